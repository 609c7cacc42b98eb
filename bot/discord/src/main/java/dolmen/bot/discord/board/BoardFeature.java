package dolmen.bot.discord.board;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.ShowMatch;
import dolmen.bot.match.Match;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** The commands to see a board: {@code /board}, from either side or in words, and <i>My view</i>. */
public final class BoardFeature {
    private static final String TEXT = "text";
    private static final String FLIP = "flip";

    private BoardFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        return Feature.of(MatchCommand.deferring(
                        desk,
                        "board",
                        "See the board from your side; only you see it",
                        (event, match, requester) -> show(boards, event, match, requester),
                        new OptionData(
                                OptionType.BOOLEAN, TEXT, "In words instead of a picture, with your legal moves"),
                        new OptionData(OptionType.BOOLEAN, FLIP, "The picture from the other side")))
                .onButton(Action.BOARD, ShowMatch.one(desk.touched(), boards.message()::privately));
    }

    private static void show(Boards boards, SlashCommandInteractionEvent event, Match match, Requester requester) {
        if (event.getOption(TEXT, false, OptionMapping::getAsBoolean)) {
            Replies.fulfil(event.getHook(), boards.text().of(match, requester));
        } else {
            boolean flip = event.getOption(FLIP, false, OptionMapping::getAsBoolean);
            Replies.fulfil(
                    event.getHook(),
                    flip
                            ? boards.message().fromOtherSide(match, requester)
                            : boards.message().privately(match, requester));
        }
    }
}
