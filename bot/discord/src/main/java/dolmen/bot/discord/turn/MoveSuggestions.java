package dolmen.bot.discord.turn;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.SuggestionRanking;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Objections;
import dolmen.bot.match.Refusal;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.interactions.commands.Command;

/** Suggestions of legal moves for the typed text; if there are none, one line with the reason. */
record MoveSuggestions(Names names, MatchWords words) {
    /** The value of a line that is not a move; Discord does not allow an empty value. */
    private static final String NO_MOVE = "?";

    List<Command.Choice> of(MatchFinder.Found found, Requester requester, String typed) {
        return switch (found) {
            case MatchFinder.Found.None(Refusal refusal) -> List.of(instead(refusal, requester));
            case MatchFinder.Found.One(Match match) -> {
                Optional<Refusal> objection = Objections.toPlay(match, requester.person(), match.ply());
                yield objection.isPresent()
                        ? List.of(instead(objection.get(), requester))
                        : ranked(
                                match.game(),
                                match.toMove().orElseThrow(),
                                typed,
                                words.on(requester.guild()).seats(match),
                                words.on(requester.reader()).wording());
            }
        };
    }

    /**
     * The moves that match the text. Among equally good matches the better moves come first, and moves without a place
     * last.
     */
    private static <M extends Move> List<Command.Choice> ranked(
            HostedGame<M> game, Seat seat, String typed, SeatNames seats, Wording wording) {
        var standing = game.standing();
        var notation = standing.game().notation();
        boolean codes = !standing.scene(seat).surface().named();
        var moves = game.proposals(seat).all().stream().map(proposed -> {
            String text = notation.write(proposed.move());
            Argument told = proposed.prospect().before(standing.position().describe(proposed.move(), seat));
            String words = seats.in(Text.capital(wording.of(told)));
            return new SuggestionRanking.Candidate(text, codes ? ending(words, text) : text + " — " + words);
        });
        return SuggestionRanking.choices(moves, typed);
    }

    /** A sentence, followed by the code for people who type it. The code alone would not tell which cards it means. */
    private static String ending(String words, String code) {
        String end = " · " + code;
        return Text.cut(words, Command.Choice.MAX_NAME_LENGTH - end.length()) + end;
    }

    private Command.Choice instead(Refusal refusal, Requester requester) {
        String line = words.on(requester.reader()).wording().of(reason(refusal, requester));
        return new Command.Choice(Text.line(line, Command.Choice.MAX_NAME_LENGTH), NO_MOVE);
    }

    private Phrase reason(Refusal refusal, Requester requester) {
        if (refusal instanceof MatchRefusal.NotYourTurn(Match match)) {
            return match.playerToMove()
                    .map(names.on(requester.reader())::plain)
                    .map(player -> TurnPhrases.insteadTheirTurn(new Verbatim(player), id(match)))
                    .orElseGet(() -> TurnPhrases.insteadNotYourTurn(id(match)));
        }
        if (refusal instanceof MatchRefusal.MatchOver(Match match)) {
            return match.withComputers()
                    ? TurnPhrases.insteadPracticeOver(id(match))
                    : TurnPhrases.insteadMatchOver(id(match));
        }
        if (refusal instanceof MatchRefusal.NotYourMatch(Match match)) {
            return TurnPhrases.insteadOthersPlay(id(match));
        }
        if (refusal instanceof MatchRefusal.Paused(Match match)) {
            return TurnPhrases.insteadPaused(id(match), words.more(match));
        }
        if (refusal instanceof MatchRefusal.WhichMatch) {
            return TurnPhrases.insteadWhichHere();
        }
        return refusal instanceof MatchRefusal.WhichOfYours
                ? TurnPhrases.insteadWhichOfYours()
                : TurnPhrases.insteadNoMatch();
    }

    private static Verbatim id(Match match) {
        return new Verbatim(match.id().toString());
    }
}
