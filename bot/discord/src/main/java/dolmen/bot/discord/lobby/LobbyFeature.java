package dolmen.bot.discord.lobby;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.OneByOne;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.challenge.ChallengeFeature;
import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.proposal.ProposalFeature;
import dolmen.bot.discord.tournament.OpenTournaments;
import dolmen.bot.match.alert.SeekAlerts;
import dolmen.bot.match.alert.SeekAnnouncer;
import dolmen.bot.service.Services;

/** The lobby of a server. */
public final class LobbyFeature {

    private LobbyFeature() {}

    /**
     * The feature.
     *
     * @param challenges the feature that answers challenges
     */
    public static Feature of(Desk desk, ChallengeFeature challenges) {
        Services services = desk.services();
        OpenOffers offers = challenges.offers();
        SeekAlerts alerts = services.challenges().alerts();
        var lobby = new LobbyMessage(
                offers, new OpenTournaments(services.tournaments(), desk.words()), alerts, desk.words());
        var choice = new AlertChoice(alerts, services.challenges().proposals(), lobby, desk.words(), services.clock());
        var matchmaking = new Matchmaking(
                offers,
                challenges.joining(),
                services.challenges().proposals(),
                ProposalFeature.seeking(desk, challenges),
                services.results().ratings(),
                services.people().preferences(),
                desk.words(),
                new OneByOne<>());
        return Feature.of(new LobbyCommand(lobby))
                .onButton(Action.LOBBY, (event, pressed) -> Replies.fulfil(event.getHook(), lobby.of(event)))
                .onMenu(Action.FIND_MATCH, Acknowledgement.EDIT, matchmaking::find)
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
