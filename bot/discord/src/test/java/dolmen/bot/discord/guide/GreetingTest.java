package dolmen.bot.discord.guide;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.settings.SetupCheck;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.puzzle.DailyPuzzleBeginning;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.SelfMember;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.requests.restaction.MessageCreateAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import org.junit.jupiter.api.Test;

/** A greeting that cannot be sent does no harm. */
final class GreetingTest {
    @Test
    void a_server_that_lets_a_stopping_process_in_is_not_greeted() {
        Wording wording = phrase -> "Stone games";
        FirstButtons buttons = mock(FirstButtons.class);
        when(buttons.in(wording)).thenReturn(List.of(Button.link("https://example.org", "Play now")));
        FirstSteps steps = mock(FirstSteps.class);
        when(steps.words(true)).thenReturn(GuidePhrases.stepsAllCommands());
        when(steps.buttons()).thenReturn(buttons);
        MessageCreateAction action = mock(MessageCreateAction.class);
        doThrow(new RejectedExecutionException("The Requester has been stopped!"))
                .when(action)
                .queue(any(), any());
        TextChannel channel = mock(TextChannel.class);
        when(channel.canTalk()).thenReturn(true);
        when(channel.sendMessage(any(MessageCreateData.class))).thenReturn(action);
        Guild guild = mock(Guild.class);
        when(guild.getSystemChannel()).thenReturn(channel);
        when(guild.getSelfMember()).thenReturn(mock(SelfMember.class));
        var greeting = new Greeting(
                steps,
                server -> wording,
                mock(Preferences.class),
                mock(SetupCheck.class),
                mock(DailyPuzzleBeginning.class));

        assertThatCode(() -> greeting.onGuildJoin(new GuildJoinEvent(mock(JDA.class), 0, guild)))
                .doesNotThrowAnyException();
        verify(action).queue(any(), any());
    }
}
