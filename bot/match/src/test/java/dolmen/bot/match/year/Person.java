package dolmen.bot.match.year;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimePreferences;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A player with settings. */
final class Person {
    final PlayerId id;
    TimePreferences wishes = TimePreferences.DEFAULT;
    Instant wishesChanged = Instant.EPOCH;
    final List<Stretch> vacations = new ArrayList<>();

    Person(PlayerId id) {
        this.id = id;
    }

    /** True if the person does not want to be disturbed. */
    boolean sleeps(Instant now) {
        return wishes.quiet()
                .filter(hours -> FreeTime.shows(now, wishes.zone(), hours.from(), hours.to()))
                .isPresent();
    }
}
