package dolmen.bot.discord.lobby;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.tournament.OpenTournaments;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.match.alert.SeekAlertWorker;
import dolmen.bot.match.alert.SeekAlerts;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The tournaments and tables of a server that one can join, the ways to a match without one, and the choice of alerts.
 */
record LobbyMessage(OpenOffers offers, OpenTournaments tournaments, SeekAlerts alerts, Vocabulary words) {
    /** The title, the count of further tables, a line about alerts, and three rows with a menu or a button. */
    private static final int OTHERS = 9;

    private static final int MOST_TOURNAMENTS = 3;

    MessageCreateData of(Interaction asking) {
        var requester = Requester.of(asking);
        Wording wording = words.readers().of(requester.reader());
        List<Section> open = tournaments.of(asking, MOST_TOURNAMENTS);
        List<ContainerChildComponent> tables =
                offers.tables(asking, ContainerMessage.sectionsBeside(OTHERS) - open.size());
        boolean isEmpty = open.isEmpty() && tables.isEmpty();
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of(wording.of(isEmpty ? LobbyPhrases.none() : LobbyPhrases.title())));
        parts.addAll(open);
        parts.addAll(tables);
        parts.add(ActionRow.of(
                games(Action.FIND_MATCH, LobbyPhrases.findChoose(), wording).build()));
        parts.add(ActionRow.of(OpponentChoice.button(Optional.empty(), wording)));
        requester
                .guild()
                .map(server -> alerts(alerts.chosenBy(requester.person(), server), wording))
                .ifPresent(parts::addAll);
        return ContainerMessage.of(parts);
    }

    private StringSelectMenu.Builder games(Action action, Phrase placeholder, Wording wording) {
        return StringSelectMenu.create(new ComponentId(action, 0, 0).text())
                .setPlaceholder(wording.of(placeholder))
                .addOptions(words.variants()
                        .all()
                        .map(game -> SelectOption.of(wording.of(game.name()), game.id()))
                        .toList());
    }

    private List<ContainerChildComponent> alerts(Set<String> chosen, Wording wording) {
        var menu = games(Action.SEEK_ALERTS, LobbyPhrases.alertsChoose(), wording);
        var row = ActionRow.of(menu.setRequiredRange(0, menu.getOptions().size())
                .setDefaultValues(chosen)
                .build());
        List<Argument> names = words.variants()
                .all()
                .filter(game -> chosen.contains(game.id()))
                .map(GameFacts::name)
                .toList();
        return names.isEmpty()
                ? List.of(row)
                : List.of(
                        TextDisplay.of(
                                wording.of(LobbyPhrases.alertsChosen(Listing.or(names), SeekAlertWorker.MOST_A_DAY))),
                        row);
    }
}
