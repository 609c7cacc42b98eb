package dolmen.bot.discord.moderation;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private question before a moderator ends a match. */
record ModerationQuestion(LiveMatches matches, Names names, MatchWords words) {
    private static final int MOST_NAMED = 3;

    MessageCreateData end(Match match, Optional<PlayerId> winner) {
        String result = winner.map(player -> "Then %s wins."
                        .formatted(names.on(Optional.of(match.venue().guild())).bold(player)))
                .orElse(
                        match.players().size() == 2
                                ? "Then it is drawn."
                                : "Then all who are still in play share first place.");
        List<String> path = winner.map(PlayerId::toString).stream().toList();
        return question(match, "end", result, ComponentId.of(Action.END_MATCH, match, path), "End the match");
    }

    MessageCreateData annul(Match match) {
        return question(
                match,
                "annul",
                match.live()
                        ? "Then it counts for nothing."
                        : "Then it counts for nothing on this server's leaderboard; ratings stay as they are.",
                ComponentId.of(Action.ANNUL_MATCH, match),
                "Annul the match");
    }

    /** A warning to moderators about possible second accounts, which the bot cannot prevent. */
    private String twins(Match match) {
        List<Match> twins = matches.twins(match);
        if (twins.isEmpty()) {
            return "";
        }
        return "\n⚠ %s went through the same positions. Somebody may be copying moves."
                .formatted(twins.stream()
                                .limit(MOST_NAMED)
                                .map(twin -> named(twin, match))
                                .collect(Collectors.joining(", "))
                        + (twins.size() > MOST_NAMED ? " and %d more".formatted(twins.size() - MOST_NAMED) : ""));
    }

    private String named(Match twin, Match match) {
        return twin.venue().guild().equals(match.venue().guild())
                ? "%s (%s)".formatted(words.numberFirst(twin), words.place(twin))
                : words.numberFirst(twin) + " (on another server)";
    }

    private MessageCreateData question(Match match, String verb, String result, ComponentId yes, String label) {
        return new MessageCreateBuilder()
                .setContent(
                        "Do you want to %s %s of %s between %s, played in %s? %s Everybody can read that you decided it.%s"
                                .formatted(
                                        verb,
                                        words.number(match),
                                        words.variant(match),
                                        words.at(match).players(match),
                                        words.place(match),
                                        result,
                                        twins(match)))
                .setComponents(ActionRow.of(
                        Button.danger(yes.text(), label),
                        Button.secondary(
                                ComponentId.of(Action.SPARE_MATCH, match).text(), "Let it go on")))
                .setAllowedMentions(List.of())
                .build();
    }
}
