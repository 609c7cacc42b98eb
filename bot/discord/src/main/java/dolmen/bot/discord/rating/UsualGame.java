package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Scope;
import dolmen.rules.facts.GameFacts;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * The default game for a person who names none. It is the game of the thread, else of the person's latest finished
 * match, else of the latest live one, else the game with the most rated players, else the first game.
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
                .or(() -> lastPlayed(requester.person()))
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

    /** The game of the person's latest finished match, or else of the latest live one. */
    public Optional<String> lastPlayed(PlayerId person) {
        return histories.latest(person, "", 1).stream()
                .findFirst()
                .map(PastMatch::game)
                .or(() -> matches.liveOf(person).stream()
                        .max(Comparator.comparingLong(match -> match.id().value()))
                        .map(match -> match.variant().game()))
                .filter(game -> variants.all().anyMatch(known -> known.id().equals(game)));
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
