package dolmen.bot.discord.words;

import dolmen.bot.discord.reader.Reader;
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
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");

    /** Separates the ways to say a wish. */
    private static final Pattern OR = Pattern.compile(";");

    /** A copy for readers on the server; without one it uses people's general names. */
    public RefusalWords on(Optional<GuildId> server) {
        return new RefusalWords(matches.on(server), commands, reader);
    }

    /** A copy for one reader alone. */
    public RefusalWords on(Reader other) {
        return new RefusalWords(matches.on(other), commands, reader);
    }

    /** A copy for messages that the person alone reads. */
    public RefusalWords to(PlayerId person) {
        return new RefusalWords(matches, commands, Optional.of(person));
    }

    /** The numbers of matches, such as "#3 and #7". */
    public static Listing numbers(List<MatchId> matches) {
        return Listing.and(matches.stream().map(id -> new Verbatim("#" + id)).toList());
    }

    /** The language of these words. */
    public Wording wording() {
        return matches.wording();
    }

    public String of(Refusal refusal) {
        return matches.wording().of(phrase(refusal));
    }

    Phrase phrase(Refusal refusal) {
        return switch (refusal) {
            case MatchRefusal ofMatch -> phrase(ofMatch);
            case RequestRefusal ofRequest -> phrase(ofRequest);
            case TypedRefusal ofTyped -> phrase(ofTyped);
        };
    }

    private Phrase phrase(MatchRefusal refusal) {
        return switch (refusal) {
            case MatchRefusal.NoMatch() ->
                WordsPhrases.refusalNoMatch(commands.link("games"), commands.link("challenge"));
            case MatchRefusal.WhichMatch(List<MatchId> candidates) ->
                WordsPhrases.refusalWhichHere(numbers(candidates));
            case MatchRefusal.WhichOfYours(PlayerId person, List<Match> live) -> which(person, live);
            case MatchRefusal.NotYourMatch(Match match) ->
                match.live()
                        ? WordsPhrases.refusalOthersPlay(players(match), number(match), commands.link("challenge"))
                        : WordsPhrases.refusalOthersPlayed(players(match), number(match), commands.link("challenge"));
            case MatchRefusal.NotYourTurn(Match match) ->
                WordsPhrases.refusalNotYourTurn(standing(match), number(match));
            case MatchRefusal.OutOfPlay(Match match) -> WordsPhrases.refusalOutOfPlay(number(match), place(match));
            case MatchRefusal.MatchOver(Match match) ->
                WordsPhrases.refusalOver(
                        id(match),
                        new Verbatim(matches.standing(match)),
                        commands.link(match.withComputers() ? "play" : "challenge"));
            case MatchRefusal.Stale(Match match) -> stale(match, matches.brief(match.publicly()));
            case MatchRefusal.Paused(Match match) -> WordsPhrases.refusalPaused(id(match), matches.more(match));
            case MatchRefusal.OwnMatch(Match match) ->
                WordsPhrases.refusalOwnMatch(number(match), commands.link("settings-server"));
            case MatchRefusal.UnderWay(Match match) -> WordsPhrases.refusalUnderWay(id(match));
            case MatchRefusal.NoSuchWinner(Match match) -> WordsPhrases.refusalNoSuchWinner(number(match));
        };
    }

    private static Verbatim id(Match match) {
        return new Verbatim(match.id().toString());
    }

    private Verbatim number(Match match) {
        return new Verbatim(matches.number(match));
    }

    private Verbatim place(Match match) {
        return new Verbatim(matches.place(match));
    }

    private Verbatim players(Match match) {
        return new Verbatim(matches.players(match));
    }

    private Verbatim standing(Match match) {
        return new Verbatim(
                reader.map(person -> matches.standing(match, person)).orElseGet(() -> matches.standing(match)));
    }

    private Phrase stale(Match match, String latest) {
        return latest.isEmpty()
                ? WordsPhrases.refusalStale(id(match), standing(match))
                : WordsPhrases.refusalStaleAfter(id(match), new Verbatim(latest), standing(match));
    }

    private Phrase which(PlayerId person, List<Match> live) {
        String lines = live.stream()
                .limit(MOST_MATCHES)
                .map(match ->
                        "- %s · %s\n".formatted(Text.escaped(matches.summary(match, person)), matches.place(match)))
                .collect(Collectors.joining());
        return WordsPhrases.refusalWhichOfYours(new Verbatim(lines), commands.link("games"));
    }

    private Phrase askedAlready(Match match, Request.Kind before) {
        return switch (before) {
            case DRAW -> WordsPhrases.refusalDrawOffered(number(match));
            case TAKE_BACK -> WordsPhrases.refusalTakeBackAsked(number(match));
            case PAUSE -> WordsPhrases.refusalPauseAsked(number(match));
            case HINTS -> WordsPhrases.refusalHintsAsked(number(match));
        };
    }

    private Phrase phrase(RequestRefusal refusal) {
        return switch (refusal) {
            case RequestRefusal.NotPaused(Match match) -> WordsPhrases.refusalNotPaused(id(match));
            case RequestRefusal.NoTimeToStop(Match match) ->
                match.clock().stopped()
                        ? WordsPhrases.refusalPausedAlready(id(match))
                        : WordsPhrases.refusalNothingToPause(number(match));
            case RequestRefusal.RequestStands(Match match) -> WordsPhrases.refusalRequestStands(number(match));
            case RequestRefusal.AskedAlready(Match match, Request.Kind before) -> askedAlready(match, before);
            case RequestRefusal.NothingAsked(Match match) ->
                WordsPhrases.refusalNothingAsked(new Verbatim(matches.standing(match)));
            case RequestRefusal.NothingToTakeBack(Match match) -> WordsPhrases.refusalNothingToTakeBack();
            case RequestRefusal.ComputersDecline(Match match, Request.Kind kind) -> declined(match, kind);
            case RequestRefusal.NoHintsToAllow(Match match) ->
                match.hintsAllowed()
                        ? WordsPhrases.refusalHintsAllowed(number(match), matches.more(match))
                        : WordsPhrases.refusalHintsRated(new Verbatim(matches.numberFirst(match)));
            case RequestRefusal.TooLateToAbort(Match match) -> WordsPhrases.refusalTooLateToAbort(id(match));
        };
    }

    private static Phrase declined(Match match, Request.Kind kind) {
        return switch (kind) {
            case DRAW -> match.rated() ? WordsPhrases.refusalComputerDrawRated() : WordsPhrases.refusalComputerDraw();
            case TAKE_BACK -> WordsPhrases.refusalComputerTakeBack();
            case PAUSE -> WordsPhrases.refusalComputerPause();
            case HINTS -> WordsPhrases.refusalComputerHints();
        };
    }

    private Phrase phrase(TypedRefusal refusal) {
        return switch (refusal) {
            case TypedRefusal.NotAMove(Match match, String typed, Argument why, List<String> nearest)
            when Text.line(typed, MAX_QUOTE).isEmpty() -> nothing(nearest);
            case TypedRefusal.NotAMove(Match match, String typed, Argument why, List<String> nearest) ->
                meant(match, typed).orElseGet(() -> notAMove(match, typed, reason(match, why), nearest));
            case TypedRefusal.IllegalMove(Match match, String typed, Argument why, List<String> nearest) ->
                meant(match, typed).orElseGet(() -> illegal(typed, reason(match, why), nearest));
            case TypedRefusal.AmbiguousMove(Match match, String typed, List<String> candidates, int others) ->
                placesNamed(match)
                        ? ambiguous(match, typed, candidates, others)
                        : ambiguousCards(match, typed, candidates.size(), others);
        };
    }

    private Phrase notAMove(Match match, String typed, String why, List<String> nearest) {
        Argument game = matches.game(match);
        return nearest.isEmpty()
                ? WordsPhrases.refusalNotAMove(quoted(typed), game, new Verbatim(why), commands.link("move"))
                : WordsPhrases.refusalNotAMoveNearest(quoted(typed), game, listed(nearest), commands.link("move"));
    }

    private static Phrase illegal(String typed, String why, List<String> nearest) {
        return nearest.isEmpty()
                ? WordsPhrases.refusalIllegal(quoted(typed), new Verbatim(why))
                : WordsPhrases.refusalIllegalNearest(quoted(typed), new Verbatim(why), listed(nearest));
    }

    private Phrase ambiguous(Match match, String typed, List<String> candidates, int others) {
        if (candidates.size() == 1) {
            return WordsPhrases.refusalUnclear(quoted(typed), number(match), listed(candidates));
        }
        return others == 0
                ? WordsPhrases.refusalSeveral(quoted(typed), number(match), listed(candidates))
                : WordsPhrases.refusalSeveralMore(quoted(typed), number(match), listed(candidates), others);
    }

    private Phrase ambiguousCards(Match match, String typed, int candidates, int others) {
        if (candidates == 1) {
            return WordsPhrases.refusalUnclearCards(quoted(typed), number(match));
        }
        return others == 0
                ? WordsPhrases.refusalSeveralCards(quoted(typed), number(match))
                : WordsPhrases.refusalSeveralCardsMore(quoted(typed), number(match), others);
    }

    /** False at a card table, where the texts of moves are numbers and the buttons tell the moves as sentences. */
    private static boolean placesNamed(Match match) {
        return match.standing().scene(match.toMove().orElseThrow()).surface().named();
    }

    /** A pointer to the right command or button, if the typed text asks for an action other than a move. */
    public Optional<String> act(Match match, String typed) {
        return meant(match, typed).map(matches.wording()::of);
    }

    private Optional<Phrase> meant(Match match, String typed) {
        if (wishes(typed, WordsPhrases.wishResign())) {
            return Optional.of(WordsPhrases.actResign(commands.link("resign")));
        }
        if (wishes(typed, WordsPhrases.wishPass())) {
            return Optional.of(WordsPhrases.actPass(commands.link("move")));
        }
        if (wishes(typed, WordsPhrases.wishTakeBack())) {
            return Optional.of(WordsPhrases.actTakeBack(matches.more(match)));
        }
        return wishes(typed, WordsPhrases.wishDraw())
                ? Optional.of(WordsPhrases.actDraw(matches.more(match)))
                : Optional.empty();
    }

    /** True if the text says the wish in English or in the reader's language. */
    private boolean wishes(String typed, Phrase wish) {
        String said = letters(typed);
        return Stream.of(Wordings.ENGLISH, matches.wording())
                .flatMap(language -> OR.splitAsStream(language.of(wish)))
                .anyMatch(way -> letters(way).equals(said));
    }

    private static String letters(String text) {
        return NO_LETTERS.matcher(PlainWords.of(text)).replaceAll(" ").strip();
    }

    private Phrase nothing(List<String> examples) {
        return examples.stream()
                .findFirst()
                .map(move -> WordsPhrases.refusalNothingTypedExample(new Verbatim(move), commands.link("move")))
                .orElseGet(() -> WordsPhrases.refusalNothingTyped(commands.link("move")));
    }

    private static Verbatim quoted(String typed) {
        return new Verbatim(Text.escaped(Text.line(typed, MAX_QUOTE)));
    }

    /** The reason with the players' names, escaped because these may be anything. */
    private String reason(Match match, Argument why) {
        return Text.escaped(Text.line(matches.seats(match).in(matches.wording().of(why)), MAX_REASON));
    }

    private static Verbatim listed(List<String> moves) {
        return new Verbatim(moves.stream().map(move -> "`" + move + "`").collect(Collectors.joining(", ")));
    }
}
