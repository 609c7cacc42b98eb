package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.Request;
import java.util.function.Function;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * A button for an action on a match other than a move, with a private reply.
 *
 * @param act its action
 * @param done the answer after success, from the match's new state
 */
record EtiquetteButton(Act act, Function<Match, String> done, RefusalWords refusals)
        implements Handler<ButtonInteractionEvent> {

    /** The action of the button. */
    interface Act {
        /** The result of the action by a person who has seen the given number of plies. */
        PlayResult of(MatchId match, PlayerId person, int seen);
    }

    /** A button that sends a request to the other players. */
    static EtiquetteButton ask(Request.Kind kind, EtiquetteService service, RefusalWords refusals) {
        return new EtiquetteButton(
                (match, person, seen) -> service.ask(match, person, seen, kind),
                match -> match.request().filter(Request::stands).isPresent() ? asked(match, kind) : agreed(kind),
                refusals);
    }

    private static String agreed(Request.Kind kind) {
        return switch (kind) {
            case DRAW -> "It is a draw.";
            case TAKE_BACK -> "Your last turn is taken back. The new board shows how it stands.";
            case PAUSE -> "The clocks stand still. *Go on* behind *More* starts them again.";
            case HINTS -> "Hints are allowed. *Hint* behind *More* gives one on your turn.";
        };
    }

    private static String asked(Match match, Request.Kind kind) {
        boolean two = match.players().size() == 2;
        String who = two ? "Your opponent is asked" : "The others are asked";
        String decliner = two ? "your opponent" : "one of them";
        return switch (kind) {
            case DRAW, PAUSE, HINTS -> "%s. The question stands until %s declines or moves.".formatted(who, decliner);
            case TAKE_BACK -> "%s. The question stands until %s declines, or anybody moves.".formatted(who, decliner);
        };
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        PlayerId person = Requester.personOf(event);
        String words = switch (act.of(pressed.match(), person, pressed.ply())) {
            case PlayResult.Played(Match match) when match.live() -> done.apply(match);
            case PlayResult.Played over -> "The match is over.";
            case PlayResult.Refused(Refusal refusal) ->
                refusals.on(Reader.of(event)).of(refusal);
        };
        Replies.fulfil(event.getHook(), words);
    }
}
