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
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
                (match, requester) -> Replies.fulfil(event.getHook(), resignation.question(match, requester)));
    }

    void resign(ButtonInteractionEvent event, ComponentId pressed) {
        var requester = Requester.of(event);
        PlayResult result = play.resign(pressed.match(), requester.person(), pressed.ply());
        close(event, answer.toResignation(result, requester));
    }

    void askToCallOff(ButtonInteractionEvent event, ComponentId pressed) {
        touched.callOff(
                event,
                pressed,
                (match, requester) -> Replies.fulfil(
                        event.getHook(),
                        callingOff(match, words.on(requester.reader()).wording())));
    }

    private MessageCreateData callingOff(Match match, Wording wording) {
        return new MessageCreateBuilder()
                .setContent(wording.of(
                        PanelPhrases.callOffQuestion(new Verbatim(match.id().toString()), words.variant(match))))
                .setComponents(ActionRow.of(
                        Button.danger(
                                ComponentId.of(Action.CONFIRM_CALL_OFF, match).text(),
                                wording.of(PanelPhrases.buttonCallItOff())),
                        Button.secondary(
                                ComponentId.of(Action.PLAY_ON, match).text(), wording.of(PanelPhrases.buttonPlayOn()))))
                .build();
    }

    void callOff(ButtonInteractionEvent event, ComponentId pressed) {
        PlayResult result = etiquette.abort(pressed.match(), Requester.of(event).person(), pressed.ply());
        close(
                event,
                switch (result) {
                    case PlayResult.Played over -> wording(event).of(PanelPhrases.calledOff());
                    case PlayResult.Refused(Refusal refusal) ->
                        refusals.on(Reader.of(event)).of(refusal);
                });
    }

    void playOn(ButtonInteractionEvent event, ComponentId pressed) {
        event.editMessage(wording(event)
                        .of(PanelPhrases.playingOn(new Verbatim(pressed.match().toString()))))
                .setComponents()
                .complete();
    }

    private Wording wording(ButtonInteractionEvent event) {
        return words.on(Reader.of(event)).wording();
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
