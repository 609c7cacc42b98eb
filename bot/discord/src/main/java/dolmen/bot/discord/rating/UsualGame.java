package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.id.ChannelId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Scope;
import dolmen.rules.facts.GameFacts;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * The game of a person who asks for a leaderboard without a name: the game of the thread, or else the one that the
 * person plays most on this server, or else the one with the most rated players, or else the first.
 */
public record UsualGame(
        LiveMatches matches,
        TouchedMatch touched,
        Histories histories,
        RatingService ratings,
        VariantCatalogue variants) {

    /** The usual game on a host. */
    public static UsualGame of(Desk desk) {
        var services = desk.services();
        return new UsualGame(
                services.matches().live(),
                desk.touched(),
                services.results().histories(),
                services.results().ratings(),
                desk.words().variants());
    }

    /** The game's ladder among people. */
    public Ladder of(Interaction asking, Requester requester, Scope scope) {
        return ofThread(asking)
                .or(() -> mostPlayed(requester))
                .map(UsualGame::ladder)
                .orElseGet(() -> mostRated(scope));
    }

    private Optional<String> ofThread(Interaction asking) {
        if (!asking.getChannelType().isThread()) {
            return Optional.empty();
        }
        List<Match> here = matches.in(new ChannelId(asking.getChannelIdLong()));
        return touched.visible(asking, here.stream().map(Match::id).toList()).stream()
                .findFirst()
                .map(match -> match.variant().game());
    }

    /** The most played game; among equals the one played last. */
    private Optional<String> mostPlayed(Requester requester) {
        Map<String, Long> played = histories.of(requester.person()).matches().reversed().stream()
                .filter(match ->
                        requester.guild().isEmpty() || requester.guild().get().equals(match.guild()))
                .map(PastMatch::game)
                .filter(game -> variants.all().anyMatch(known -> known.id().equals(game)))
                .collect(Collectors.groupingBy(game -> game, LinkedHashMap::new, Collectors.counting()));
        long most = played.values().stream().mapToLong(times -> times).max().orElse(0);
        return played.entrySet().stream()
                .filter(times -> times.getValue() == most)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The ladder with the most rated players; the first among equals. */
    private Ladder mostRated(Scope scope) {
        List<Ladder> ladders =
                variants.all().map(GameFacts::id).map(UsualGame::ladder).toList();
        return Collections.max(ladders, Comparator.comparingLong(ladder -> ratings.size(scope, ladder)));
    }

    private static Ladder ladder(String game) {
        return new Ladder(game, Pool.PEOPLE);
    }
}
