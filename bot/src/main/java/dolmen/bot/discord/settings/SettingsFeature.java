package dolmen.bot.discord.settings;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.Services;
import dolmen.bot.discord.words.CommandBook;

/** What players and servers choose for themselves: settings, set-up, vacations and privacy. */
public final class SettingsFeature {

    private SettingsFeature() {}

    public static Feature of(Desk desk) {
        Services services = desk.services();
        CommandBook commands = desk.words().commands();
        var theme = new ThemeOption(services.pictures());
        var ofServer = new ServerSettingsMessage(services.preferences(), theme, commands);
        return Feature.of(
                        new SettingsCommand(services.preferences(), theme),
                        new VacationCommand(services.vacations(), commands),
                        new ServerSettingsCommand(services.preferences(), theme, ofServer),
                        new SetupCommand(check(desk)),
                        new PrivacyCommand(services.privacy()))
                .onEntityMenu(Action.PLAY_CHANNELS, new PlayChannelsMenu(services.preferences(), ofServer))
                .onButton(Action.FORGET_ME, new ForgetButton(services.privacy()));
    }

    /** What finds out whether the bot can do its work in a channel. */
    public static SetupCheck check(Desk desk) {
        return new SetupCheck(
                new PlayChannels(desk.services().preferences()), desk.words().challengeRefusals());
    }
}
