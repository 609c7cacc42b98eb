package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.PanelEntry;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The private panel behind <i>More</i>, with all actions on a match other than moves: few enough lines for the screen
 * of a phone. Immutable.
 */
final class MatchPanel {
    private final List<PanelEntry> entries;
    private final MatchWords words;

    /** @param entries the entries in display order */
    public MatchPanel(List<PanelEntry> entries, MatchWords words) {
        this.entries = List.copyOf(entries);
        this.words = words;
    }

    /** The actions that the person can take on the match now. */
    public MessageCreateData of(Match match, Requester requester) {
        PlayerId person = requester.person();
        MatchWords here = words.on(requester.reader());
        Wording wording = here.wording();
        List<PanelEntry> offered = entries.stream()
                .filter(entry -> entry.offered().test(match, person))
                .toList();
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of(wording.of(PanelPhrases.panel(
                new Verbatim(match.id().toString()),
                here.variant(match),
                new Verbatim(here.players(match)),
                new Verbatim(here.standing(match, person))))));
        parts.addAll(ActionRow.partitionOf(
                offered.stream().map(entry -> button(entry, match, wording)).toList()));
        String notes = offered.stream()
                .flatMap(entry -> entry.note().stream())
                .map(note -> "-# " + wording.of(note))
                .collect(Collectors.joining("\n"));
        if (!notes.isEmpty()) {
            parts.add(TextDisplay.of(notes));
        }
        return ContainerMessage.of(parts);
    }

    private static Button button(PanelEntry entry, Match match, Wording wording) {
        return Button.of(entry.style(), ComponentId.of(entry.action(), match).text(), wording.of(entry.label()));
    }
}
