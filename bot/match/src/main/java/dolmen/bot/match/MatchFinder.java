package dolmen.bot.match;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.Optional;

/**
 * Finds the match that a person means, by its number or by the place where the person writes. Safe for use by many
 * threads.
 */
public final class MatchFinder {
    private final LiveMatches matches;

    public MatchFinder(LiveMatches matches) {
        this.matches = matches;
    }

    /** The result of a search. */
    public sealed interface Found {
        record One(Match match) implements Found {}

        record None(Refusal refusal) implements Found {}
    }

    /** The match with the number. */
    public Found byNumber(MatchId id) {
        return matches.find(id).<Found>map(Found.One::new).orElseGet(MatchFinder::none);
    }

    /**
     * The match meant by a person who gives no number: the only one in the channel, else the only one there with the
     * person, else the only one there that waits for the person.
     */
    public Found in(ChannelId channel, PlayerId person) {
        List<Match> here = matches.in(channel);
        return here.isEmpty() ? none() : among(here, person);
    }

    private static Found among(List<Match> here, PlayerId person) {
        List<Match> own =
                here.stream().filter(match -> match.seatOf(person).isPresent()).toList();
        List<Match> waiting = own.stream()
                .filter(match -> match.playerToMove().equals(Optional.of(person)))
                .toList();
        for (List<Match> candidates : List.of(here, own, waiting)) {
            if (candidates.size() == 1) {
                return new Found.One(candidates.getFirst());
            }
        }
        List<Match> candidates = own.isEmpty() ? here : own;
        return new Found.None(
                new MatchRefusal.WhichMatch(candidates.stream().map(Match::id).toList()));
    }

    /** The match meant in the channel; if no match is played there, the person's only live one. */
    public Found inOrElsewhere(ChannelId channel, PlayerId person) {
        List<Match> here = matches.in(channel);
        if (!here.isEmpty()) {
            return among(here, person);
        }
        List<Match> live = matches.liveOf(person);
        return switch (live.size()) {
            case 0 -> none();
            case 1 -> new Found.One(live.getFirst());
            default -> new Found.None(new MatchRefusal.WhichOfYours(person, live));
        };
    }

    private static Found none() {
        return new Found.None(new MatchRefusal.NoMatch());
    }
}
