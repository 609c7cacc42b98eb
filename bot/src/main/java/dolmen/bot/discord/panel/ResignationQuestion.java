package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;
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

    /** The question to that player, and what follows. */
    MessageCreateData question(Match match, PlayerId player) {
        return new MessageCreateBuilder()
                .setContent("Do you want to resign match #%s of %s? %s"
                        .formatted(
                                match.id(),
                                words.variant(match),
                                consequence(match, match.seatOf(player).orElseThrow())))
                .setComponents(ActionRow.of(
                        Button.danger(
                                ComponentId.of(Action.CONFIRM_RESIGNATION, match)
                                        .text(),
                                "Resign"),
                        Button.secondary(ComponentId.of(Action.PLAY_ON, match).text(), "Play on")))
                .build();
    }

    private String consequence(Match match, Seat seat) {
        HostedGame<?> after = match.game().act(new HostAct.Resignation(seat));
        String unrated = unrated(match, after).map(reason -> " " + reason).orElse("");
        if (after.conclusion().orElse(null) instanceof Conclusion.Ranked ranked) {
            List<PlayerId> winners = ranked.ranking().getFirst().stream()
                    .sorted()
                    .map(match::player)
                    .toList();
            return "Then %s %s.%s"
                    .formatted(words.at(match).named(winners), winners.size() == 1 ? "wins" : "share the win", unrated);
        }
        return after.live() ? "Then the others play on." + unrated : "Then it counts for nothing.";
    }

    /** Why no rating will change, in a sentence, as far as that is known now. */
    private Optional<String> unrated(Match match, HostedGame<?> after) {
        if (!words.rated(match)) {
            return Optional.of("It changes no rating.");
        }
        return after.live() || after.playedByAll()
                ? Optional.empty()
                : Optional.of("Not everybody has moved yet, so it changes no rating.");
    }
}
