package dolmen.bot.discord.words;

import dolmen.bot.discord.words.typed.PlainWords;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.Request;
import dolmen.bot.match.RequestRefusal;
import dolmen.bot.match.TypedRefusal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Refusals in a match, as messages to the person refused: the obstacle, and the next step.
 *
 * @param reader the person refused; empty if the message may be read by others
 */
public record RefusalWords(MatchWords matches, CommandBook commands, Optional<PlayerId> reader) {
    /** The maximum number of matches to choose from if it is unclear which is meant. */
    public static final int MOST_MATCHES = 10;

    private static final int MAX_QUOTE = 60;
    private static final int MAX_REASON = 400;
    private static final Pattern NO_LETTERS = Pattern.compile("[^a-z]+");
    private static final Pattern RESIGNING =
            Pattern.compile("(?:i )?(?:resign|concede|give up|surrender)(?: the (?:game|match))?");
    private static final Pattern PASSING = Pattern.compile("(?:i )?(?:pass|skip)(?: (?:my|the) turn)?");
    private static final Pattern TAKING_BACK =
            Pattern.compile("undo|take ?back|(?:i )?take (?:it|that|my (?:move|turn)) back");
    private static final Pattern OFFERING = Pattern.compile("(?:i )?(?:offer (?:a )?)?draw(?: offer)?");

    /** A copy for readers on the server; without one it uses people's general names. */
    public RefusalWords on(Optional<GuildId> server) {
        return new RefusalWords(matches.on(server), commands, reader);
    }

    /** A copy for messages that the person alone reads. */
    public RefusalWords to(PlayerId person) {
        return new RefusalWords(matches, commands, Optional.of(person));
    }

    public String of(Refusal refusal) {
        return switch (refusal) {
            case MatchRefusal ofMatch -> of(ofMatch);
            case RequestRefusal ofRequest -> of(ofRequest);
            case TypedRefusal ofTyped -> of(ofTyped);
        };
    }

    private String of(MatchRefusal refusal) {
        return switch (refusal) {
            case MatchRefusal.NoMatch() ->
                "There is no such match here. %s lists your matches, and %s starts one."
                        .formatted(commands.mention("games"), commands.mention("challenge"));
            case MatchRefusal.WhichMatch(List<MatchId> candidates) ->
                "Several matches are played here: %s. Say which one you mean with the option `match`."
                        .formatted(candidates.stream().map(id -> "#" + id).collect(Collectors.joining(", ")));
            case MatchRefusal.WhichOfYours(PlayerId person, List<Match> live) -> which(person, live);
            case MatchRefusal.NotYourMatch(Match match) ->
                match.live()
                        ? "%s play %s. %s starts yours."
                                .formatted(matches.players(match), matches.number(match), commands.mention("challenge"))
                        : "%s played %s. %s starts a match of your own."
                                .formatted(
                                        matches.players(match), matches.number(match), commands.mention("challenge"));
            case MatchRefusal.NotYourTurn(Match match) ->
                "%s You will see in %s when it is yours.".formatted(standing(match), matches.number(match));
            case MatchRefusal.OutOfPlay(Match match) ->
                "You are out of %s, and the others play on in %s."
                        .formatted(matches.number(match), matches.place(match));
            case MatchRefusal.MatchOver(Match match) ->
                "Match #%s is over. %s %s starts another."
                        .formatted(
                                match.id(),
                                matches.standing(match),
                                commands.mention(match.withComputers() ? "play" : "challenge"));
            case MatchRefusal.Stale(Match match) ->
                "Match #%s has moved on since then. %s %s"
                        .formatted(match.id(), matches.brief(match.publicly()), standing(match));
            case MatchRefusal.Paused(Match match) ->
                "Match #%s is paused by agreement. Any player can resume it with *More*.".formatted(match.id());
            case MatchRefusal.OwnMatch(Match match) ->
                "You play in %s yourself, so another moderator decides it; %s names them."
                        .formatted(matches.number(match), commands.mention("settings-server"));
            case MatchRefusal.UnderWay(Match match) ->
                "You play this position in match #%s. Ask again when that is over.".formatted(match.id());
            case MatchRefusal.NoSuchWinner(Match match) ->
                "The winner must still be in play in %s.".formatted(matches.number(match));
        };
    }

    private String standing(Match match) {
        return reader.map(person -> matches.standing(match, person)).orElseGet(() -> matches.standing(match));
    }

    private String which(PlayerId person, List<Match> live) {
        String lines = live.stream()
                .limit(MOST_MATCHES)
                .map(match ->
                        "- %s · %s\n".formatted(Text.escaped(matches.summary(match, person)), matches.place(match)))
                .collect(Collectors.joining());
        return "Which match do you mean? Look at one below, or use the option `match`.\n%s%s lists all."
                .formatted(lines, commands.mention("games"));
    }

    private String askedAlready(Match match, Request.Kind before) {
        return switch (before) {
            case DRAW ->
                "You have offered a draw in %s already; you can again when you have made a move."
                        .formatted(matches.number(match));
            case TAKE_BACK ->
                "You have asked for a take-back in %s already; you can ask again when somebody has moved."
                        .formatted(matches.number(match));
            case PAUSE ->
                "You have asked for a pause of %s already; you can ask again when somebody else has moved."
                        .formatted(matches.number(match));
            case HINTS ->
                "You have asked to allow hints in %s already; you can ask again when somebody else has moved."
                        .formatted(matches.number(match));
        };
    }

