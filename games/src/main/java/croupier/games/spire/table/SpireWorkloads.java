package croupier.games.spire.table;

import static croupier.games.spire.words.SpireWords.TURN;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.FirstFloors;
import croupier.games.spire.cards.SpireContent;
import croupier.games.spire.words.RunWords;
import croupier.kernel.*;
import java.util.List;
import java.util.Map;

/** What is played to measure the speed of the game. */
public final class SpireWorkloads {
    public static final List<Workload> ALL = List.of(
            new Workload(
                    "battles",
                    "battles as a run's first floors have them",
                    "battles",
                    Map.of("mode", SpireContent.BATTLE, "deck", "Traveller", "encounter", FirstFloors.NAME),
                    List.of(Tally.atTheEnd("turns", t -> t.get(TURN) + 1))),
            new Workload(
                    "combat",
                    "the first deck against the monsters of the first floors",
                    "battles",
                    Map.of("mode", SpireContent.BATTLE, "deck", "Starter", "encounter", FirstFloors.NAME),
                    List.of(Tally.atTheEnd("turns", t -> t.get(TURN) + 1))),
            new Workload(
                    "runs",
                    "whole runs of the first hero",
                    "runs",
                    Map.of("mode", SpireContent.RUN),
                    List.of(
                            Tally.atTheEnd("floors", t -> t.get(RunWords.FLOOR_NOW)),
                            Tally.atTheEnd("battles", t -> t.get(RunWords.BATTLES)),
                            Tally.answers("answers in battle", t -> Battle.isOn(t) ? 1 : 0),
                            Tally.answers("other answers", t -> Battle.isOn(t) ? 0 : 1))));

    private SpireWorkloads() {}
}
