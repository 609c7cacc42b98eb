package dolmen.bot.storage.person;

import dolmen.bot.service.PersonStores;
import dolmen.bot.storage.sql.Transactions;

/** Creates the stores of people's data in a database. */
public final class PersonStorage {
    private PersonStorage() {}

    public static PersonStores of(Transactions transactions) {
        return new PersonStores(
                new StoredPlayers(transactions),
                new StoredPreferences(transactions),
                new StoredTimeOff(transactions),
                new StoredDepartures(transactions),
                new StoredLessons(transactions),
                new StoredDigests(transactions),
                new StoredTraces(transactions));
    }
}
