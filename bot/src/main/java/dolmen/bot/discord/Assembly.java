package dolmen.bot.discord;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.board.BoardCommand;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.board.BoardMessage;
import dolmen.bot.discord.board.BoardText;
import dolmen.bot.discord.board.Calls;
import dolmen.bot.discord.board.DigestMessage;
import dolmen.bot.discord.board.ReminderMessage;
import dolmen.bot.discord.board.RequestMessage;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.challenge.BlockCommand;
import dolmen.bot.discord.challenge.ChallengeAnswer;
import dolmen.bot.discord.challenge.ChallengeButton;
import dolmen.bot.discord.challenge.ChallengeCommand;
import dolmen.bot.discord.challenge.ChallengeMessage;
import dolmen.bot.discord.challenge.ChallengePosts;
import dolmen.bot.discord.challenge.ChallengeWords;
import dolmen.bot.discord.challenge.DeclineButton;
import dolmen.bot.discord.challenge.DeclineModal;
import dolmen.bot.discord.challenge.ProposalForm;
import dolmen.bot.discord.challenge.RematchButton;
import dolmen.bot.discord.challenge.ResumeButton;
import dolmen.bot.discord.challenge.SeekCommand;
import dolmen.bot.discord.desk.MatchOption;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.guide.HelpCommand;
import dolmen.bot.discord.guide.RulesCommand;
import dolmen.bot.discord.guide.RulesMessage;
import dolmen.bot.discord.moderation.ModerateCommand;
import dolmen.bot.discord.moderation.ModerationButton;
import dolmen.bot.discord.moderation.ModerationQuestion;
import dolmen.bot.discord.panel.AnswerButton;
import dolmen.bot.discord.panel.CancelResignationButton;
import dolmen.bot.discord.panel.ConfirmResignationButton;
import dolmen.bot.discord.panel.EtiquettePanel;
import dolmen.bot.discord.panel.GamesButton;
import dolmen.bot.discord.panel.GamesCommand;
import dolmen.bot.discord.panel.GamesMessage;
import dolmen.bot.discord.panel.HistoryButton;
import dolmen.bot.discord.panel.HistoryCommand;
import dolmen.bot.discord.panel.HistoryMessage;
import dolmen.bot.discord.panel.HistoryPages;
import dolmen.bot.discord.panel.MatchPanel;
import dolmen.bot.discord.panel.PanelEntry;
import dolmen.bot.discord.panel.ResignButton;
import dolmen.bot.discord.panel.ResignCommand;
import dolmen.bot.discord.panel.Resignation;
import dolmen.bot.discord.panel.ShowButton;
import dolmen.bot.discord.plan.ChangePlanButton;
import dolmen.bot.discord.plan.PlanButton;
import dolmen.bot.discord.plan.PlanCommand;
import dolmen.bot.discord.plan.PlanForm;
import dolmen.bot.discord.plan.PlanModal;
import dolmen.bot.discord.plan.PlanRefusalWords;
import dolmen.bot.discord.plan.PlanWords;
import dolmen.bot.discord.rating.AchievementWords;
import dolmen.bot.discord.rating.AchievementsButton;
import dolmen.bot.discord.rating.CompareCommand;
import dolmen.bot.discord.rating.LeaderboardButton;
import dolmen.bot.discord.rating.LeaderboardCommand;
import dolmen.bot.discord.rating.LeaderboardMessage;
import dolmen.bot.discord.rating.LeaderboardWords;
import dolmen.bot.discord.rating.ProfileCommand;
import dolmen.bot.discord.rating.ProfileMessage;
import dolmen.bot.discord.rating.RatingFiles;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.settings.ForgetButton;
import dolmen.bot.discord.settings.Grounds;
import dolmen.bot.discord.settings.PlayChannelsMenu;
import dolmen.bot.discord.settings.PrivacyCommand;
import dolmen.bot.discord.settings.ServerSettingsCommand;
import dolmen.bot.discord.settings.ServerSettingsMessage;
import dolmen.bot.discord.settings.SettingsCommand;
import dolmen.bot.discord.settings.SetupCheck;
import dolmen.bot.discord.settings.SetupCommand;
import dolmen.bot.discord.settings.ThemeOption;
import dolmen.bot.discord.settings.VacationCommand;
import dolmen.bot.discord.turn.MessageWords;
import dolmen.bot.discord.turn.MoveByMessage;
import dolmen.bot.discord.turn.MoveCommand;
import dolmen.bot.discord.turn.MoveSuggestions;
import dolmen.bot.discord.turn.PickMenu;
import dolmen.bot.discord.turn.PlayAnswer;
import dolmen.bot.discord.turn.TurnButton;
import dolmen.bot.discord.turn.TurnDialogue;
import dolmen.bot.discord.turn.TypeMoveButton;
import dolmen.bot.discord.turn.TypeMoveModal;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.RatingWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Achievements;
import java.util.List;
import java.util.stream.Stream;

