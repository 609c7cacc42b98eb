package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.match.Match;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private question before a match is given up. */
final class ResignationQuestion {
    private final MatchWords words;

    public ResignationQuestion(MatchWords words) {
        this.words = words;
    }

    MessageCreateData question(Match match) {
        return new MessageCreateBuilder()
                .setContent("Do you want to resign match #%s of %s? %s"
                        .formatted(
                                match.id(),
                                words.variant(match),
                                match.players().size() == 2 ? "Then your opponent wins." : "Then the others play on."))
                .setComponents(ActionRow.of(
                        Button.danger(
                                ComponentId.of(Action.CONFIRM_RESIGNATION, match)
                                        .text(),
                                "Resign"),
                        Button.secondary(ComponentId.of(Action.PLAY_ON, match).text(), "Play on")))
                .build();
    }
}
