package croupier.apps;

import picocli.CommandLine.ParentCommand;

/** A command of the program, with what the program as a whole knows. */
abstract class Subcommand extends PrintingCommand {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it
    Main main;
}
