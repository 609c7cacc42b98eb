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
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.function.Function;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * A button for an action on a match other than a move, with a private reply.
 *
 * @param act its action
 * @param done the answer after success, from the match's new state
 */
record EtiquetteButton(Act act, Function<Match, Phrase> done, RefusalWords refusals)
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
                match -> match.request().filter(Request::stands).isPresent()
                        ? asked(match, kind)
                        : agreed(kind, refusals.matches().more(match)),
                refusals);
    }

    private static Phrase agreed(Request.Kind kind, Verbatim more) {
        return switch (kind) {
            case DRAW -> PanelPhrases.agreedDraw();
            case TAKE_BACK -> PanelPhrases.agreedTakeBack();
            case PAUSE -> PanelPhrases.agreedPause(more);
            case HINTS -> PanelPhrases.agreedHints(more);
        };
    }

    private static Phrase asked(Match match, Request.Kind kind) {
        boolean two = match.players().size() == 2;
        return switch (kind) {
            case DRAW, PAUSE, HINTS -> two ? PanelPhrases.askedOpponent() : PanelPhrases.askedOthers();
            case TAKE_BACK -> two ? PanelPhrases.askedOpponentTakeBack() : PanelPhrases.askedOthersTakeBack();
        };
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        PlayerId person = Requester.personOf(event);
        RefusalWords theirs = refusals.on(Reader.of(event));
        Wording wording = theirs.matches().wording();
        String words = switch (act.of(pressed.match(), person, pressed.ply())) {
            case PlayResult.Played(Match match) when match.live() -> wording.of(done.apply(match));
            case PlayResult.Played over -> wording.of(PanelPhrases.over());
            case PlayResult.Refused(Refusal refusal) -> theirs.of(refusal);
        };
        Replies.fulfil(event.getHook(), words);
    }
}
