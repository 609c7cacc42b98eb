package dolmen.bot.discord.words;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A match in words that everybody may read. */
public final class MatchWords {
    private static final int MAX_THREAD_NAME = 100;

    private final Names names;
    private final ActWords acts;
    private final RunWords runs;
    private final VariantCatalogue variants;

    public MatchWords(Names names, VariantCatalogue variants) {
        this.names = names;
        this.acts = new ActWords(names);
        this.runs = new RunWords(names, this::told);
        this.variants = variants;
    }

    /** The same words with the names that people bear on that server, or elsewhere. */
    public MatchWords on(Optional<GuildId> server) {
        return new MatchWords(names.on(server), variants);
    }

    /** The same words for the members of the server where the match is played. */
    public MatchWords at(MatchOutline match) {
        return on(Optional.of(match.venue().guild()));
    }

    /** The name of its thread, such as "Astrid – Björn · Murus Gallicus #12": narrow lists cut its end. */
    public String threadName(MatchOutline match) {
        String players = match.players().stream().map(names::plain).collect(Collectors.joining(" – "));
        String which = " · %s #%s".formatted(game(match), match.id());
        return Text.line(players, MAX_THREAD_NAME - which.length()) + which;
    }

    /** Such as "match #12". */
    public String number(MatchOutline match) {
        return match.id().brought() ? "the match in the file" : "match #" + match.id();
    }

    /** The same at the beginning of a sentence. */
    public String numberFirst(MatchOutline match) {
        return match.id().brought() ? "The match in the file" : "Match #" + match.id();
    }

    /** The name of its game alone. */
    public String game(MatchOutline match) {
        return match.facts().name();
    }

    /** Its game with all that was chosen. */
    public String variant(MatchOutline match) {
        return variants.name(match.variant());
    }

    /** Whether it counts for ratings, in a sentence. */
    public String stake(MatchOutline match) {
        return match.practice() ? "Practice: it changes no rating." : variants.stake(match.variant(), match.rated());
    }

    /** Whether it can count for ratings. */
    public boolean rated(MatchOutline match) {
        return match.rated() && variants.rated(match.variant());
    }

    /** These people by their names. */
    public String named(List<PlayerId> people) {
        return names.bold(people);
    }

    /** A link to where it is played. */
    public String place(MatchOutline match) {
        return "<#" + match.venue().thread() + ">";
    }

    /** Its players in the order of their seats. */
    public String players(MatchOutline match) {
        return names.bold(match.players());
    }

    /** The match in one unformatted line, as that player sees it. */
    public String summary(MatchOutline match, PlayerId player) {
        boolean waiting = match.playerToMove().equals(Optional.of(player));
        return "%s · %s".formatted(title(match, player), waiting ? "your turn" : "their turn");
    }

    /** What is played against whom, unformatted, as that player sees it. */
    public String title(MatchOutline match, PlayerId player) {
        String others = Text.list(match.players().stream()
                .filter(other -> !other.equals(player))
                .map(names::plain)
                .toList());
        return "#%s %s against %s".formatted(match.id(), variant(match), others);
    }

    /**
     * The player who moves first, or what happened last, a turn or an act besides moving, as its viewer may know it.
     */
    public String latest(SeenMatch<?> match) {
        Optional<HostAct> act = match.lastAct();
        if (act.isPresent() && !toldByConclusion(match)) {
            return acts.of(match, act.get());
        }
        if (match.runFrom().isPresent()) {
            return runs.of(match, match.runFrom().get());
        }
        return match.lastMover()
                .map(mover -> RunWords.mover(names, match, mover) + " played " + told(match, match.lastTurn()))
                .orElseGet(() ->
                        match.live() ? names.bold(match.player(Seat.FIRST)) + " moves first." : "Nobody has moved.");
    }

    /** The same for the result, which says itself how an act has ended the match: the move before that is old. */
    public Optional<String> latestBeforeResult(SeenMatch<?> match) {
        boolean old = match.lastMover().isPresent() && match.lastAct().isPresent() && toldByConclusion(match);
        return old ? Optional.empty() : Optional.of(latest(match));
    }

    /** What was answered at once to the last turn that somebody made in person; empty if nothing was. */
    public Optional<String> answers(SeenMatch<?> match) {
        return match.runFrom().map(from -> runs.answers(match, from));
    }

    /** The last turn that somebody made in person, as its viewer may know it. */
    public List<Standing.Told> lastInPerson(SeenMatch<?> match) {
        return match.runFrom().map(from -> RunWords.first(match, from)).orElseGet(match::lastTurn);
    }

    /** True if an act ended the match itself, so that how it ended says the same. */
    private static boolean toldByConclusion(MatchOutline match) {
        return match.conclusion()
                .filter(conclusion -> !(conclusion instanceof Conclusion.ByRules))
                .isPresent();
    }

