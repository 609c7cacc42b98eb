package dolmen.bot.discord;

import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.PlayerId;
import java.util.List;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /games}: the live matches of whoever asks, those that wait for that person first. */
final class GamesCommand implements SlashCommand {
    private static final int MAX_SHOWN = 12;

    private final MatchRepository matches;
    private final MatchWords words;
    private final CommandBook commands;

    GamesCommand(MatchRepository matches, MatchWords words, CommandBook commands) {
        this.matches = matches;
        this.words = words;
        this.commands = commands;
    }

    @Override
    public SlashCommandData definition() {
        return Commands.slash("games", "Your matches, those that wait for your move first");
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Replies.acknowledge(event.deferReply(true));
        var person = new PlayerId(event.getUser().getIdLong());
        List<Match> live = matches.liveOf(person);
        Replies.privately(
                event.getHook(),
                live.isEmpty()
                        ? "You have no match under way. %s starts one.".formatted(commands.mention("challenge"))
                        : list(live, person));
    }

    private String list(List<Match> live, PlayerId person) {
        String shown = live.stream()
                .limit(MAX_SHOWN)
                .map(match -> "- " + Text.escaped(words.summary(match, person)) + " · " + words.place(match))
                .collect(Collectors.joining("\n"));
        int more = live.size() - MAX_SHOWN;
        return "**Your matches**\n" + shown + (more > 0 ? "\n… and %d more.".formatted(more) : "");
    }
}
