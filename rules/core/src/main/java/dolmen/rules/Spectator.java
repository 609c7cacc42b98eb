package dolmen.rules;

/** A viewer without a seat, who sees only what is public. */
public record Spectator() implements Viewer {}
