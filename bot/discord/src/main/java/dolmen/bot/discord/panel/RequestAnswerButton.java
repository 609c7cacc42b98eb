package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.RequestMessage;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.posted.LastingWords;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.Request;
import dolmen.bot.match.RequestRefusal;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** Answers a player's request to the others: agrees, declines, or withdraws it. */
record RequestAnswerButton(
        Answer answer, RequestMessage message, LastingWords lasting, RefusalWords refusals, DirectMessages direct)
        implements Handler<ButtonInteractionEvent> {

    /** The action of the button. */
    interface Answer {
        PlayResult of(MatchId match, PlayerId person, int seen, Request.Kind kind);
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        PlayerId person = Requester.personOf(event);
        Request.Kind kind = NotUnderstoodException.choice(
                Request.Kind.class,
                NotUnderstoodException.required(pressed.path().stream().findFirst()));
        var asked = new MessageId(event.getMessageIdLong());
        Optional<Supplier<String>> lapsing = lasting.take(asked);
        switch (answer.of(pressed.match(), person, pressed.ply(), kind)) {
            case PlayResult.Played(Match match) -> {
                RequestMessage theirs = match.venue().direct() ? message.alone(person) : message;
                MessageEditData edit = match.request()
                        .filter(Request::stands)
                        .map(request -> {
                            lapsing.ifPresent(words -> lasting.keep(asked, words));
                            return theirs.stillAsked(match, request);
                        })
                        .orElseGet(() -> closed(asked, answered(theirs, pressed.action(), match, kind, person)));
                Replies.insist(event.getHook(), hook -> hook.editOriginal(edit));
                if (match.venue().direct()
                        && match.request().filter(Request::stands).isEmpty()) {
                    tellOthers(event, match, person, reader -> answered(reader, pressed.action(), match, kind, person));
                }
            }
            case PlayResult.Refused(Refusal refusal) -> {
                lapsing.ifPresent(words -> lasting.keep(asked, words));
                refuse(event, refusal);
            }
        }
    }

    /** The final form of the request. If this edit fails, the worker that removes the buttons uses the same text. */
    private MessageEditData closed(MessageId asked, String words) {
        lasting.keep(asked, () -> words);
        return RequestMessage.closed(words);
    }

    private static String answered(
            RequestMessage message, Action action, Match match, Request.Kind kind, PlayerId person) {
        return action == Action.AGREE ? message.agreed(match, kind) : message.calledOff(match, kind, person);
    }

    /** Tells the other people, who have messages of their own about the request. */
    private void tellOthers(
            ButtonInteractionEvent event, Match match, PlayerId person, Function<RequestMessage, String> words) {
        match.players().stream()
                .filter(other -> other.person() && !other.equals(person))
                .forEach(other -> direct.sendTurn(
                        other,
                        () -> Replies.message(words.apply(message.alone(other))),
                        "r" + event.getId() + "s" + match.seatOf(other).orElseThrow()));
    }

    /**
     * Refuses the answer. The buttons of a request that is no longer open are removed; they stay if the request waits
     * for another person.
     */
    private void refuse(ButtonInteractionEvent event, Refusal refusal) {
        if (over(refusal)) {
            Replies.insist(event.getHook(), InteractionHook::editOriginalComponents);
        }
        Replies.privately(event.getHook(), refusals.on(Reader.of(event)).of(refusal));
    }

    private static boolean over(Refusal refusal) {
        return refusal instanceof MatchRefusal.MatchOver
                || (refusal instanceof RequestRefusal.NothingAsked(Match match)
                        && match.request().filter(Request::stands).isEmpty());
    }
}
