package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.PolicyLinks;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /help}: what the bot is and how to begin. */
final class HelpCommand implements SlashCommand {
    private static final int MOST_BUTTONS = 5;

    private final VariantCatalogue variants;
    private final CommandBook commands;
    private final PolicyLinks policies;

    public HelpCommand(VariantCatalogue variants, CommandBook commands, PolicyLinks policies) {
        this.variants = variants;
        this.commands = commands;
        this.policies = policies;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("help", "What Dolmen is, how to start a match, and all commands");
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        String games = variants.all()
                .map(facts -> "- **%s** — %s".formatted(facts.name(), facts.pitch()))
                .collect(Collectors.joining("\n"));
        String words = """
                **Dolmen** hosts obscure stone games. Matches are played on servers, move by move, over minutes or days, each in a thread of its own.

                %s

                1. %s a computer at once, %s somebody, or %s anybody; the match begins when they accept.
                2. When it is your turn you are called to the board. Choose below it, press *Type a move*, or use %s, which offers every legal move.
                3. %s shows the board from your side, %s gives up. %s answers for you: if they play this, you play that.

                %s teaches a game in two minutes, %s tells its rules, %s sets a puzzle. %s lists your matches, %s ranks the players of a game. %s helps with a move in practice, %s looks back at a match that has ended.
                """.formatted(
                        games,
                        commands.mention("play"),
                        commands.mention("challenge"),
                        commands.mention("seek"),
                        commands.mention("move"),
                        commands.mention("board"),
                        commands.mention("resign"),
                        commands.mention("plan"),
                        commands.mention("learn"),
                        commands.mention("rules"),
                        commands.mention("puzzle"),
                        commands.mention("games"),
                        commands.mention("leaderboard"),
                        commands.mention("hint"),
                        commands.mention("analysis"));
        event.reply(words(words + forManagers(event)))
                .setEphemeral(true)
                .setComponents(rows(event))
                .complete();
    }

    /** Matches are played on servers, so in direct messages there are lessons alone. */
    private List<ActionRow> rows(Interaction asking) {
        ActionRow lessons = ActionRow.of(lessons());
        return asking.getGuild() == null
                ? List.of(lessons)
                : List.of(
                        ActionRow.of(OpponentChoice.button(Optional.empty()).withStyle(ButtonStyle.PRIMARY)), lessons);
    }

    private String words(String help) {
        String links = policies.line().map(line -> "\n" + line).orElse("");
        return Text.cut(help.stripTrailing(), Text.MAX_MESSAGE - links.length()) + links;
    }

    /** A lesson of each game, as many as fit in a row. */
    private List<Button> lessons() {
        return variants.all()
                .limit(MOST_BUTTONS)
                .map(facts -> Button.secondary(
                        ComponentId.of(Action.LEARN, Variant.of(facts.id())).text(), "Learn " + facts.name()))
                .toList();
    }

    /** What others cannot use. */
    private String forManagers(Interaction asking) {
        return Authority.objectionToManage(asking).isPresent()
                ? ""
                : "You manage this server: %s finds what stands in the way of matches, %s chooses where and how they are played."
                        .formatted(commands.mention("setup check"), commands.mention("settings-server"));
    }
}
