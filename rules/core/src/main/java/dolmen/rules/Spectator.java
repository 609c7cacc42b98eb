package dolmen.rules;

/** A viewer without a seat: sees what is public and nothing else. */
public record Spectator() implements Viewer {}
