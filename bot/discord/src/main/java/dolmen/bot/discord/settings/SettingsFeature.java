package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Acknowledgement;
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
        var theme = new ThemeOption(services.pictures(), services.games());
        var ofServer = new ServerSettingsMessage(services.preferences(), theme, commands);
        var panel = new SettingsPanel(services.preferences(), theme);
        var times = new TimesForm(services.preferences(), panel);
        return Feature.of(
                        new SettingsCommand(services.preferences(), theme, panel),
                        new VacationCommand(services.vacations(), commands),
                        new ServerSettingsCommand(services.preferences(), theme, ofServer),
                        new SetupCommand(check(desk)),
                        new PrivacyCommand(services.privacy(), desk.policies()))
                .onMenu(Action.SETTING, panel)
                .onButton(Action.TIMES, Acknowledgement.ANSWER, (pressed, id) -> times.open(pressed))
                .onButton(Action.CHANGE_TIMES, Acknowledgement.ANSWER, (pressed, id) -> times.reopen(pressed))
                .onModal(Action.SET_TIMES, times)
                .onMenu(
                        Action.SERVER_SETTING,
                        new ServerSettingsMenu<>(services.preferences(), ofServer, ofServer::changed))
                .onEntityMenu(
                        Action.MODERATORS,
                        new ServerSettingsMenu<>(services.preferences(), ofServer, ServerSettingsMessage::moderators))
                .onEntityMenu(
                        Action.PLAY_CHANNELS,
                        new ServerSettingsMenu<>(services.preferences(), ofServer, ServerSettingsMessage::channels))
                .onEntityMenu(
                        Action.DAILY_PUZZLE,
                        new ServerSettingsMenu<>(services.preferences(), ofServer, DailyPuzzleSetting::changed))
                .onButton(Action.FORGET_ME, new ForgetButton(services.privacy()));
    }

    /** What finds out whether the bot can do its work in a channel. */
    public static SetupCheck check(Desk desk) {
        return new SetupCheck(
                new PlayChannels(desk.services().preferences()), desk.words().challengeRefusals());
    }
}
