package dolmen.bot.discord.board;

import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The daily digest of a player: all waiting matches, the most urgent first. */
record DigestMessage(MatchWords words, ClockWords clocks, CommandBook commands) {
    private static final int MOST_LINES = 10;
    private static final int MAX_TITLE = 80;

    MessageCreateData of(PlayerId player, List<? extends MatchOutline> waiting) {
        String lines = waiting.stream()
                .sorted(Comparator.comparing(match -> clocks.end(match).orElse(Instant.MAX)))
                .limit(MOST_LINES)
                .map(match -> line(match, player))
                .collect(Collectors.joining("\n"));
        String heading = waiting.size() == 1
                ? "**A match waits for you.**"
                : "**%d matches wait for you.**".formatted(waiting.size());
        return new MessageCreateBuilder()
                .setContent(Text.cut("%s\n%s\n%s".formatted(heading, lines, ending(waiting.size())), Text.MAX_MESSAGE))
                .setAllowedMentions(List.of())
                .build();
    }

    private String line(MatchOutline match, PlayerId player) {
        boolean toMove = match.playerToMove().equals(Optional.of(player));
        return "- %s: %s in %s%s"
                .formatted(
                        Text.escaped(Text.cut(words.title(match, player), MAX_TITLE)),
                        toMove ? "your turn" : "you are asked something",
                        words.place(match),
                        toMove ? clocks.brief(match, words.wording()) : "");
    }

    private String ending(int waiting) {
        String more = waiting > MOST_LINES ? "%d more are not listed here. ".formatted(waiting - MOST_LINES) : "";
        return "%s%s shows all your matches; %s changes when you are told."
                .formatted(more, commands.mention("games"), commands.mention("settings"));
    }
}
