package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** The games and the commands in words, with a lesson of each game. */
record AllCommands(VariantCatalogue variants, CommandBook commands, Readers readers) {

    /** Shows them after the acknowledgement. */
    void open(ButtonInteractionEvent event, ComponentId pressed) {
        Wording wording = readers.of(event);
        String words = Stream.of(Stream.of(games()), match(), Stream.concat(Stream.of(more()), forManagers(event)))
                .map(lines -> lines.map(wording::of).collect(Collectors.joining("\n")))
                .collect(Collectors.joining("\n\n"));
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(Text.cut(words, Text.MAX_MESSAGE))
                        .setComponents(ActionRow.of(lessons(wording)))
                        .build());
    }

    private Phrase games() {
        return GuidePhrases.overviewGames(variants.namesInBold());
    }

    /** The steps of a match. */
    private Stream<Phrase> match() {
        return Stream.of(
                GuidePhrases.overviewBegin(commands.link("play"), commands.link("challenge"), commands.link("seek")),
                GuidePhrases.overviewTurn(commands.link("move")),
                GuidePhrases.overviewBoard(commands.link("board"), commands.link("plan"), commands.link("resign")));
    }

    private Phrase more() {
        return GuidePhrases.overviewMore(
                commands.link("learn"),
                commands.link("rules"),
                commands.link("puzzle"),
                commands.link("games"),
                commands.link("leaderboard"),
                commands.link("hint"),
                commands.link("analysis"));
    }

    /** Commands that only managers can use, where the server has them. */
    private Stream<Phrase> forManagers(Interaction asking) {
        return !asking.getIntegrationOwners().isGuildIntegration()
                        || Authority.objectionToManage(asking).isPresent()
                ? Stream.empty()
                : Stream.of(
                        GuidePhrases.overviewManagers(commands.link("setup check"), commands.link("settings-server")));
    }

    /** A lesson of each game. */
    private StringSelectMenu lessons(Wording wording) {
        return StringSelectMenu.create(new ComponentId(Action.LEARN, 0, 0).text())
                .setPlaceholder(wording.of(GuidePhrases.overviewLessons()))
                .addOptions(variants.all()
                        .map(facts -> SelectOption.of(
                                        wording.of(facts.name()),
                                        Variant.of(facts.id()).text())
                                .withDescription(
                                        Text.cut(wording.of(facts.pitch()), SelectOption.DESCRIPTION_MAX_LENGTH)))
                        .toList())
                .build();
    }
}
