package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.RequestMessage;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.Request;
import dolmen.bot.match.RequestRefusal;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** Answers what a player asks of the others: agrees, declines, or withdraws it. */
record RequestAnswerButton(Answer answer, RequestMessage message, RefusalWords refusals)
        implements Handler<ButtonInteractionEvent> {

    /** What the button does. */
    interface Answer {
        PlayResult of(MatchId match, PlayerId person, Request.Kind kind);
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferEdit());
        var person = new PlayerId(event.getUser().getIdLong());
        Request.Kind kind = NotUnderstoodException.choice(
                Request.Kind.class,
                NotUnderstoodException.required(pressed.path().stream().findFirst()));
        switch (answer.of(pressed.match(), person, kind)) {
            case PlayResult.Played(Match match) -> {
                MessageEditData edit = message(pressed.action(), match, kind, person);
                Replies.insist(event.getHook(), hook -> hook.editOriginal(edit));
            }
            case PlayResult.Refused(Refusal refusal) -> refuse(event, refusal);
        }
    }

    private MessageEditData message(Action action, Match match, Request.Kind kind, PlayerId person) {
        Optional<Request> standing = match.request().filter(Request::stands);
        if (action != Action.AGREE) {
            return message.calledOff(match, kind, person);
        }
        return standing.map(request -> message.stillAsked(match, request)).orElseGet(() -> message.agreed(match, kind));
    }

    /** A request that nobody makes any more loses its buttons; one that is not for this person to answer keeps them. */
    private void refuse(ButtonInteractionEvent event, Refusal refusal) {
        if (over(refusal)) {
            Replies.insist(event.getHook(), InteractionHook::editOriginalComponents);
        }
        Replies.privately(event.getHook(), refusals.on(Names.server(event)).of(refusal));
    }

    private static boolean over(Refusal refusal) {
        return refusal instanceof MatchRefusal.MatchOver
                || (refusal instanceof RequestRefusal.NothingAsked(Match match)
                        && match.request().filter(Request::stands).isEmpty());
    }
}
