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
        var setup = new SetupCheck(
                new PlayChannels(services.preferences()), desk.words().challengeRefusals());
        return Feature.of(
                        new SettingsCommand(services.preferences(), theme),
                        new VacationCommand(services.vacations(), commands),
                        new ServerSettingsCommand(services.preferences(), theme, ofServer),
                        new SetupCommand(setup),
                        new PrivacyCommand(services.privacy()))
                .onEntityMenu(Action.PLAY_CHANNELS, new PlayChannelsMenu(services.preferences(), ofServer))
                .onButton(Action.FORGET_ME, new ForgetButton(services.privacy()));
    }
}
