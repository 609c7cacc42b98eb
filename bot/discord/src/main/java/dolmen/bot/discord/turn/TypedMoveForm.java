package dolmen.bot.discord.turn;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.bot.words.Wordings;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing.Told.Played;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.modals.Modal;

/** The form for a typed move. */
record TypedMoveForm(TouchedMatch touched, TurnDialogue dialogue, Readers readers) {
    private static final String FIELD = "move";
    private static final int MAX_TYPED = 100;
    private static final String YOU = "You ";

    /** Opens the form. It must be the first response, so nothing may be acknowledged before it. */
    void open(ButtonInteractionEvent event, ComponentId pressed) {
        touched.play(
                event,
                pressed,
                (match, requester) ->
                        event.replyModal(form(match, readers.of(event))).complete());
    }

    private static Modal form(Match match, Wording wording) {
        TextInput.Builder field = TextInput.create(FIELD, TextInputStyle.SHORT).setRequiredRange(1, MAX_TYPED);
        match.toMove()
                .flatMap(seat -> example(match, seat))
                .map(move -> wording.of(TurnPhrases.formExample(new Verbatim(move))))
                .map(words -> Text.cut(words, TextInput.MAX_PLACEHOLDER_LENGTH))
                .ifPresent(field::setPlaceholder);
        String title = wording.of(TurnPhrases.formTitle(
                new Verbatim(match.id().toString()), match.facts().name()));
        return Modal.create(ComponentId.of(Action.PLAY_TYPED, match).text(), Text.cut(title, Modal.MAX_TITLE_LENGTH))
                .addComponents(
                        Label.of(wording.of(TurnPhrases.formMove()), wording.of(TurnPhrases.formHint()), field.build()))
                .build();
    }

    /** The text of a move; where the texts name no places that people know, its sentence. */
    private static Optional<String> example(Match match, Seat seat) {
        return match.standing().scene(seat).surface().named()
                ? match.standing().quietMove(seat)
                : match.standing().choices(seat).values().stream()
                        .flatMap(List::stream)
                        .map(Played::sentence)
                        .map(Wordings.ENGLISH::of)
                        .filter(sentence -> sentence.startsWith(YOU) && !sentence.contains("eat "))
                        .map(sentence -> sentence.substring(YOU.length()))
                        .findFirst();
    }

    /** Shows or plays the typed move. */
    void read(ModalInteractionEvent event, ComponentId sent) {
        String typed = NotUnderstoodException.required(event.getValue(FIELD)).getAsString();
        dialogue.typed(event, sent.match(), sent.ply(), typed);
    }
}
