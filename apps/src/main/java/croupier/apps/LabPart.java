package croupier.apps;

import picocli.CommandLine.ParentCommand;

/** A command of the lab. */
abstract class LabPart extends PrintingCommand {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it
    LabCommand lab;
}