    /** Plies in words, one after the other, their players by name. */
    public String told(MatchOutline match, List<Standing.Told> plies) {
        SeatNames seats = seats(match).each(Text::escaped);
        return told(plies.stream().map(told -> named(told, seats)).toList());
    }

    private static Standing.Told named(Standing.Told told, SeatNames seats) {
        return switch (told) {
            case Standing.Told.Played(String text, String sentence) ->
                new Standing.Told.Played(text, seats.in(sentence));
            case Standing.Told.Happened(String sentence) -> new Standing.Told.Happened(seats.in(sentence));
        };
    }

    /** What its players are called where the game speaks of seats, unformatted. */
    public SeatNames seats(MatchOutline match) {
        return new SeatNames(match.players().stream().map(names::plain).toList());
    }

    /** Plies in words, one after the other; whoever plays is called by the seat. */
    public static String told(List<Standing.Told> plies) {
        return plies.stream()
                .map(told -> switch (told) {
                    case Standing.Told.Played(String text, String sentence) -> "`%s`: %s.".formatted(text, sentence);
                    case Standing.Told.Happened(String sentence) -> sentence + ".";
                })
                .collect(Collectors.joining(" "));
    }

    /** Whose turn it is, or how the match ended. */
    public String standing(MatchOutline match) {
        return match.conclusion()
                .map(conclusion -> conclusion(match, conclusion))
                .or(() -> match.playerToMove().map(player -> "It is " + names.bold(player) + "'s turn."))
                .orElse("");
    }

    /** The same for that reader, who may be the one to move. */
    public String standing(MatchOutline match, PlayerId reader) {
        return match.playerToMove().filter(reader::equals).isPresent() ? "It is your turn." : standing(match);
    }

    /** How the match ended; empty while it is live. */
    public Optional<String> conclusion(MatchOutline match) {
        return match.conclusion().map(conclusion -> conclusion(match, conclusion));
    }

    /** That hints were allowed, as a sentence behind others; empty if they were not agreed on. */
    public static String hints(MatchOutline match) {
        return match.hintsAgreed() ? " Hints were allowed." : "";
    }

    private String conclusion(MatchOutline match, Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled(HostAct.Annulment how) -> acts.of(match, how) + " It counts for nothing.";
            case Conclusion.ByRules ended
            when ended.outcome().reason().ofLoser() ->
                ending(
                        match,
                        ended,
                        ended.outcome().loser(),
                        ended.outcome().reason().words());
            case Conclusion.ByRules ended ->
                ending(match, ended, ended.outcome().reason().words());
            case Conclusion.ByResignation ended -> ending(match, ended, ended.resigned(), "resigned");
            case Conclusion.ByForfeit ended -> ending(match, ended, ended.forfeiter(), ActWords.of(ended.cause()));
            case Conclusion.ByAgreement ended -> ending(match, ended, "agreed");
            case Conclusion.ByAdjudication ended -> ending(match, ended, "decided by " + acts.moderator(match));
            case Conclusion.ByRepetition ended ->
                ending(match, ended, "by the host's rule, since the same position stood for the third time");
            case Conclusion.ByNoProgress ended ->
                ending(match, ended, "by the host's rule, after %d moves without progress".formatted(ended.plies()));
        };
    }

    /** At a table of two, where what one player did makes the other win. */
    private String ending(MatchOutline match, Conclusion.Ranked conclusion, Seat loser, String how) {
        return "%s %s, so %s wins.".formatted(names.bold(match.player(loser)), how, winners(match, conclusion));
    }

    private String ending(MatchOutline match, Conclusion.Ranked conclusion, String how) {
        if (conclusion.drawn()) {
            return "The match is drawn: %s.".formatted(how);
        }
        boolean shared = conclusion.ranking().getFirst().size() > 1;
        return "%s %s: %s.".formatted(winners(match, conclusion), shared ? "share first place" : "wins", how)
                + otherPlaces(match, conclusion);
    }

    /** The places of the others, at a table where they are not obvious. */
    private String otherPlaces(MatchOutline match, Conclusion.Ranked conclusion) {
        var ranking = conclusion.ranking();
        if (match.players().size() == 2) {
            return "";
        }
        var words = new StringBuilder();
        int better = ranking.getFirst().size();
        for (Set<Seat> place : ranking.subList(1, ranking.size())) {
            words.append(" %d. %s.".formatted(better + 1, named(match, place)));
            better += place.size();
        }
        return words.toString();
    }

    private String winners(MatchOutline match, Conclusion.Ranked conclusion) {
        return named(match, conclusion.ranking().getFirst());
    }

    private String named(MatchOutline match, Set<Seat> seats) {
        return names.bold(seats.stream().sorted().map(match::player).toList());
    }
}
