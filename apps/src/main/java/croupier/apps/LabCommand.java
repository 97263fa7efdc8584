package croupier.apps;

import picocli.CommandLine.Command;

/** What a designer wants to know of cards: studies of many matches. */
@Command(
        name = "lab",
        mixinStandardHelpOptions = true,
        description = "Studies of many matches: run a plan, ask its results, report, compare, tune, evolve.",
        subcommands = {
            LabRunCommand.class,
            LabQueryCommand.class,
            LabReportCommand.class,
            LabCompareCommand.class,
            LabTuneCommand.class,
            LabEvolveCommand.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier lab run plan.yaml                     plays it and writes Parquet files; goes on where it stopped",
            "  croupier lab query \"select * from seats\" plan  asks them with SQL",
            "",
            "  croupier lab report plan --plan plan.yaml      one HTML file, and replays of matches that stand out",
            "docs/lab.md says what a plan and the tables are."
        })
final class LabCommand extends Subcommand {
    @Override
    public Integer call() {
        spec.commandLine().usage(out());
        return Exit.OK;
    }
}
