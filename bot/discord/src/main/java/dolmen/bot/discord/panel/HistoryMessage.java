package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.panel.HistoryPages.Page;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.rules.Viewer;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** A page of the history of a match, as far as one person may know it, with buttons to the neighbouring pages. */
record HistoryMessage(HistoryPages pages, MatchWords words) {
    /** The page with the latest moves. */
    public MessageCreateData latest(Match match, Requester requester) {
        return at(match, requester, Integer.MAX_VALUE);
    }

    /** The page with the ply, in the current state of the match. */
    MessageCreateData at(Match match, Requester requester, int ply) {
        Viewer viewer = match.viewer(requester.person());
        List<Page> all = pages.on(requester.reader()).of(match, viewer);
        int shown = all.size() - 1;
        while (shown > 0 && all.get(shown).ply() > ply) {
            shown--;
        }
        return page(match, all, shown, words.on(requester.reader()));
    }

    private static MessageCreateData page(Match match, List<Page> all, int shown, MatchWords words) {
        var parts = new ArrayList<String>();
        var id = new Verbatim(match.id().toString());
        Argument variant = words.variant(match);
        var place = new Verbatim(words.place(match));
        Wording wording = words.wording();
        parts.add(wording.of(
                all.size() == 1
                        ? PanelPhrases.history(id, variant, place)
                        : PanelPhrases.historyPage(id, variant, place, shown + 1L, all.size())));
        parts.addAll(all.get(shown).lines());
        boolean last = shown == all.size() - 1;
        if (last) {
            parts.add(words.standing(match));
        }
        var message = new MessageCreateBuilder().setContent(Text.cut(String.join("\n", parts), Text.MAX_MESSAGE));
        var buttons = new ArrayList<Button>();
        if (shown > 0) {
            buttons.add(button(match, all.get(shown - 1), wording.of(PanelPhrases.pageEarlier())));
        }
        if (!last) {
            buttons.add(button(match, all.get(shown + 1), wording.of(PanelPhrases.pageLater())));
        }
        if (!buttons.isEmpty()) {
            message.setComponents(ActionRow.of(buttons));
        }
        return message.build();
    }

    private static Button button(Match match, Page target, String label) {
        var id = new ComponentId(Action.HISTORY, match.id().value(), target.ply());
        return Button.secondary(id.text(), label);
    }
}
