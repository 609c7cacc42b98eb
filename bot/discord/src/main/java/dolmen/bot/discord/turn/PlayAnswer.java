package dolmen.bot.discord.turn;

import dolmen.bot.discord.board.BoardMessage;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.RunWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.TypedRefusal;
import dolmen.bot.survival.FailureLog;
import dolmen.rules.Viewer;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Private answers to players who have moved or resigned; everybody else sees it on the board. */
public final class PlayAnswer {
    private static final Logger log = LoggerFactory.getLogger(PlayAnswer.class);
    private static final FailureLog failures = new FailureLog(log);

    private final MatchWords matches;
    private final BoardMessage board;
    private final RefusalWords refusals;

    private PlayAnswer(MatchWords matches, BoardMessage board, RefusalWords refusals) {
        this.matches = matches;
        this.board = board;
        this.refusals = refusals;
    }

    public static PlayAnswer of(Desk desk, Boards boards) {
        return new PlayAnswer(desk.words().matches(), boards.message(), desk.refusals());
    }

    /**
     * The answer to the player. In the middle of a turn it shows the board, because the public board is posted only
     * after the turn.
     */
    MessageCreateData toMove(PlayResult result, Requester requester) {
        return switch (result) {
            case PlayResult.Played(Match match) -> afterMove(match, requester);
            case PlayResult.Refused(TypedRefusal.AmbiguousMove unclear) ->
                asked(unclear, refusals.on(requester.reader()));
            case PlayResult.Refused(Refusal refusal) ->
                words(refusals.on(requester.reader()).to(requester.person()).of(refusal));
        };
    }

    /** The match after a complete turn; empty after a refusal or a part of a turn. */
    static Optional<Match> afterTurn(PlayResult result) {
        return result instanceof PlayResult.Played(Match match) && !match.amidTurn()
                ? Optional.of(match)
                : Optional.empty();
    }

    /**
     * The question about an ambiguous move, with a button for each of the first few meanings.
     *
     * @param words the words for those who read the question
     */
    MessageCreateData asked(TypedRefusal.AmbiguousMove unclear, RefusalWords words) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(words.of(unclear), Text.MAX_MESSAGE))
                .setComponents(MeantMove.rows(
                        unclear,
                        words.matches().seats(unclear.match()),
                        words.matches().wording()))
                .build();
    }

    /** The answer after the move was stored. Later failures must not suggest that it was not. */
    private MessageCreateData afterMove(Match match, Requester requester) {
        try {
            return match.amidTurn() ? board.amidTurn(match, requester) : words(played(match, requester));
        } catch (RuntimeException failure) {
            failures.error("The answer to a move in match {} failed", match.id(), failure);
            return words(matches.on(requester.reader()).wording().of(TurnPhrases.playedInMatch(id(match))));
        }
    }

    private String played(Match match, Requester requester) {
        PlayerId person = requester.person();
        MatchWords here = matches.on(requester.reader());
        SeenMatch<Viewer> seen = match.seenBy(match.viewer(person));
        return "%s%s%s"
                .formatted(
                        played(match, here, seen),
                        here.answers(seen).map(what -> " " + what).orElse(""),
                        here.conclusion(match)
                                .or(() -> again(match, person).map(here.wording()::of))
                                .map(how -> " " + how)
                                .orElse(""));
    }

    private static String played(Match match, MatchWords here, SeenMatch<Viewer> seen) {
        List<Standing.Told> plies = here.lastInPerson(seen);
        var place = new Verbatim(here.place(match));
        return here.wording()
                .of(
                        MatchWords.tellThemselves(plies)
                                ? TurnPhrases.playedTold(place, new Verbatim(here.told(match, plies)))
                                : TurnPhrases.playedMoves(new Verbatim(moves(plies)), place));
    }

    /** A sentence for a player who is to move again after an immediate answer. */
    private static Optional<Phrase> again(Match match, PlayerId person) {
        return match.playerToMove().filter(person::equals).map(toMove -> TurnPhrases.playedAgain());
    }

    private static Verbatim id(Match match) {
        return new Verbatim(match.id().toString());
    }

    private static String moves(List<Standing.Told> plies) {
        return RunWords.texts(plies).map(text -> "`" + text + "`").collect(Collectors.joining(" "));
    }

    private static MessageCreateData words(String words) {
        return MessageCreateData.fromContent(Text.cut(words, Text.MAX_MESSAGE));
    }

    public String toResignation(PlayResult result, Requester requester) {
        return switch (result) {
            case PlayResult.Played(Match match) ->
                matches.on(requester.reader()).wording().of(TurnPhrases.resigned(id(match)));
            case PlayResult.Refused(Refusal refusal) ->
                refusals.on(requester.reader()).of(refusal);
        };
    }
}
