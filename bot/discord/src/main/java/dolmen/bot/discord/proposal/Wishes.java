package dolmen.bot.discord.proposal;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;

/**
 * A person's choices so far for a match to propose. Immutable.
 *
 * @param invited the opponents; empty for anybody
 * @param game the text of a variant, or the text typed in its place
 * @param pace the text of a time control, or the text typed in its place; empty for the default
 * @param side the side; empty for the default, a random one
 * @param rated true for a rated match; empty for the default: rated, unless it is somebody's first match
 */
record Wishes(
        List<PlayerId> invited,
        Optional<String> game,
        Optional<String> pace,
        Optional<SideWish> side,
        Optional<Boolean> rated) {
    /** Wishes without any choice. */
    static final Wishes NONE =
            new Wishes(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    Wishes {
        invited = List.copyOf(invited);
    }

    /** Wishes with only an opponent. */
    static Wishes toPlay(PlayerId opponent) {
        return toPlay(List.of(opponent));
    }

    /** Wishes with only a game. */
    static Wishes toPlay(Variant game) {
        return new Wishes(NONE.invited, Optional.of(game.text()), NONE.pace, NONE.side, NONE.rated);
    }

    /** These wishes for a match that is rated only if that was chosen. */
    Wishes practice() {
        return new Wishes(invited, game, pace, side, Optional.of(rated.orElse(false)));
    }

    /** These wishes, to move first unless a side was chosen. */
    Wishes movingFirst() {
        return new Wishes(invited, game, pace, side.or(() -> Optional.of(SideWish.FIRST)), rated);
    }

    /** These wishes with the side. */
    Wishes on(SideWish chosen) {
        return new Wishes(invited, game, pace, Optional.of(chosen), rated);
    }

    /** These wishes for an unrated match of the variant. */
    Wishes friendly(Variant variant) {
        return new Wishes(invited, Optional.of(variant.text()), pace, side, Optional.of(false));
    }

    /**
     * These wishes for a match without people: unrated, without a time limit, and with the first player moving first.
     */
    Wishes amongComputers() {
        return new Wishes(
                invited, game, Optional.of(TimeControl.NONE.text()), Optional.of(SideWish.FIRST), Optional.of(false));
    }

    /** Wishes with only these opponents. */
    static Wishes toPlay(List<PlayerId> opponents) {
        return new Wishes(opponents, NONE.game, NONE.pace, NONE.side, NONE.rated);
    }
}
