package dolmen.bot.service;

import dolmen.bot.id.Players;
import dolmen.bot.id.RememberedPlayers;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.match.privacy.PrivacyService;
import dolmen.bot.match.timekeeping.VacationService;
import dolmen.bot.rating.RatingService;

/** The services of people's names, preferences, stored data and vacations. Safe for use by many threads. */
public record PersonServices(
        Players players, PreferenceService preferences, PrivacyService privacy, VacationService vacations) {

    static PersonServices of(
            Environment around,
            Stores stores,
            MatchServices matches,
            ChallengeServices challenges,
            RatingService ratings) {
        PersonStores stored = stores.people();
        var repository = stores.matches().repository();
        var players = new RememberedPlayers(stored.names());
        var preferences = new PreferenceService(stored.preferences(), person -> {
            repository.lookAtAllOf(person);
            ratings.relist(person);
        });
        var privacy = new PrivacyService(
                stored.traces(),
                matches.play(),
                stores.challenges().repository(),
                challenges.proposals(),
                matches.live(),
                person -> {
                    preferences.forget(person);
                    players.forget(person);
                },
                around.clock());
        return new PersonServices(
                players, preferences, privacy, new VacationService(stored.timeOff(), repository, around.clock()));
    }
}
