package dolmen.bot.match.year;

import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimePreferences;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** The random choices of a year. */
record Chances(Random random) {
    private static final List<ZoneId> ZONES = Stream.of(
                    "Z",
                    "Europe/Berlin",
                    "Europe/London",
                    "America/New_York",
                    "America/St_Johns",
                    "America/Sao_Paulo",
                    "Australia/Lord_Howe",
                    "Pacific/Chatham",
                    "Pacific/Apia",
                    "Asia/Kolkata",
                    "Asia/Kathmandu",
                    "Asia/Tokyo")
            .map(ZoneId::of)
            .toList();
    private static final List<String> PACES = List.of(
            "none",
            "1h",
            "2h",
            "5h",
            "12h",
            "1d",
            "2d",
            "3d",
            "5d",
            "7d",
            "14d",
            "1d+12h<2d",
            "2d+6h<5d",
            "7d+1d<14d",
            "3h+1h<6h");
    private static final List<List<Integer>> REMINDERS =
            List.of(List.of(50, 80, 95), List.of(), List.of(90), List.of(25, 50, 75), List.of(10, 20, 40, 80, 99));

    boolean happens(double probability) {
        return random.nextDouble() < probability;
    }

    <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    Duration between(Duration least, Duration most) {
        return Duration.ofMillis(random.nextLong(least.toMillis(), most.toMillis() + 1));
    }

    /** A duration on a logarithmic scale, so that short ones are as likely as long ones. */
    Duration ofAnyScale(Duration least, Duration most) {
        double low = Math.log((double) least.toMillis());
        double high = Math.log((double) most.toMillis());
        return Duration.ofMillis((long) Math.exp(low + random.nextDouble() * (high - low)));
    }

    String timeControl() {
        String pace = one(PACES);
        return happens(0.3) ? pace + " weekends-off" : pace;
    }

    TimePreferences wishes() {
        Optional<QuietHours> quiet = happens(0.5)
                ? Optional.of(
                        happens(0.8)
                                ? new QuietHours(LocalTime.of(20 + random.nextInt(4), 30), LocalTime.of(6, 15))
                                : new QuietHours(LocalTime.of(9, 0), LocalTime.of(17, 0)))
                : Optional.empty();
        return TimePreferences.DEFAULT.withZone(one(ZONES)).withQuiet(quiet).withReminders(one(REMINDERS));
    }
}
