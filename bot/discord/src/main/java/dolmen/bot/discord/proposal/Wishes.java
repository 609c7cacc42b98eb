package dolmen.bot.discord.proposal;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;

/**
 * What somebody wants of a match to be proposed, as far as it is chosen. Immutable.
 *
 * @param invited the opponents; none for whoever comes
 * @param game the text of a variant, or what was typed in its place
 * @param pace the text of a time control, or what was typed in its place; empty for what is usual
 * @param rated whether the match is to count; empty for what is usual: it does, unless it is the first match of
 *     somebody
 */
record Wishes(
        List<PlayerId> invited, Optional<String> game, Optional<String> pace, SideWish side, Optional<Boolean> rated) {
    /** Those of somebody who has chosen nothing yet. */
    static final Wishes NONE =
            new Wishes(List.of(), Optional.empty(), Optional.empty(), SideWish.RANDOM, Optional.empty());

    Wishes {
        invited = List.copyOf(invited);
    }

    /** Those of somebody who has chosen a person alone. */
    static Wishes toPlay(PlayerId opponent) {
        return toPlay(List.of(opponent));
    }

    /** Those of somebody who has chosen the game alone. */
    static Wishes toPlay(Variant game) {
        return new Wishes(NONE.invited, Optional.of(game.text()), NONE.pace, NONE.side, NONE.rated);
    }

    /** The same wishes for a match that counts only if that was chosen. */
    Wishes practice() {
        return new Wishes(invited, game, pace, side, Optional.of(rated.orElse(false)));
    }

    /** The same wishes for a match of that variant that does not count. */
    Wishes friendly(Variant variant) {
        return new Wishes(invited, Optional.of(variant.text()), pace, side, Optional.of(false));
    }

    /** The same wishes for a match without people: the first moves first, no time is kept, and nothing counts. */
    Wishes amongComputers() {
        return new Wishes(invited, game, Optional.of(TimeControl.NONE.text()), SideWish.FIRST, Optional.of(false));
    }

    /** Those of somebody who has chosen these people alone. */
    static Wishes toPlay(List<PlayerId> opponents) {
        return new Wishes(opponents, NONE.game, NONE.pace, NONE.side, NONE.rated);
    }
}
