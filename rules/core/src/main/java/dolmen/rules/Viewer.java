package dolmen.rules;

/** An observer of a position: one of its seats, or a spectator, who sees only what is public. */
public sealed interface Viewer permits Seat, Spectator {}
