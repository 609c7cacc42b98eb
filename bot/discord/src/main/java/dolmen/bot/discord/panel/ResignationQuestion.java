package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.LeftOut;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The private question before a resignation.
 *
 * @param leftOut the pairs of players who have reached today's limit of rated matches in a game
 */
record ResignationQuestion(MatchWords words, BiFunction<String, List<PlayerId>, LeftOut> leftOut) {
    private static final String RATED = " The match is rated, and you come after all who play on.";

    /** The question to the player, with the consequences. */
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
        if (after.conclusion().orElse(null) instanceof Conclusion.Ranked ranked) {
            List<PlayerId> winners = ranked.ranking().getFirst().stream()
                    .sorted()
                    .map(match::player)
                    .toList();
            return "Then %s %s.%s"
                    .formatted(
                            words.at(match).named(winners),
                            winners.size() == 1 ? "wins" : "share the win",
                            unrated(match, after).orElseGet(() -> limited(match, seat)));
        }
        return after.live()
                ? "Then you are out, and the others play on."
                        + unrated(match, after).orElse(RATED)
                : "Then it counts for nothing.";
    }

    /** The reason why the match cannot change a rating, whenever it ends, as a sentence with a leading space. */
    private Optional<String> unrated(Match match, HostedGame<?> after) {
        if (!words.rated(match)) {
            return Optional.of(" It changes no rating.");
        }
        return after.live() || after.playedByAll()
                ? Optional.empty()
                : Optional.of(" Not everybody has moved yet, so it changes no rating.");
    }

    /** The effect on the rating, or a note on the results that do not count if the match ends today. */
    private String limited(Match match, Seat seat) {
        LeftOut today = leftOut.apply(match.variant().game(), match.players());
        List<PlayerId> others = today.pairs().stream()
                .filter(pair -> pair.one() == seat.index() || pair.other() == seat.index())
                .map(pair -> match.players().get(pair.one() == seat.index() ? pair.other() : pair.one()))
                .toList();
        if (others.isEmpty()) {
            return " Your rating will fall.";
        }
        String pairs = Text.list(others.stream()
                .map(other -> "between you and " + words.at(match).named(List.of(other)))
                .toList());
        return " %s: %d rated matches of %s %s have counted today (UTC), and no more do."
                .formatted(
                        today.everybody(match.players().size()) ? "It changes no rating" : "It does not count " + pairs,
                        Judge.MOST_A_DAY,
                        words.game(match),
                        pairs);
    }
}
