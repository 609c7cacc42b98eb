package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.ShowMatch;

/** Looking at a board: {@code /board}, and <i>My view</i>. */
public final class BoardFeature {

    private BoardFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        return Feature.of(new BoardCommand(desk.option(), boards.message(), boards.text(), desk.refusals()))
                .onButton(Action.BOARD, ShowMatch.one(desk.touched(), boards.message()::privately));
    }
}
