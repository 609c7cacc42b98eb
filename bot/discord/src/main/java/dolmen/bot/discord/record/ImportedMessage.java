package dolmen.bot.discord.record;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.file.RecordAttachment;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Spectator;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Wording;
import dolmen.rules.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The message about a match from a file, with a position and buttons to look back at the whole match. The file is
 * attached to the message, so its buttons survive a restart.
 */
record ImportedMessage(BoardFiles files) {

    /** @param shown the game in the state for the picture */
    MessageCreateData of(String words, MatchRecord record, HostedGame<?> shown, PlayerId person, Wording reader) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(words, Text.MAX_MESSAGE))
                .setFiles(
                        files.scene(shown.standing().scene(new Spectator()), "match.png", person, reader),
                        RecordAttachment.of(record, RecordAttachment.CARRIED))
                .setComponents(ActionRow.of(buttons(record.game(), reader)))
                .setAllowedMentions(List.of())
                .build();
    }

    private static List<Button> buttons(HostedGame<?> game, Wording reader) {
        var buttons = new ArrayList<Button>();
        buttons.add(button(Action.REPLAY, reader.of(RecordPhrases.buttonReplay())));
        if (!game.live() && Analyst.obstacle(game).isEmpty()) {
            buttons.add(button(Action.ANALYSIS, reader.of(RecordPhrases.buttonAnalysis())));
        }
        return buttons;
    }

    private static Button button(Action action, String label) {
        return Button.secondary(new ComponentId(action, RecordAttachment.NUMBER, 0).text(), label);
    }
}
