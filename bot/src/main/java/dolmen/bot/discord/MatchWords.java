package dolmen.bot.discord;

import dolmen.bot.match.Conclusion;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayerId;
import dolmen.rules.Outcome;
import dolmen.rules.Ply;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A match in words that everybody may read. */
final class MatchWords {
    private static final int MAX_THREAD_NAME = 100;

    private final Names names;
    private final VariantCatalogue variants;

    MatchWords(Names names, VariantCatalogue variants) {
        this.names = names;
        this.variants = variants;
    }

    /** The name of its thread, such as "Murus Gallicus #12: Astrid – Björn". */
    String threadName(Match match) {
        String players = match.players().stream().map(names::plain).collect(Collectors.joining(" – "));
        return Text.line("%s #%s: %s".formatted(game(match), match.id(), players), MAX_THREAD_NAME);
    }

    /** Such as "match #12". */
    String number(Match match) {
        return "match #" + match.id();
    }

    /** The name of its game alone. */
    String game(Match match) {
        return match.standing().game().facts().name();
    }

    /** Its game with all that was chosen. */
    String variant(Match match) {
        return variants.name(match.record().variant());
    }

    /** A link to where it is played. */
    String place(Match match) {
        return "<#" + match.venue().thread() + ">";
    }

    /** Its players in the order of their seats. */
    String players(Match match) {
        return match.players().stream().map(names::bold).collect(Collectors.joining(" and "));
    }

    /** The match in one unformatted line, as that player sees it. */
    String summary(Match match, PlayerId player) {
        String others = match.players().stream()
                .filter(other -> !other.equals(player))
                .map(names::plain)
                .collect(Collectors.joining(" and "));
        boolean waiting = match.playerToMove().equals(Optional.of(player));
        return "#%s %s against %s · %s"
                .formatted(match.id(), variant(match), others, waiting ? "your turn" : "their turn");
    }

    /** Who moves first, or the last ply and who played it. */
    String latest(Match match) {
        return lastPly(match)
                .map(words -> actor(match) + " played " + words)
                .orElseGet(() -> names.bold(match.player(Seat.FIRST)) + " moves first.");
    }

    /** The last ply in words that everybody may read; empty before the first. */
    private Optional<String> lastPly(Match match) {
        return match.standing()
                .lastInWords(new Spectator())
                .map(sentence -> "`%s`: %s.".formatted(match.record().moves().getLast(), sentence));
    }

    private String actor(Match match) {
        return match.standing().last().map(ply -> actor(match, ply)).orElse("");
    }

    private String actor(Match match, Ply<?> ply) {
        return ply.before().turn() instanceof Turn.ToMove(Seat seat) ? names.bold(match.player(seat)) : "Chance";
    }

    /** Whose turn it is, or how the match ended. */
    String standing(Match match) {
        return match.conclusion()
                .map(conclusion -> conclusion(match, conclusion))
                .or(() -> match.playerToMove().map(player -> "It is " + names.bold(player) + "'s turn."))
                .orElse("");
    }

    /** How the match ended; empty while it is live. */
    Optional<String> conclusion(Match match) {
        return match.conclusion().map(conclusion -> conclusion(match, conclusion));
    }

    private String conclusion(Match match, Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.ByRules(Outcome outcome)
            when outcome.drawn() ->
                "The match is drawn: %s.".formatted(outcome.reason().words());
            case Conclusion.ByRules(Outcome outcome) ->
                "%s wins: %s."
                        .formatted(
                                named(match, outcome.winners()),
                                outcome.reason().words());
            case Conclusion.ByResignation(Seat resigned) ->
                "%s resigned, so %s wins."
                        .formatted(
                                names.bold(match.player(resigned)),
                                named(match, conclusion.ranking().getFirst()));
        };
    }

    private String named(Match match, Set<Seat> seats) {
        return seats.stream().sorted().map(match::player).map(names::bold).collect(Collectors.joining(" and "));
    }
}
