package dolmen.bot.service;

import dolmen.bot.id.Players;
import dolmen.bot.tournament.MatchResults;
import dolmen.bot.tournament.Seeding;
import dolmen.bot.tournament.TournamentService;
import dolmen.rules.GameRegistry;
import java.time.InstantSource;
import java.util.function.Function;

/** The services and stores that handle people's requests, by area. Safe for use by many threads. */
public record Services(
        Environment around,
        MatchServices matches,
        ChallengeServices challenges,
        PersonServices people,
        TournamentService tournaments,
        ResultServices results,
        Training training,
        Gallery gallery,
        Posted posted) {

    /**
     * Wires services to stores.
     *
     * @param studio creates the pictures, with the names from the given players
     * @param bytes the size of the matches to cache in memory
     */
    public static Services of(Environment around, Stores stores, Function<Players, Gallery> studio, long bytes) {
        var matches = MatchServices.of(around, stores, bytes);
        var challenges = ChallengeServices.of(around, stores, matches);
        var results = ResultServices.of(around, stores);
        var people = PersonServices.of(around, stores, matches, challenges, results.ratings());
        return new Services(
                around,
                matches,
                challenges,
                people,
                new TournamentService(
                        stores.tournaments(),
                        around.games(),
                        stores.challenges().blocks(),
                        matches.live(),
                        matches.play(),
                        new MatchResults(stores.challenges().repository(), matches.live()),
                        new Seeding(results.ratings()),
                        around.clock()),
                results,
                Training.of(around, stores, matches, results.analyses(), people.preferences()),
                studio.apply(people.players()),
                Posted.of(stores));
    }

    public GameRegistry games() {
        return around.games();
    }

    public InstantSource clock() {
        return around.clock();
    }
}
