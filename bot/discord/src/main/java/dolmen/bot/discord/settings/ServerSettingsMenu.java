package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.events.interaction.component.GenericSelectMenuInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * A menu of the server's panel. A choice takes effect at once, if the person may make it.
 *
 * @param <E> Discord's event of the choice
 */
record ServerSettingsMenu<E extends GenericSelectMenuInteractionEvent<?, ?>>(
        PreferenceService preferences, ServerSettingsMessage message, Readers readers, Choice<E> choice)
        implements Handler<E> {

    /** The change of the settings by a choice. */
    interface Choice<E> {
        GuildPreferences changed(GuildPreferences before, E event, ComponentId menu);
    }

    @Override
    public Acknowledgement acknowledgement(E event, ComponentId touched) {
        return event.getGuild() == null || Authority.objectionToManage(event).isPresent()
                ? Acknowledgement.PRIVATE
                : Acknowledgement.EDIT;
    }

    @Override
    public void answer(E event, ComponentId menu) {
        Guild guild = event.getGuild();
        Optional<Phrase> objection = Authority.objectionToManage(event);
        Wording language = readers.of(event);
        if (guild == null || objection.isPresent()) {
            Replies.fulfil(event.getHook(), language.of(objection.orElseGet(SettingsPhrases::serverNotHere)));
            return;
        }
        preferences.change(new GuildId(guild.getIdLong()), before -> choice.changed(before, event, menu));
        Replies.insist(
                event.getHook(),
                hook -> hook.editOriginal(MessageEditData.fromCreateData(message.of(guild, language))));
    }
}
