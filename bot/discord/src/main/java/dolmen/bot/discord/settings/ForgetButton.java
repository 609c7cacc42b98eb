package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.privacy.PrivacyService;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Forgets the person who presses the button, which appears only in private messages. */
record ForgetButton(PrivacyService privacy, Readers readers) implements Handler<ButtonInteractionEvent> {
    @Override
    public boolean keepsName() {
        return false;
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    /** Refuses to act below public messages, because the button belongs to private questions. */
    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        NotUnderstoodException.required(Optional.of(event.getMessage()).filter(Message::isEphemeral));
        PlayerId person = Requester.personOf(event);
        boolean forgotten = privacy.delete(person);
        event.getHook()
                .editOriginal(readers.of(event)
                        .of(forgotten ? SettingsPhrases.privacyForgotten() : SettingsPhrases.privacyJustBegun()))
                .setComponents(forgotten ? List.of() : event.getMessage().getComponents())
                .complete();
    }
}
