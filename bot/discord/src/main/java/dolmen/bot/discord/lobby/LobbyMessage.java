package dolmen.bot.discord.lobby;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.match.alert.SeekAlertWorker;
import dolmen.bot.match.alert.SeekAlerts;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The tables of a server with a free seat, the ways to a match without one, and the choice of alerts. */
record LobbyMessage(OpenOffers offers, SeekAlerts alerts, Vocabulary words) {
    /** The title, the count of further tables, two lines, and two rows with a menu and a button. */
    private static final int OTHERS = 8;

    MessageCreateData of(Interaction asking) {
        var requester = Requester.of(asking);
        Wording wording = words.readers().of(requester.reader());
        List<ContainerChildComponent> tables = offers.tables(asking, ContainerMessage.sectionsBeside(OTHERS));
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of(wording.of(tables.isEmpty() ? LobbyPhrases.none() : LobbyPhrases.title())));
        parts.addAll(tables);
        parts.add(TextDisplay.of(wording.of(LobbyPhrases.seek(words.commands().link("seek")))));
        parts.add(ActionRow.of(OpponentChoice.button(Optional.empty(), wording)));
        requester
                .guild()
                .map(server -> choice(alerts.chosenBy(requester.person(), server), wording))
                .ifPresent(parts::addAll);
        return ContainerMessage.of(parts);
    }

    private List<ContainerChildComponent> choice(Set<String> chosen, Wording wording) {
        List<GameFacts> games = words.variants().all().toList();
        var menu = StringSelectMenu.create(new ComponentId(Action.SEEK_ALERTS, 0, 0).text())
                .setPlaceholder(wording.of(LobbyPhrases.alertsChoose()))
                .setRequiredRange(0, games.size());
        games.forEach(game -> menu.addOptions(
                SelectOption.of(wording.of(game.name()), game.id()).withDefault(chosen.contains(game.id()))));
        var parts = new ArrayList<ContainerChildComponent>();
        if (!chosen.isEmpty()) {
            parts.add(TextDisplay.of(wording.of(LobbyPhrases.alertsChosen(
                    Listing.or(games.stream()
                            .filter(game -> chosen.contains(game.id()))
                            .map(GameFacts::name)
                            .toList()),
                    SeekAlertWorker.MOST_A_DAY))));
        }
        parts.add(ActionRow.of(menu.build()));
        return parts;
    }
}
