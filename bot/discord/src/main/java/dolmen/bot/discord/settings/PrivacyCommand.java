package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.PolicyLinks;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.privacy.PrivacyService;
import dolmen.rules.phrase.Wording;
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
record PrivacyCommand(PrivacyService privacy, PolicyLinks policies, Readers readers) implements SlashCommand {
    private static final String EXPORT = "export";
    private static final String DELETE = "delete";

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
        Wording language = readers.of(event);
        Replies.fulfil(event.getHook(), export ? file(person, language) : question(person, language));
    }

    private MessageCreateData file(PlayerId person, Wording language) {
        DataObject stored = DataObject.empty();
        privacy.export(person).forEach(stored::put);
        byte[] json = stored.toPrettyString().getBytes(StandardCharsets.UTF_8);
        return new MessageCreateBuilder()
                .setContent(language.of(SettingsPhrases.privacyExported()) + links(language))
                .setFiles(FileUpload.fromData(json, "dolmen.json"))
                .build();
    }

    private MessageCreateData question(PlayerId person, Wording language) {
        return new MessageCreateBuilder()
                .setContent(language.of(SettingsPhrases.privacyQuestion(privacy.liveMatches(person))) + links(language))
                .setComponents(ActionRow.of(Button.danger(
                        new ComponentId(Action.FORGET_ME, 0, 0).text(),
                        language.of(SettingsPhrases.privacyForgetMe()))))
                .build();
    }

    private String links(Wording language) {
        return policies.line(language).map(line -> "\n" + line).orElse("");
    }
}
