package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The live matches of a person, the most urgent first, each with a button that shows its board. */
final class GamesMessage {
    /** Heading, row, and both buttons in it. */
    private static final int OTHER_COMPONENTS = 4;

    /** As many as one message holds. */
    static final int MATCHES_OF_A_PAGE = ContainerMessage.sectionsBeside(OTHER_COMPONENTS);

    /** So that a full page stays below what Discord allows in one message, if every letter must be escaped, too. */
    private static final int MAX_TITLE = 120;

    private final LiveMatches matches;
    private final MatchWords words;
    private final ClockWords clocks;
    private final CommandBook commands;

    public GamesMessage(LiveMatches matches, MatchWords words, ClockWords clocks, CommandBook commands) {
        this.matches = matches;
        this.words = words;
        this.clocks = clocks;
        this.commands = commands;
    }

    /** A page of them, counted from 0, or the last page if there are fewer. */
    MessageCreateData of(PlayerId person, long page) {
        List<Match> live =
                matches.liveOf(person).stream().sorted(byUrgency(person)).toList();
        if (live.isEmpty()) {
            return ContainerMessage.of(List.of(TextDisplay.of(
                    "You have no match under way. %s starts one.".formatted(commands.mention("challenge")))));
        }
        int pages = Math.ceilDiv(live.size(), MATCHES_OF_A_PAGE);
        return page(live, person, Math.toIntExact(Math.min(page, pages - 1L)), pages);
    }

    /** Those that wait for the person first, and of them those whose time ends first; then as they come. */
    private Comparator<Match> byUrgency(PlayerId person) {
        return Comparator.<Match, Boolean>comparing(
                        match -> !match.playerToMove().equals(Optional.of(person)))
                .thenComparing(match -> clocks.end(match).orElse(Instant.MAX));
    }

    private MessageCreateData page(List<Match> live, PlayerId person, int page, int pages) {
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of(
                pages == 1 ? "### Your matches" : "### Your matches · page %d of %d".formatted(page + 1, pages)));
        live.stream()
                .skip((long) page * MATCHES_OF_A_PAGE)
                .limit(MATCHES_OF_A_PAGE)
                .map(match -> section(match, person))
                .forEach(parts::add);
        var turning = new ArrayList<Button>();
        if (page > 0) {
            turning.add(turning(page - 1, "Earlier"));
        }
        if (page < pages - 1) {
            turning.add(turning(page + 1, "Later"));
        }
        if (!turning.isEmpty()) {
            parts.add(ActionRow.of(turning));
        }
        return ContainerMessage.of(parts);
    }

    private Section section(Match match, PlayerId person) {
        boolean waiting = match.playerToMove().equals(Optional.of(person));
        String id = ComponentId.of(Action.BOARD, match).text();
        return Section.of(
                waiting ? Button.primary(id, "Board") : Button.secondary(id, "Board"),
                TextDisplay.of("**%s**\n%s · %s %s%s\n%s"
                        .formatted(
                                Text.escaped(Text.cut(words.title(match, person), MAX_TITLE)),
                                waiting ? "Your turn" : "Their turn",
                                match.ply() == 0 ? "begun" : "last move",
                                TimeFormat.RELATIVE.format(match.changedAt()),
                                clocks.brief(match),
                                words.place(match))));
    }

    private static Button turning(int page, String label) {
        return Button.secondary(new ComponentId(Action.GAMES, page, 0).text(), label);
    }
}
