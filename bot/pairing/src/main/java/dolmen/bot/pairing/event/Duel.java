package dolmen.bot.pairing.event;

import java.util.List;

/**
 * A match of two.
 *
 * @param round the round, from 1
 * @param white the player who moves first
 * @param black the other player
 * @param result the result, once there is one
 */
public record Duel(int round, Entrant white, Entrant black, Result result) implements Pairing {

    public Duel {
        if (white.equals(black)) {
            throw new IllegalArgumentException("nobody is their own opponent: " + white);
        }
    }

    /** A match without a result yet. */
    public static Duel open(int round, Entrant white, Entrant black) {
        return new Duel(round, white, black, Result.UNDECIDED);
    }

    /** The match with this result. */
    public Duel with(Result decided) {
        return new Duel(round, white, black, decided);
    }

    /** The replay in the same round, with changed colours. */
    public Duel replay() {
        return open(round, /* white= */ black, /* black= */ white);
    }

    /** The colour of one of the players. */
    public Colour colour(Entrant player) {
        return player.equals(white) ? Colour.WHITE : Colour.BLACK;
    }

    /** The other player. */
    public Entrant opponent(Entrant player) {
        return player.equals(white) ? black : white;
    }

    /** True if these two meet here. */
    public boolean joins(Entrant one, Entrant other) {
        return (white.equals(one) && black.equals(other)) || (white.equals(other) && black.equals(one));
    }

    @Override
    public List<Entrant> entrants() {
        return List.of(white, black);
    }

    @Override
    public boolean decided() {
        return result.decided();
    }

    @Override
    public Share share(Entrant player) {
        Points points = result.points(colour(player));
        return new Share(
                round,
                points,
                !result.forfeitedBy(colour(player)),
                decided() ? List.of(new Share.Encounter(opponent(player), points, result.played())) : List.of());
    }

    @Override
    public Duel without(Entrant leaver) {
        return decided() ? this : with(Result.forfeit(leaver.equals(white), leaver.equals(black)));
    }
}
