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
                                words.on(requester.guild()).seats(match));
            }
        };
    }

    /**
     * The moves that match the text. Among equally good matches the better moves come first, and moves without a place
     * last.
     */
    private static <M extends Move> List<Command.Choice> ranked(
            HostedGame<M> game, Seat seat, String typed, SeatNames seats) {
        var standing = game.standing();
        var notation = standing.game().notation();
        boolean codes = !standing.scene(seat).surface().named();
        var moves = game.proposals(seat).all().stream().map(proposed -> {
            String text = notation.write(proposed.move());
            String words = proposed.prospect().before(standing.position().describe(proposed.move(), seat));
            return new SuggestionRanking.Candidate(
                    text, codes ? ending(seats.in(words), text) : text + " — " + seats.in(words));
        });
        return SuggestionRanking.choices(moves, typed);
    }

    /** A sentence, followed by the code for people who type it. The code alone would not tell which cards it means. */
    private static String ending(String words, String code) {
        String end = " · " + code;
        return Text.cut(words, Command.Choice.MAX_NAME_LENGTH - end.length()) + end;
    }

    private Command.Choice instead(Refusal refusal, Requester requester) {
        String words;
        if (refusal instanceof MatchRefusal.NotYourTurn(Match match)) {
            words = "It is %s's turn in match #%s"
                    .formatted(
                            match.playerToMove()
                                    .map(names.on(requester.guild())::plain)
                                    .orElse("somebody"),
                            match.id());
        } else if (refusal instanceof MatchRefusal.MatchOver(Match match)) {
            words = "Match #%s is over; /%s starts another"
                    .formatted(match.id(), match.withComputers() ? "play" : "challenge");
        } else if (refusal instanceof MatchRefusal.NotYourMatch(Match match)) {
            words = "Match #%s is played by others; /challenge starts one of yours".formatted(match.id());
        } else if (refusal instanceof MatchRefusal.Paused(Match match)) {
            words = "Match #%s is paused by agreement. Any player can resume it with More.".formatted(match.id());
        } else if (refusal instanceof MatchRefusal.WhichMatch) {
            words = "Several matches are played here; say which with the option match";
        } else if (refusal instanceof MatchRefusal.WhichOfYours) {
            words = "You play several matches; say which with the option match";
        } else {
            words = "No match of yours is played here; /games lists yours, /challenge starts one";
        }
        return new Command.Choice(Text.line(words, Command.Choice.MAX_NAME_LENGTH), NO_MOVE);
    }
}
