package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.GameCommand;
import dolmen.bot.discord.desk.PanelEntry;
import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.menu.GamesPicture;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.SettingsFeature;
import dolmen.bot.discord.words.Vocabulary;
import net.dv8tion.jda.api.hooks.EventListener;

/** Help, and the rules of the games. */
public final class GuideFeature {

    private GuideFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        Vocabulary words = desk.words();
        RulesMessage rules = rules(desk, boards);
        var course = new RulesCourse(words.variants(), rules, words.readers());
        return Feature.of(
                        new HelpCommand(
                                steps(desk), desk.services().people().preferences(), desk.policies(), words.readers()),
                        new GameCommand(
                                "rules",
                                "How a game is played, who made it, and its variants",
                                "The game and its variant: type a few letters",
                                true,
                                words::suggestVariants,
                                course::begin))
                .onButton(
                        Action.ALL_COMMANDS, new AllCommands(words.variants(), words.commands(), words.readers())::open)
                .onButton(Action.VARIANT_RULES, course::open)
                .onButton(Action.RULES_PAGE, Acknowledgement.EDIT, course::turn);
    }

    /** The rules of the match, behind <i>More</i>. */
    public static PanelEntry panelEntry(Desk desk, Boards boards) {
        RulesMessage rules = rules(desk, boards);
        Readers readers = desk.words().readers();
        return PanelEntry.forAll(
                Action.RULES,
                (event, pressed) -> desk.touched()
                        .look(
                                event,
                                pressed,
                                (match, requester) -> Replies.fulfil(
                                        event.getHook(), rules.of(match, requester.person(), readers.of(event)))),
                GuidePhrases.buttonRules());
    }

    /** The listener that greets new servers. */
    public static EventListener greeting(Desk desk) {
        return new Greeting(
                steps(desk),
                desk.words().readers()::of,
                desk.services().people().preferences(),
                SettingsFeature.check(desk),
                desk.services().training().dailyPuzzles());
    }

    private static FirstSteps steps(Desk desk) {
        Vocabulary words = desk.words();
        return new FirstSteps(
                words.commands(),
                new FirstButtons(words.variants()),
                new GamesPicture(
                        desk.services().gallery().boards(), desk.services().games()));
    }

    private static RulesMessage rules(Desk desk, Boards boards) {
        return new RulesMessage(desk.words().variants(), boards.files());
    }
}
