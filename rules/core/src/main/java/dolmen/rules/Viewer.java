package dolmen.rules;

/** Somebody who looks at a position: one of its seats, or a spectator, who sees what everybody may see. */
public sealed interface Viewer permits Seat, Spectator {}
