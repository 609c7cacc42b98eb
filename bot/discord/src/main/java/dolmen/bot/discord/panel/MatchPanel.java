package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.PanelEntry;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.separator.Separator;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private panel behind <i>More</i>, with all actions on a match other than moves. Immutable. */
final class MatchPanel {
    /** Heading and separator. */
    private static final int ABOVE_THE_ENTRIES = 2;

    /** The number of entries that one message can hold. */
    static final int MAX_ENTRIES = ContainerMessage.sectionsBeside(ABOVE_THE_ENTRIES);

    private final List<PanelEntry> entries;
    private final MatchWords words;

    /**
     * @param entries the entries in display order
     * @throws IllegalArgumentException if more than {@link #MAX_ENTRIES} could be offered at once
     */
    public MatchPanel(List<PanelEntry> entries, MatchWords words) {
        long places = entries.stream().map(PanelEntry::place).distinct().count();
        if (places > MAX_ENTRIES) {
            throw new IllegalArgumentException(
                    "%d entries do not fit into a panel of %d".formatted(places, MAX_ENTRIES));
        }
        this.entries = List.copyOf(entries);
        this.words = words;
    }

    /** The actions that the person can take on the match now. */
    public MessageCreateData of(Match match, Requester requester) {
        PlayerId person = requester.person();
        MatchWords here = words.on(requester.guild());
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of("### Match #%s · %s\n%s · %s"
                .formatted(match.id(), here.variant(match), here.players(match), here.standing(match, person))));
        parts.add(Separator.createDivider(Separator.Spacing.SMALL));
        entries.stream()
                .filter(entry -> entry.offered().test(match, person))
                .map(entry -> section(entry, match))
                .forEach(parts::add);
        return ContainerMessage.of(parts);
    }

    private static Section section(PanelEntry entry, Match match) {
        String id = ComponentId.of(entry.action(), match).text();
        return Section.of(
                Button.of(entry.style(), id, entry.label()),
                TextDisplay.of(entry.words().apply(match)));
    }
}
