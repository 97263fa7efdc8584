package croupier.script.scenario;

/** A game that scenarios can be written for; its class implements this beside Game. */
public interface Staged {
    /** The game's side of scenarios; made once. */
    Stage stage();
}
