package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** The games and the commands in words, with a lesson of each game. */
record AllCommands(VariantCatalogue variants, CommandBook commands) {

    /** Shows them after the acknowledgement. */
    void open(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(Text.cut(words() + forManagers(event), Text.MAX_MESSAGE))
                        .setComponents(ActionRow.of(lessons()))
                        .build());
    }

    private String words() {
        String games = Text.list(
                variants.all().map(facts -> "**%s**".formatted(facts.name())).toList());
        return """
                Dolmen hosts obscure stone games: %s. Each match has a thread of its own.

                1. On a server with me, %s a computer at once, %s somebody, or %s anybody.
                2. On your turn you are called to the board. Choose below it, press *Type a move*, or use %s.
                3. %s shows it from your side, %s answers for you, %s gives up.

                %s teaches a game, %s tells its rules, %s sets a puzzle. %s lists your matches, %s ranks players. %s helps in practice, %s looks back at a match.
                """.formatted(
                        games,
                        commands.mention("play"),
                        commands.mention("challenge"),
                        commands.mention("seek"),
                        commands.mention("move"),
                        commands.mention("board"),
                        commands.mention("plan"),
                        commands.mention("resign"),
                        commands.mention("learn"),
                        commands.mention("rules"),
                        commands.mention("puzzle"),
                        commands.mention("games"),
                        commands.mention("leaderboard"),
                        commands.mention("hint"),
                        commands.mention("analysis"));
    }

    /** A lesson of each game. */
    private StringSelectMenu lessons() {
        return StringSelectMenu.create(new ComponentId(Action.LEARN, 0, 0).text())
                .setPlaceholder("Learn a game in two minutes")
                .addOptions(variants.all()
                        .map(facts -> SelectOption.of(
                                        facts.name(), Variant.of(facts.id()).text())
                                .withDescription(Text.cut(facts.pitch(), SelectOption.DESCRIPTION_MAX_LENGTH)))
                        .toList())
                .build();
    }

    /** Commands that only managers can use, where the server has them. */
    private String forManagers(Interaction asking) {
        return !asking.getIntegrationOwners().isGuildIntegration()
                        || Authority.objectionToManage(asking).isPresent()
                ? ""
                : "You manage this server: %s checks permissions, %s chooses where and how matches are played."
                        .formatted(commands.mention("setup check"), commands.mention("settings-server"));
    }
}
