package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The reminder of a match that waits for a player. */
record ReminderMessage(MatchWords words, ClockWords clocks) {
    /** The reminder for the match's own thread, which mentions the player. */
    MessageCreateData inThread(MatchOutline match, PlayerId player) {
        return builder(
                        match,
                        "<@%s>, %s still waits for your move.%s"
                                .formatted(
                                        player,
                                        words.number(match),
                                        clocks.sentence(match, words.at(match).wording())))
                .mentionUsers(player.value())
                .build();
    }

    /** The reminder for the player alone. */
    MessageCreateData inPrivate(MatchOutline match, PlayerId player) {
        return builder(
                        match,
                        "%s still waits for your move in %s.%s"
                                .formatted(
                                        Text.escaped(words.summary(match, player)),
                                        words.place(match),
                                        clocks.sentence(match, words.at(match).wording())))
                .build();
    }

    private static MessageCreateBuilder builder(MatchOutline match, String content) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(content, Text.MAX_MESSAGE))
                .setComponents(ActionRow.of(
                        Button.secondary(ComponentId.of(Action.BOARD, match).text(), "My view")))
                .setAllowedMentions(List.of());
    }
}
