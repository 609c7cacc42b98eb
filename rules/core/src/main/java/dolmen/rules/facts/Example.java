package dolmen.rules.facts;

import dolmen.rules.Position;

/**
 * A move that shows how a game is played, in the variant with all options at their defaults.
 *
 * @param position the {@link Position#text()} before it
 * @param move its canonical text
 */
public record Example(String position, String move) {}
