package dolmen.bot.discord.panel;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.ActWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import dolmen.rules.Viewer;
import dolmen.rules.host.Episode;
import dolmen.rules.host.HostAct;
import java.util.ArrayList;
import java.util.List;

/** The moves of a match in numbered lines, as far as one viewer may know them, on pages that fit into messages. */
public final class HistoryPages {
    /** Leaves room for the text above and below the lines. */
    private static final int MAX_PAGE = 1500;

    private static final int MAX_LINE = 1000;

    private final Names names;
    private final ActWords words;
    private final MatchWords matches;

    public HistoryPages(Names names, MatchWords matches) {
        this.names = names;
        this.matches = matches;
        this.words = matches.acts();
    }

    /** A copy for one reader alone. */
    HistoryPages on(Reader reader) {
        return new HistoryPages(names.on(reader), matches.on(reader));
    }

    /**
     * A page of the history.
     *
     * @param ply the number of the first ply on the page
     */
    public record Page(int ply, List<String> lines) {}

    /** The pages from the first move on. Only the last page changes while the match continues. */
    public List<Page> of(Match match, Viewer viewer) {
        var pages = new ArrayList<Page>();
        var lines = new ArrayList<String>();
        int first = 0;
        int length = 0;
        for (Episode episode : match.game().toldTo(viewer)) {
            String line = Text.cut(line(match, viewer, episode), MAX_LINE);
            if (length + line.length() > MAX_PAGE) {
                pages.add(new Page(first, List.copyOf(lines)));
                lines.clear();
                length = 0;
                first = episode.entry();
            }
            lines.add(line);
            length += line.length() + 1;
        }
        pages.add(new Page(first, List.copyOf(lines)));
        return pages;
    }

    private String line(Match match, Viewer viewer, Episode episode) {
        return switch (episode) {
            case Episode.TurnTaken(int entry, Seat seat, var told) ->
                "%d. %s%s"
                        .formatted(
                                match.game().after(entry).turn(),
                                MatchWords.tellThemselves(told) ? "" : mover(match, viewer, seat) + " ",
                                matches.told(match, told));
            case Episode.Chance(int entry, var told) -> "- " + matches.told(match, told);
            case Episode.Acted(int entry, HostAct act) -> "- " + words.of(match, act);
        };
    }

    /** The name of the mover; in games with secrets, "You" for the viewer's own moves. */
    private String mover(Match match, Viewer viewer, Seat seat) {
        return match.standing().hasSecrets() && viewer.equals(seat)
                ? matches.wording().of(PanelPhrases.historyYou())
                : names.bold(match.player(seat));
    }
}
