package dolmen.bot.discord.board;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.ShowMatch;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** Looking at a board: {@code /board}, from either side or in words, and <i>My view</i>. */
public final class BoardFeature {
    private static final String TEXT = "text";
    private static final String FLIP = "flip";

    private BoardFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        return Feature.of(MatchCommand.deferring(
                        desk,
                        "board",
                        "See the board from your side; only you see it",
                        (event, match, person) -> show(boards, event, match, person),
                        new OptionData(
                                OptionType.BOOLEAN, TEXT, "In words instead of a picture, with your legal moves"),
                        new OptionData(OptionType.BOOLEAN, FLIP, "The picture from the other side")))
                .onButton(Action.BOARD, ShowMatch.one(desk.touched(), boards.message()::privately));
    }

    private static void show(Boards boards, SlashCommandInteractionEvent event, Match match, PlayerId person) {
        if (event.getOption(TEXT, false, OptionMapping::getAsBoolean)) {
            boards.text().of(match, person).forEach(page -> Replies.privately(event.getHook(), page));
        } else {
            boolean flip = event.getOption(FLIP, false, OptionMapping::getAsBoolean);
            Replies.privately(
                    event.getHook(),
                    flip
                            ? boards.message().fromOtherSide(match, person)
                            : boards.message().privately(match, person));
        }
    }
}
