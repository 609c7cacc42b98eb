package dolmen.rules.facts;

import dolmen.rules.Position;

/**
 * A move that shows how a game is played, in its variant of all defaults.
 *
 * @param position the {@link Position#text()} before it
 * @param move its canonical text
 */
public record Example(String position, String move) {}
