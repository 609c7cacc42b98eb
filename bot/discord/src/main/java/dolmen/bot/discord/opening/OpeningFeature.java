package dolmen.bot.discord.opening;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.GameCommand;
import dolmen.bot.discord.rating.UsualGame;

/** {@code /openings}, and its navigation. */
public final class OpeningFeature {
    private OpeningFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        var variants = desk.words().variants();
        var messages = new OpeningMessage(
                variants,
                desk.services().results().openings(),
                new WaysOn(desk.services().training().puzzles().book()),
                boards.files());
        var course = new OpeningCourse(variants, desk.words().readers(), UsualGame.of(desk), messages);
        return Feature.of(new GameCommand(
                        "openings",
                        "What is played first, how often, and how it ends; only you see it",
                        "The game and its variant; else the game of this thread, or the one you played last",
                        false,
                        desk.words()::suggestVariants,
                        course::begin))
                .onButton(Action.OPENINGS, Acknowledgement.EDIT, course::go)
                .onMenu(Action.OPENINGS_PICK, Acknowledgement.EDIT, course::step);
    }
}
