package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The reminder of a match that waits for a player. */
record ReminderMessage(MatchWords words, ClockWords clocks) {
    /** The reminder for the match's own thread, which mentions the player. */
    MessageCreateData inThread(MatchOutline match, PlayerId player) {
        Wording wording = words.at(match).wording();
        Phrase reminder = BoardPhrases.reminderInThread(
                new Verbatim(Call.mention(player)), new Verbatim(match.id().toString()));
        return builder(match, wording.of(reminder) + clocks.sentence(match, wording), wording)
                .mentionUsers(player.value())
                .build();
    }

    /** The reminder for the player alone. */
    MessageCreateData inPrivate(MatchOutline match, PlayerId player) {
        MatchWords here = words.on(Requester.elsewhere(player).reader());
        Phrase reminder = BoardPhrases.reminderInPrivate(
                new Verbatim(Text.escaped(here.summary(match, player))), new Verbatim(here.place(match)));
        return builder(match, here.wording().of(reminder) + clocks.sentence(match, here.wording()), here.wording())
                .build();
    }

    private static MessageCreateBuilder builder(MatchOutline match, String content, Wording wording) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(content, Text.MAX_MESSAGE))
                .setComponents(ActionRow.of(Button.secondary(
                        ComponentId.of(Action.BOARD, match).text(), wording.of(BoardPhrases.buttonMyView()))))
                .setAllowedMentions(List.of());
    }
}
