package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.PolicyLinks;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.match.preference.Preferences;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** {@code /help}: the first steps, and a button for all commands. */
record HelpCommand(FirstSteps steps, Preferences preferences, PolicyLinks policies, Readers readers)
        implements SlashCommand {
    @Override
    public SlashCommandData definition() {
        return Commands.slash("help", "What Dolmen is, how to start a match, and all commands");
    }

    @Override
    public Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return Acknowledgement.PRIVATE;
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        var asking = Requester.of(event);
        Wording wording = readers.of(event);
        boolean amongPeople = event.getContext() != InteractionContextType.BOT_DM;
        Optional<String> theme = preferences.privateTheme(asking.person(), asking.guild());
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(wording.of(steps.words(amongPeople))
                                + policies.line(wording)
                                        .map(line -> "\n" + line)
                                        .orElse(""))
                        .setFiles(steps.picture().in(theme, wording))
                        .setComponents(
                                ActionRow.partitionOf(buttons(asking.guild().isPresent(), wording)))
                        .build());
    }

    private List<Button> buttons(boolean hasLobby, Wording wording) {
        var buttons = new ArrayList<>(steps.buttons().in(wording));
        buttons.add(1, OpponentChoice.button(Optional.empty(), wording));
        if (hasLobby) {
            buttons.add(Button.secondary(
                    new ComponentId(Action.LOBBY, 0, 0).text(), wording.of(GuidePhrases.stepsLobby())));
        }
        buttons.add(Button.secondary(
                new ComponentId(Action.ALL_COMMANDS, 0, 0).text(), wording.of(GuidePhrases.stepsAllCommands())));
        return buttons;
    }
}