    private String of(RequestRefusal refusal) {
        return switch (refusal) {
            case RequestRefusal.NotPaused(Match match) -> "Match #%s is not paused.".formatted(match.id());
            case RequestRefusal.NoTimeToStop(Match match) ->
                match.clock().stopped()
                        ? "Match #%s is paused already.".formatted(match.id())
                        : "There is no time limit in %s, so there is nothing to pause."
                                .formatted(matches.number(match));
            case RequestRefusal.RequestStands(Match match) ->
                "There is an open request in %s. It must be answered first.".formatted(matches.number(match));
            case RequestRefusal.AskedAlready(Match match, Request.Kind before) -> askedAlready(match, before);
            case RequestRefusal.NothingAsked(Match match) ->
                "That is not yours to answer, or it was answered already. %s".formatted(matches.standing(match));
            case RequestRefusal.NothingToTakeBack(Match match) ->
                "You have no turn to take back: you have not moved, or a card was shown since.";
            case RequestRefusal.ComputersDecline(Match match, Request.Kind kind) -> declined(match, kind);
            case RequestRefusal.NoHintsToAllow(Match match) ->
                match.hintsAllowed()
                        ? "Hints are allowed in %s already: *Hint* behind *More* gives one on your turn."
                                .formatted(matches.number(match))
                        : "%s is rated, so there are no hints in it.".formatted(matches.numberFirst(match));
            case RequestRefusal.TooLateToAbort(Match match) ->
                "A match can be called off in its first two turns only. Resign match #%s, or offer a draw."
                        .formatted(match.id());
        };
    }

    private static String declined(Match match, Request.Kind kind) {
        return switch (kind) {
            case DRAW ->
                match.rated()
                        ? "Computers agree to no draw in rated matches: play on, or resign."
                        : "Your opponent wants to play on: it may stand better, or it is too early to tell.";
            case TAKE_BACK -> "Nothing is taken back in a rated match against a computer. In practice you may.";
            case PAUSE -> "Your opponent wants to play on.";
            case HINTS -> "There are no hints in a rated match.";
        };
    }

    private String of(TypedRefusal refusal) {
        return switch (refusal) {
            case TypedRefusal.NotAMove(Match match, String typed, String why, List<String> nearest)
            when Text.line(typed, MAX_QUOTE).isEmpty() -> nothing(nearest);
            case TypedRefusal.NotAMove(Match match, String typed, String why, List<String> nearest)
            when act(typed).isPresent() -> act(typed).get();
            case TypedRefusal.IllegalMove(Match match, String typed, String why, List<String> nearest)
            when act(typed).isPresent() -> act(typed).get();
            case TypedRefusal.NotAMove(Match match, String typed, String why, List<String> nearest) ->
                "%s is not a move in %s.%s %s lists every legal move."
                        .formatted(
                                quoted(typed),
                                matches.game(match),
                                nearest.isEmpty()
                                        ? " " + reason(matches.seats(match).in(why))
                                        : proposed(nearest),
                                commands.mention("move"));
            case TypedRefusal.IllegalMove(Match match, String typed, String why, List<String> nearest) ->
                "%s cannot be played now. %s%s"
                        .formatted(quoted(typed), reason(matches.seats(match).in(why)), proposed(nearest));
            case TypedRefusal.AmbiguousMove(Match match, String typed, List<String> candidates, int others) ->
                candidates.size() == 1
                        ? "%s is unclear, so nothing is played in %s yet. Did you mean %s?"
                                .formatted(
                                        quoted(typed),
                                        matches.number(match),
                                        placesNamed(match) ? listed(candidates) : "this")
                        : "%s can mean several moves in %s. Did you mean one of these%s%s?"
                                .formatted(
                                        quoted(typed),
                                        matches.number(match),
                                        placesNamed(match) ? ": " + listed(candidates) : "",
                                        untold(others));
        };
    }

    /** False at a card table, where the texts of moves are numbers and the buttons tell the moves as sentences. */
    private static boolean placesNamed(Match match) {
        return match.standing().scene(match.toMove().orElseThrow()).surface().named();
    }

    /** A pointer to the right command or button, if the typed text asks for an action other than a move. */
    public Optional<String> act(String typed) {
        String words = NO_LETTERS.matcher(PlainWords.of(typed)).replaceAll(" ").strip();
        if (RESIGNING.matcher(words).matches()) {
            return Optional.of("To give the match up, use %s.".formatted(commands.mention("resign")));
        }
        if (PASSING.matcher(words).matches()) {
            return Optional.of("Nobody can pass here. %s lists every legal move.".formatted(commands.mention("move")));
        }
        if (TAKING_BACK.matcher(words).matches()) {
            return Optional.of("To ask for your last turn back, press *More* on the board.");
        }
        return OFFERING.matcher(words).matches()
                ? Optional.of("To offer a draw, press *More* on the board.")
                : Optional.empty();
    }

    private String nothing(List<String> examples) {
        String example = examples.stream()
                .findFirst()
                .map(move -> " such as `%s`".formatted(move))
                .orElse("");
        return "You typed nothing. Type a move%s. %s lists every legal move."
                .formatted(example, commands.mention("move"));
    }

    private static String quoted(String typed) {
        return "“" + Text.escaped(Text.line(typed, MAX_QUOTE)) + "”";
    }

    /** The reason, escaped because it may quote typed text. */
    static String reason(String why) {
        return Text.escaped(Text.line(why, MAX_REASON));
    }

    private static String proposed(List<String> nearest) {
        return nearest.isEmpty() ? "" : " You could play " + listed(nearest) + ".";
    }

    private static String listed(List<String> moves) {
        return moves.stream().map(move -> "`" + move + "`").collect(Collectors.joining(", "));
    }

    private static String untold(int others) {
        return others == 0 ? "" : ", or one of %d more".formatted(others);
    }
}