/** Puts the parts of the bot together; the one place where all of them are named. */
public final class Assembly {
    final Names names;
    final CommandBook commands = new CommandBook();
    public final Venues venues;
    public final BoardMessage board;
    public final RequestMessage requests;
    public final ReminderMessage reminders;
    final DigestMessage digests;
    final ChallengePosts challengePosts;
    final Handlers handlers;
    final MoveByMessage messages;

    /** @param time how time passes for those who write too much */
    Assembly(Services services, Ticker time) {
        var variants = new VariantCatalogue(services.games());
        this.names = new Names(services.players());
        var words = new MatchWords(names, variants);
        var refusals = new RefusalWords(words, commands);
        var challengeRefusals = new ChallengeRefusalWords(names, words, variants, commands, refusals);
        var planRefusals = new PlanRefusalWords(words, refusals);
        this.venues = new Venues(services.play(), words);
        var files = new BoardFiles(services.pictures(), services.preferences());
        var clocks = new ClockWords(services.calendars());
        var calls = new Calls(services.preferences(), names, services.clock());
        this.board =
                new BoardMessage(words, clocks, commands, files, calls, new RatingWords(services.ratings()::of, names));
        this.requests = new RequestMessage(names, words, calls);
        this.reminders = new ReminderMessage(words, clocks);
        this.digests = new DigestMessage(words, clocks, commands);
        this.challengePosts = new ChallengePosts(
                services.challenges(),
                services.postedChallenges(),
                services.matches(),
                venues,
                new ChallengeMessage(new ChallengeWords(names, variants, words)));
        var challengeAnswer = new ChallengeAnswer(challengePosts, challengeRefusals);
        var grounds = new Grounds(services.preferences());
        var form = new ProposalForm(
                services.challenges(),
                grounds,
                variants,
                names,
                challengePosts,
                services.preferences(),
                challengeRefusals);
        var option = new MatchOption(services.finder(), services.matches(), words);
        var play = new PlayAnswer(words, board, refusals);
        var touched = new TouchedMatch(services.matches(), refusals);
        var dialogue = new TurnDialogue(touched, services.play(), services.preferences(), files, words, play);
        var resignation = new Resignation(words);
        var theme = new ThemeOption(services.pictures());
        var serverSettings = new ServerSettingsMessage(services.preferences(), theme, commands);
        var authority = new Authority(services.preferences());
        var text = new BoardText(names, words);
        var history = new HistoryMessage(new HistoryPages(names), words);
        var games = new GamesMessage(services.matches(), words, clocks, commands);
        var rules = new RulesMessage(variants, files);
        var planForm = new PlanForm(services.plans(), planRefusals);
        var planButton = new PlanButton(touched, planForm);
        var planWords = new PlanWords(names, planRefusals);
        var achievements = new AchievementWords(new Achievements(services.games()), names);
        var ratingFiles = new RatingFiles(services.ratings(), services.ratingPictures(), services.preferences());
        var leaderboard = new LeaderboardMessage(
                services.ratings(),
                new LeaderboardWords(services.ratings(), services.preferences(), variants, names, commands),
                ratingFiles);
        var panel = new MatchPanel(
                Stream.of(
                                EtiquettePanel.entries(services.etiquette(), refusals),
                                List.of(
                                        PanelEntry.forAll(
                                                ShowButton.one(ShowButton.FLIP, touched, board::fromOtherSide),
                                                "Flip",
                                                "The board from the other side."),
                                        PanelEntry.forAll(
                                                new ShowButton(ShowButton.WORDS, touched, text::of),
                                                "In words",
                                                "The board in sentences, and your legal moves when it is your turn."),
                                        PanelEntry.forAll(
                                                ShowButton.one(ShowButton.HISTORY, touched, history::latest),
                                                "History",
                                                "Every move so far."),
                                        PanelEntry.forAll(
                                                new ShowButton(ShowButton.RULES, touched, rules::of),
                                                "Rules",
                                                "How this game and this variant are played, and who made it."),
                                        PanelEntry.forPlayers(
                                                        planButton,
                                                        "If … then",
                                                        "Plan what you answer to which turn; nobody else learns of it until it is played.")
                                                .where(PlanForm::suits),
                                        PanelEntry.forPlayers(
                                                        new ResignButton(touched, resignation),
                                                        "Resign",
                                                        "Give the match up; you are asked once more.")
                                                .grave()))
                        .flatMap(List::stream)
                        .toList(),
                words);
        this.messages = new MoveByMessage(
                services.play(),
                services.finder(),
                services.matches(),
                names,
                new MessageWords(words, board, refusals, commands),
                play,
                time);
        this.handlers = new Handlers(
                List.of(
                        new HelpCommand(variants, commands),
                        new RulesCommand(variants, rules, commands),
                        new ChallengeCommand(form),
                        new SeekCommand(form),
                        new BlockCommand(services.blocks(), names),
                        new MoveCommand(services.play(), option, new MoveSuggestions(names), play, refusals),
                        new BoardCommand(option, board, text, refusals),
                        new HistoryCommand(option, history, refusals),
                        new PlanCommand(option, planForm, refusals),
                        new ResignCommand(option, resignation, refusals),
                        new GamesCommand(games),
                        new SettingsCommand(services.preferences(), theme),
                        new VacationCommand(services.vacations(), commands),
                        new ServerSettingsCommand(services.preferences(), theme, serverSettings),
                        new SetupCommand(new SetupCheck(grounds, challengeRefusals)),
                        new ModerateCommand(
                                option,
                                services.matches(),
                                authority,
                                new ModerationQuestion(names, words),
                                words,
                                refusals),
                        new LeaderboardCommand(services.ratings(), leaderboard, variants, commands),
                        new ProfileCommand(new ProfileMessage(
                                services.ratings(),
                                services.histories(),
                                achievements,
                                variants,
                                names,
                                commands,
                                ratingFiles)),
                        new PrivacyCommand(services.privacy()),
                        new CompareCommand(services.ratings(), services.histories(), variants, ratingFiles)),
                Stream.of(
                                List.of(
                                        ChallengeButton.join(services.challenges(), grounds, names, challengeAnswer),
                                        ChallengeButton.leave(services.challenges(), names, challengeAnswer),
                                        ChallengeButton.withdraw(services.challenges(), names, challengeAnswer),
                                        new DeclineButton(services.challenges(), challengeAnswer),
                                        new RematchButton(
                                                services.rematches(),
                                                services.challenges(),
                                                grounds,
                                                challengePosts,
                                                names,
                                                challengeRefusals),
                                        TurnButton.confirm(dialogue),
                                        TurnButton.startOver(dialogue),
                                        new ResumeButton(services.matches(), venues, words, refusals),
                                        new TypeMoveButton(touched),
                                        new ChangePlanButton(touched, planForm),
                                        ShowButton.one(ShowButton.BOARD, touched, board::privately),
                                        ShowButton.one(ShowButton.MORE, touched, panel::of),
                                        new GamesButton(games),
                                        new HistoryButton(services.matches(), history, refusals),
                                        new ConfirmResignationButton(services.play(), play),
                                        new CancelResignationButton(),
                                        new AchievementsButton(services.histories(), achievements),
                                        new ForgetButton(services.privacy())),
                                LeaderboardButton.all(leaderboard),
                                ModerationButton.all(services.moderation(), authority, words, refusals),
                                AnswerButton.all(services.etiquette(), requests, refusals),
                                panel.actions())
                        .flatMap(List::stream)
                        .toList(),
                List.of(new PickMenu(dialogue)),
                List.of(new PlayChannelsMenu(services.preferences(), serverSettings)),
                List.of(
                        new TypeMoveModal(services.play(), play),
                        new PlanModal(services.plans(), planWords),
                        new DeclineModal(services.challenges(), challengeAnswer)));
    }
}
