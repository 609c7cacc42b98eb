package dolmen.bot.discord;

import dolmen.bot.match.GuildId;
import dolmen.bot.match.Leaderboard;
import dolmen.rules.GameFacts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /leaderboard}: who has won most on this server. */
final class LeaderboardCommand implements SlashCommand {
    private static final String GAME = "game";
    private static final int MAX_ROWS = 20;

    private final Leaderboard leaderboard;
    private final VariantCatalogue variants;
    private final Names names;
    private final CommandBook commands;

    LeaderboardCommand(Leaderboard leaderboard, VariantCatalogue variants, Names names, CommandBook commands) {
        this.leaderboard = leaderboard;
        this.variants = variants;
        this.names = names;
        this.commands = commands;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("leaderboard", "Who has won most on this server")
                .addOption(OptionType.STRING, GAME, "Only matches of this game", false, true);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestGames(event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Guild guild = event.getGuild();
        OptionMapping option = event.getOption(GAME);
        Optional<GameFacts> game = option == null ? Optional.empty() : variants.find(option.getAsString());
        if (guild == null) {
            Replies.privately(event, "Each server has a leaderboard of its own: ask in one of its channels.");
        } else if (option != null && game.isEmpty()) {
            Replies.privately(
                    event, "There is no such game here. %s names them all.".formatted(commands.mention("help")));
        } else {
            Replies.acknowledge(event.deferReply());
            List<Leaderboard.Row> rows =
                    leaderboard.top(new GuildId(guild.getIdLong()), game.map(GameFacts::id), MAX_ROWS);
            event.getHook().sendMessage(table(rows, game)).complete();
        }
    }

    private String table(List<Leaderboard.Row> rows, Optional<GameFacts> game) {
        String title = "**Leaderboard%s**\n"
                .formatted(game.map(facts -> " · " + facts.name()).orElse(""));
        return title
                + (rows.isEmpty()
                        ? "No match has ended here yet. %s starts one.".formatted(commands.mention("challenge"))
                        : IntStream.range(0, rows.size())
                                .mapToObj(index -> line(index + 1, rows.get(index)))
                                .collect(Collectors.joining("\n")));
    }

    private String line(int place, Leaderboard.Row row) {
        return "%d. %s — %s, %s, %s"
                .formatted(
                        place,
                        names.bold(row.player()),
                        counted(row.wins(), "win", "wins"),
                        counted(row.draws(), "draw", "draws"),
                        counted(row.losses(), "loss", "losses"));
    }

    private static String counted(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
