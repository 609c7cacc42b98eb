package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.HostExamination;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.place.PostTags;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.service.Services;

/** Settings of players and servers, set-up, vacations and privacy. */
public final class SettingsFeature {

    private SettingsFeature() {}

    /**
     * The feature.
     *
     * @param examination the examination of the host
     */
    public static Feature of(Desk desk, HostExamination examination) {
        Services services = desk.services();
        var preferences = services.people().preferences();
        CommandBook commands = desk.words().commands();
        Readers readers = desk.words().readers();
        var theme = new ThemeOption(services.gallery().boards(), services.games());
        var ofServer = new ServerSettingsMessage(preferences, theme, commands);
        var panel = new SettingsPanel(preferences, theme, readers);
        var times = new TimesForm(preferences, panel, readers);
        return Feature.of(
                        new SettingsCommand(preferences, theme, panel, readers),
                        new VacationCommand(services.people().vacations(), commands, readers),
                        new ServerSettingsCommand(preferences, theme, ofServer, readers),
                        new SetupCommand(check(desk), new HostReport(examination), readers),
                        new PrivacyCommand(services.people().privacy(), desk.policies(), readers))
                .onMenu(Action.SETTING, panel)
                .onButton(Action.TIMES, Acknowledgement.ANSWER, (pressed, id) -> times.open(pressed))
                .onButton(Action.CHANGE_TIMES, Acknowledgement.ANSWER, (pressed, id) -> times.reopen(pressed))
                .onModal(Action.SET_TIMES, times)
                .onMenu(
                        Action.SERVER_SETTING,
                        new ServerSettingsMenu<>(preferences, ofServer, readers, ofServer::changed))
                .onEntityMenu(
                        Action.MODERATORS,
                        new ServerSettingsMenu<>(preferences, ofServer, readers, ServerSettingsMessage::moderators))
                .onEntityMenu(
                        Action.PLAY_CHANNELS,
                        new ServerSettingsMenu<>(preferences, ofServer, readers, ServerSettingsMessage::channels))
                .onEntityMenu(
                        Action.DAILY_PUZZLE,
                        new ServerSettingsMenu<>(preferences, ofServer, readers, PlaceSettings::puzzled))
                .onButton(Action.FORGET_ME, new ForgetButton(services.people().privacy(), readers));
    }

    /** The check of a channel for anything that prevents matches there. */
    public static SetupCheck check(Desk desk) {
        return new SetupCheck(
                PlayChannels.of(desk.services()),
                new PostTags(desk.words().matches()),
                desk.words().challengeRefusals());
    }
}
