package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.turn.PlayAnswer;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;

/** The ways to leave a match, resigning and calling it off, each after a private question. */
record WaysOut(
        TouchedMatch touched,
        ResignationQuestion resignation,
        MatchService play,
        EtiquetteService etiquette,
        PlayAnswer answer,
        MatchWords words,
        RefusalWords refusals) {

    void askToResign(ButtonInteractionEvent event, ComponentId pressed) {
        touched.resign(
                event,
                pressed,
                (match, requester) -> Replies.fulfil(event.getHook(), resignation.question(match, requester.person())));
    }

    void resign(ButtonInteractionEvent event, ComponentId pressed) {
        var requester = Requester.of(event);
        PlayResult result = play.resign(pressed.match(), requester.person(), pressed.ply());
        close(event, answer.toResignation(result, requester));
    }

    void askToCallOff(ButtonInteractionEvent event, ComponentId pressed) {
        touched.callOff(event, pressed, (match, requester) -> Replies.fulfil(event.getHook(), callingOff(match)));
    }

    private MessageCreateData callingOff(Match match) {
        return new MessageCreateBuilder()
                .setContent("Do you want to call match #%s of %s off? It ends for everybody, without a result."
                        .formatted(match.id(), words.variant(match)))
                .setComponents(ActionRow.of(
                        Button.danger(
                                ComponentId.of(Action.CONFIRM_CALL_OFF, match).text(), "Call it off"),
                        Button.secondary(ComponentId.of(Action.PLAY_ON, match).text(), "Play on")))
                .build();
    }

    void callOff(ButtonInteractionEvent event, ComponentId pressed) {
        PlayResult result = etiquette.abort(pressed.match(), Requester.of(event).person(), pressed.ply());
        close(
                event,
                switch (result) {
                    case PlayResult.Played over -> "The match is called off.";
                    case PlayResult.Refused(Refusal refusal) ->
                        refusals.on(Reader.of(event)).of(refusal);
                });
    }

    static void playOn(ButtonInteractionEvent event, ComponentId pressed) {
        event.editMessage("You play on in match #%s.".formatted(pressed.match()))
                .setComponents()
                .complete();
    }

    /** Replaces the question with an answer. */
    private static void close(ButtonInteractionEvent event, String words) {
        event.getHook()
                .editOriginal(new MessageEditBuilder()
                        .setContent(Text.cut(words, Text.MAX_MESSAGE))
                        .setComponents()
                        .build())
                .complete();
    }
}
