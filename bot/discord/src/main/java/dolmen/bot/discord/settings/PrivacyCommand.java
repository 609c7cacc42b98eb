package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.PolicyLinks;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.privacy.PrivacyService;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** {@code /privacy}: exports all stored data about the person as a file, or asks whether to delete them. */
record PrivacyCommand(PrivacyService privacy, PolicyLinks policies) implements SlashCommand {
    private static final String EXPORT = "export";
    private static final String DELETE = "delete";

    private static final String SEAL =
            "For one day a keyed hash of your Discord id is kept, which nobody can read as your name: with it the limits on "
                    + "rated matches and challenges still hold if you come back. ";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("privacy", "What is stored about you, and how to have it forgotten")
                .addSubcommands(
                        new SubcommandData(EXPORT, "A file with all that is stored about you; only you see it"),
                        new SubcommandData(DELETE, "Forget who you are, for good; you are asked once more"));
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        PlayerId person = Requester.personOf(event);
        boolean export = Objects.equals(event.getSubcommandName(), EXPORT);
        Replies.fulfil(event.getHook(), export ? file(person) : question(person));
    }

    private MessageCreateData file(PlayerId person) {
        DataObject stored = DataObject.empty();
        privacy.export(person).forEach(stored::put);
        byte[] json = stored.toPrettyString().getBytes(StandardCharsets.UTF_8);
        return new MessageCreateBuilder()
                .setContent("This is all that is stored about you. Times are in UTC; ids are Discord's." + links())
                .setFiles(FileUpload.fromData(json, "dolmen.json"))
                .build();
    }

    private MessageCreateData question(PlayerId person) {
        int live = privacy.liveMatches(person);
        String matches = live == 0
                ? ""
                : " You resign %s that you have under way."
                        .formatted(live == 1 ? "the match" : "all %d matches".formatted(live));
        return new MessageCreateBuilder()
                .setContent("""
                        **Do you want to be forgotten?**%s Your name, settings, blocks, vacations and puzzles are deleted. Your matches \
                        stay, since they are others' too, with “Deleted player” in your seat; you leave all lists, and the \
                        ratings of others stay as they are. %sMessages in channels stay. \
                        This cannot be undone.""".formatted(matches, SEAL) + links())
                .setComponents(ActionRow.of(Button.danger(new ComponentId(Action.FORGET_ME, 0, 0).text(), "Forget me")))
                .build();
    }

    private String links() {
        return policies.line().map(line -> "\n" + line).orElse("");
    }
}
