package dolmen.bot.discord.lobby;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.match.alert.SeekAlerts;
import dolmen.bot.match.alert.SeekAnnouncer;

/** The lobby of a server. */
public final class LobbyFeature {

    private LobbyFeature() {}

    public static Feature of(Desk desk, OpenOffers offers) {
        SeekAlerts alerts = desk.services().challenges().alerts();
        var lobby = new LobbyMessage(offers, alerts, desk.words());
        var choice = new AlertChoice(
                alerts,
                desk.services().challenges().proposals(),
                lobby,
                desk.words(),
                desk.services().clock());
        return Feature.of(new LobbyCommand(lobby))
                .onButton(Action.LOBBY, (event, pressed) -> Replies.fulfil(event.getHook(), lobby.of(event)))
                .onMenu(Action.SEEK_ALERTS, Acknowledgement.EDIT, choice::choose)
                .onButton(Action.END_ALERTS, choice::end);
    }

    /** The announcer that alerts people to seeks. */
    public static SeekAnnouncer announcer(
            Connections connections, DirectMessages direct, Desk desk, OpenOffers offers) {
        return new DiscordSeekAnnouncer(
                connections,
                direct,
                new AlertMessage(
                        offers,
                        desk.services().posted().challenges(),
                        desk.words().readers()));
    }
}
