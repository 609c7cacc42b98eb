package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.place.Resting;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * A person's list of open challenges and live matches, the most urgent match first. Each match has a button that shows
 * its board, with the menu of moves if it is the person's turn. The first page also has the challenges, and therefore
 * fewer matches.
 */
record GamesMessage(
        LiveMatches matches,
        OpenOffers offers,
        MatchWords words,
        ClockWords clocks,
        Resting resting,
        CommandBook commands) {
    /** A heading, an action row, and its two buttons. */
    private static final int OTHER_COMPONENTS = 4;

    /** The number of matches that one message can hold. */
    static final int MATCHES_OF_A_PAGE = ContainerMessage.sectionsBeside(OTHER_COMPONENTS);

    /** Keeps a full page below Discord's message limit, even if every letter must be escaped. */
    private static final int MAX_TITLE = 120;

    /** The page with the number, from 0, or the last page if there are fewer. */
    MessageCreateData of(Interaction asking, long page) {
        var requester = Requester.of(asking);
        MatchWords theirs = words.on(requester.reader());
        Wording wording = theirs.wording();
        List<Match> live = matches.liveOf(requester.person()).stream()
                .sorted(byUrgency(requester.person()))
                .toList();
        List<ContainerChildComponent> offered = offers.of(asking);
        int first = ContainerMessage.sectionsBeside(OTHER_COMPONENTS + ContainerMessage.components(offered));
        int pages = 1 + Math.ceilDiv(Math.max(0, live.size() - first), MATCHES_OF_A_PAGE);
        int shown = Math.toIntExact(Math.min(page, pages - 1L));
        var parts = new ArrayList<ContainerChildComponent>(shown == 0 ? offered : List.of());
        parts.add(TextDisplay.of(wording.of(live.isEmpty() ? none() : heading(shown, pages))));
        live.stream()
                .skip(shown == 0 ? 0 : first + (shown - 1L) * MATCHES_OF_A_PAGE)
                .limit(shown == 0 ? first : MATCHES_OF_A_PAGE)
                .map(match -> section(match, requester.person(), theirs))
                .forEach(parts::add);
        parts.addAll(turning(shown, pages, wording));
        return ContainerMessage.of(parts);
    }

    private Phrase none() {
        return PanelPhrases.gamesNone(commands.link("challenge"), commands.link("play"));
    }

    private static Phrase heading(int page, int pages) {
        return pages == 1 ? PanelPhrases.gamesTitle() : PanelPhrases.gamesTitlePage(page + 1L, pages);
    }

    /** Matches that wait for the person come first. Within each group the earliest deadline comes first. */
    private Comparator<Match> byUrgency(PlayerId person) {
        return Comparator.<Match, Boolean>comparing(
                        match -> !match.playerToMove().equals(Optional.of(person)))
                .thenComparing(match -> clocks.end(match).orElse(Instant.MAX));
    }

    private static List<ActionRow> turning(int page, int pages, Wording wording) {
        var buttons = new ArrayList<Button>();
        if (page > 0) {
            buttons.add(turning(page - 1, wording.of(PanelPhrases.pageEarlier())));
        }
        if (page < pages - 1) {
            buttons.add(turning(page + 1, wording.of(PanelPhrases.pageLater())));
        }
        return buttons.isEmpty() ? List.of() : List.of(ActionRow.of(buttons));
    }

    private Section section(Match match, PlayerId person, MatchWords theirs) {
        Wording wording = theirs.wording();
        boolean waiting = match.playerToMove().equals(Optional.of(person));
        String id = ComponentId.of(Action.BOARD, match).text();
        return Section.of(
                waiting
                        ? Button.primary(id, wording.of(PanelPhrases.gamesMove()))
                        : Button.secondary(id, wording.of(PanelPhrases.gamesBoard())),
                TextDisplay.of("**%s**\n%s · %s%s\n%s%s"
                        .formatted(
                                Text.escaped(Text.cut(theirs.title(match, person), MAX_TITLE)),
                                wording.of(waiting ? PanelPhrases.gamesYourTurn() : PanelPhrases.gamesTheirTurn()),
                                wording.of(changed(match)),
                                clocks.brief(match, wording),
                                theirs.place(match),
                                resting.line(match, wording))));
    }

    private static Phrase changed(Match match) {
        var then = new Verbatim(TimeFormat.RELATIVE.format(match.changedAt()));
        return match.ply() == 0 ? PanelPhrases.gamesBegun(then) : PanelPhrases.gamesLastMove(then);
    }

    private static Button turning(int page, String label) {
        return Button.secondary(new ComponentId(Action.GAMES, page, 0).text(), label);
    }
}
