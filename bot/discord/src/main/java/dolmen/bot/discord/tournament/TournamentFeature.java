package dolmen.bot.discord.tournament;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.service.Services;
import dolmen.bot.tournament.TournamentAnnouncer;

/** Tournaments of a server. */
public final class TournamentFeature {

    private TournamentFeature() {}

    public static Feature of(Desk desk) {
        Services services = desk.services();
        var refusals = new TournamentRefusalWords(desk.words().variants());
        var buttons = new TournamentButtons(
                services.tournaments(),
                refusals,
                new Authority(services.people().preferences(), desk.words().readers()),
                desk.words().names(),
                desk.words().readers());
        return Feature.of(new TournamentCommand(
                        services.tournaments(),
                        PlayChannels.of(services),
                        services.people().preferences(),
                        desk.words(),
                        refusals,
                        services.around().random(),
                        services.clock()))
                .onButton(Action.JOIN_TOURNAMENT, buttons::join)
                .onButton(Action.LEAVE_TOURNAMENT, TournamentButtons.asking(buttons::leave))
                .onButton(Action.BEGIN_TOURNAMENT, buttons::begin)
                .onButton(Action.CALL_OFF_TOURNAMENT, TournamentButtons.asking(buttons::callOff));
    }

    /** The announcer that keeps the messages of tournaments up to date. */
    public static TournamentAnnouncer announcer(Connections connections, Desk desk) {
        return new DiscordTournamentAnnouncer(
                connections,
                new TournamentMessage(desk.words(), desk.services().matches().live()));
    }
}
