package dolmen.bot.discord.words;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The result of an ended match, in sentences.
 *
 * @param name the name or the mention of a player in a message
 */
record EndingWords(MatchOutline match, ActWords acts, Function<PlayerId, String> name) {

    /** The result, and at a larger table the other places. */
    List<Phrase> of(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled(HostAct.Annulment how) -> List.of(WordsPhrases.endedVoid(acts.phrase(match, how)));
            case Conclusion.Ranked ended -> {
                var sentences = new ArrayList<Phrase>(List.of(ranked(ended)));
                sentences.addAll(otherPlaces(ended.ranking()));
                yield sentences;
            }
        };
    }

    private Phrase ranked(Conclusion.Ranked conclusion) {
        Argument first = named(conclusion.ranking().getFirst());
        return switch (conclusion) {
            case Conclusion.ByResignation ended ->
                WordsPhrases.endedResigned(
                        player(ended.resigned()), player(ended.resigned().opponent()));
            case Conclusion.ByForfeit ended -> forfeited(ended);
            case Conclusion.ByRules ended
            when ended.outcome().reason().ofLoser() -> WordsPhrases.endedByLoser(reason(ended), first);
            case Conclusion.ByRules ended ->
                switch (Standing.of(ended)) {
                    case WON -> WordsPhrases.endedWonRules(first, reason(ended));
                    case DRAWN -> WordsPhrases.endedDrawnRules(first, reason(ended));
                    case SHARED -> WordsPhrases.endedSharedRules(first, reason(ended));
                };
            case Conclusion.ByAgreement ended ->
                switch (Standing.of(ended)) {
                    case WON -> WordsPhrases.endedWonAgreed(first);
                    case DRAWN -> WordsPhrases.endedAgreedDraw(first);
                    case SHARED -> WordsPhrases.endedSharedAgreed(first);
                };
            case Conclusion.ByAdjudication ended ->
                switch (Standing.of(ended)) {
                    case WON -> WordsPhrases.endedWonAdjudicated(first, acts.moderator(match));
                    case DRAWN -> WordsPhrases.endedDrawnAdjudicated(first, acts.moderator(match));
                    case SHARED -> WordsPhrases.endedSharedAdjudicated(first, acts.moderator(match));
                };
            case Conclusion.ByRepetition ended ->
                switch (Standing.of(ended)) {
                    case WON -> WordsPhrases.endedWonRepetition(first);
                    case DRAWN -> WordsPhrases.endedDrawnRepetition(first);
                    case SHARED -> WordsPhrases.endedSharedRepetition(first);
                };
            case Conclusion.ByNoProgress ended ->
                switch (Standing.of(ended)) {
                    case WON -> WordsPhrases.endedWonNoProgress(first, new Amount(ended.plies()));
                    case DRAWN -> WordsPhrases.endedDrawnNoProgress(first, new Amount(ended.plies()));
                    case SHARED -> WordsPhrases.endedSharedNoProgress(first, new Amount(ended.plies()));
                };
        };
    }

    /** The standing of those who came first. */
    private enum Standing {
        WON,
        DRAWN,
        SHARED;

        static Standing of(Conclusion.Ranked conclusion) {
            if (conclusion.drawn()) {
                return DRAWN;
            }
            return conclusion.ranking().getFirst().size() > 1 ? SHARED : WON;
        }
    }

    private Phrase forfeited(Conclusion.ByForfeit ended) {
        Argument loser = player(ended.forfeiter());
        Argument winner = player(ended.forfeiter().opponent());
        return switch (ended.cause()) {
            case TIME -> WordsPhrases.endedOutOfTime(loser, winner);
            case LEFT -> WordsPhrases.endedLeft(loser, winner);
        };
    }

    private Argument reason(Conclusion.ByRules ended) {
        return match.players().size() == 2 && !ended.drawn()
                ? ended.outcome().reason().words(named(ended.ranking().getLast()))
                : ended.outcome().reason().words();
    }

    /** The places of the other players, if they are not obvious. */
    private List<Phrase> otherPlaces(List<Set<Seat>> ranking) {
        var places = new ArrayList<Phrase>();
        if (match.players().size() > 2) {
            int better = ranking.getFirst().size();
            for (Set<Seat> place : ranking.subList(1, ranking.size())) {
                places.add(WordsPhrases.endedPlace(new Amount(better + 1), named(place)));
                better += place.size();
            }
        }
        return places;
    }

    private Argument player(Seat seat) {
        return named(Set.of(seat));
    }

    private Argument named(Set<Seat> seats) {
        return Listing.and(seats.stream()
                .sorted()
                .map(match::player)
                .map(player -> new Verbatim(name.apply(player)))
                .toList());
    }
}
