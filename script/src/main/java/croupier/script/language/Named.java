package croupier.script.language;

import croupier.kernel.Api;
import croupier.kernel.Kind;
import croupier.script.Amount;
import croupier.script.Condition;
import croupier.script.Members;
import croupier.script.Noun;
import croupier.script.Selection;

/** What a name of an expression stands for. */
@Api
public sealed interface Named {
    String name();

    record One(String name, Kind kind, Noun of) implements Named {}

    record Many(String name, Kind kind, Selection of) implements Named {}

    record Count(String name, Amount of) implements Named {}

    record Test(String name, Condition of) implements Named {}

    record Fixed(String name, int value) implements Named {}

    record Function(String name, int arguments, Members.Function of) implements Named {}

    record OneOf(String name, Kind kind, Members.RowOf of) implements Named {}

    record ManyOf(String name, Kind kind, Members.RowsOf of) implements Named {}

    record CountOf(String name, Members.NumberOf of) implements Named {}

    record TestsOf(String name, Members.TestOf of) implements Named {}
}
