package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
        MatchWords here = words.on(Requester.elsewhere(player).reader());
        String lines = waiting.stream()
                .sorted(Comparator.comparing(match -> clocks.end(match).orElse(Instant.MAX)))
                .limit(MOST_LINES)
                .map(match -> line(match, player, here))
                .collect(Collectors.joining("\n"));
        String heading = here.wording().of(BoardPhrases.digestHeading(waiting.size()));
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        "%s\n%s\n%s".formatted(heading, lines, ending(waiting.size(), here.wording())),
                        Text.MAX_MESSAGE))
                .setAllowedMentions(List.of())
                .build();
    }

    private String line(MatchOutline match, PlayerId player, MatchWords here) {
        var title = new Verbatim(Text.escaped(Text.cut(here.title(match, player), MAX_TITLE)));
        var place = new Verbatim(here.place(match));
        return match.playerToMove().equals(Optional.of(player))
                ? here.wording().of(BoardPhrases.digestYourTurn(title, place)) + clocks.brief(match, here.wording())
                : here.wording().of(BoardPhrases.digestAsked(title, place));
    }

    private String ending(int waiting, Wording wording) {
        String end = wording.of(BoardPhrases.digestEnding(commands.link("games"), commands.link("settings")));
        return waiting > MOST_LINES ? wording.of(BoardPhrases.digestMore(waiting - MOST_LINES)) + " " + end : end;
    }
}
