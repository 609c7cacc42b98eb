package dolmen.bot.discord.proposal;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;

/**
 * A person's wishes for a proposed match, as far as they are chosen. Immutable.
 *
 * @param invited the opponents; empty for anybody
 * @param game the text of a variant, or the text typed in its place
 * @param pace the text of a time control, or the text typed in its place; empty for the default
 * @param side empty for the default, a random one
 * @param rated true if the match is to be rated; empty for the default: it is, unless it is the first match of somebody
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

    /** Wishes with an opponent alone. */
    static Wishes toPlay(PlayerId opponent) {
        return toPlay(List.of(opponent));
    }

    /** Wishes with a game alone. */
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

    /** These wishes, on the side. */
    Wishes on(SideWish chosen) {
        return new Wishes(invited, game, pace, Optional.of(chosen), rated);
    }

    /** These wishes for an unrated match of the variant. */
    Wishes friendly(Variant variant) {
        return new Wishes(invited, Optional.of(variant.text()), pace, side, Optional.of(false));
    }

    /** These wishes for a match without people: the first moves first, no time is kept, and nothing is rated. */
    Wishes amongComputers() {
        return new Wishes(
                invited, game, Optional.of(TimeControl.NONE.text()), Optional.of(SideWish.FIRST), Optional.of(false));
    }

    /** Wishes with these opponents alone. */
    static Wishes toPlay(List<PlayerId> opponents) {
        return new Wishes(opponents, NONE.game, NONE.pace, NONE.side, NONE.rated);
    }
}
