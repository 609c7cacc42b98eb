package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.preference.PreferenceService;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** Chooses the channels in which matches may begin; none chosen means everywhere. */
final class PlayChannelsMenu implements Handler<EntitySelectInteractionEvent> {

    private final PreferenceService preferences;
    private final ServerSettingsMessage message;

    public PlayChannelsMenu(PreferenceService preferences, ServerSettingsMessage message) {
        this.preferences = preferences;
        this.message = message;
    }

    @Override
    public void answer(EntitySelectInteractionEvent event, ComponentId menu) {
        Guild guild = event.getGuild();
        Optional<String> objection = Authority.objectionToManage(event);
        if (guild == null || objection.isPresent()) {
            Replies.privately(event, objection.orElse("Channels are chosen on their server."));
            return;
        }
        Replies.acknowledge(event.deferEdit());
        List<ChannelId> chosen = event.getValues().stream()
                .map(channel -> new ChannelId(channel.getIdLong()))
                .toList();
        preferences.change(new GuildId(guild.getIdLong()), before -> before.withChannels(chosen));
        event.getHook()
                .editOriginal(MessageEditData.fromCreateData(message.of(guild)))
                .complete();
    }
}
