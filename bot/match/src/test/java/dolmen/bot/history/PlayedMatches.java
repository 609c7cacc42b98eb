package dolmen.bot.history;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The history of Anna, a match a day. */
final class PlayedMatches {
    static final PlayerId ANNA = person(1);
    static final PlayerId BERT = person(2);
    static final PlayerId CARL = person(3);
    static final PlayerId DORA = person(4);
    static final PlayerId EMIL = person(5);

    final List<PastMatch> matches = new ArrayList<>();
    private final List<Instant> solved = new ArrayList<>();
    private final Map<String, Instant> learnt = new HashMap<>();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private String variant = "heap";
    private GuildId guild = new GuildId(7);
    private int plies = 30;
    private boolean hints;
    private Duration length = Duration.ofHours(20);

    static PlayerId stranger(long number) {
        return person(100 + number);
    }

    /** A forgotten person. */
    static PlayerId forgotten(long number) {
        return new PlayerId(number);
    }

    static PlayerId computer(int number) {
        return PlayerId.ofComputer(number);
    }

    private static PlayerId person(long number) {
        return new PlayerId(PlayerId.HIGHEST_COMPUTER + number);
    }

    /** Sets the variant of the matches from now on. */
    PlayedMatches of(String text) {
        variant = text;
        return this;
    }

    /** Sets the server of the matches from now on. */
    PlayedMatches on(long server) {
        guild = new GuildId(server);
        return this;
    }

    /** Sets the number of entries of the records from now on. */
    PlayedMatches recorded(int entries) {
        plies = entries;
        return this;
    }

    /** Sets whether there are hints in the matches from now on. */
    PlayedMatches hinted(boolean allowed) {
        hints = allowed;
        return this;
    }

    /** Sets the duration of the matches from now on. */
    PlayedMatches lasting(Duration time) {
        length = time;
        return this;
    }

    PlayedMatches wait(Duration time) {
        now = now.plus(time);
        return this;
    }

    /** Anna begins and wins; the others finish in the order of their seats. */
    PlayedMatches won(PlayerId... others) {
        return ends(seats(List.of(ANNA), others), places(others.length));
    }

    /** Anna comes last. */
    PlayedMatches lost(PlayerId... others) {
        return ends(seats(List.of(), others, ANNA), places(others.length));
    }

    PlayedMatches drew(PlayerId... others) {
        return ends(seats(List.of(ANNA), others), Collections.nCopies(others.length + 1, 1));
    }

    PlayedMatches annulled(PlayerId... others) {
        return ends(seats(List.of(ANNA), others), List.of());
    }

    /** Anna solves a puzzle, a day later. */
    PlayedMatches solved() {
        now = now.plus(Duration.ofDays(1));
        solved.add(now);
        return this;
    }

    /** Anna finishes a lesson on the game, a day later. */
    PlayedMatches learnt(String game) {
        now = now.plus(Duration.ofDays(1));
        learnt.putIfAbsent(game, now);
        return this;
    }

    PlayedMatches ends(List<PlayerId> players, List<Integer> places) {
        now = now.plus(Duration.ofDays(1));
        String game = variant.replaceAll("\\(.*", "");
        var id = new MatchId(matches.size() + 1);
        matches.add(new PastMatch(id, guild, game, variant, players, places, plies, hints, now.minus(length), now));
        return this;
    }

    private static List<PlayerId> seats(List<PlayerId> before, PlayerId[] others, PlayerId... after) {
        return Stream.of(before.stream(), Stream.of(others), Stream.of(after))
                .flatMap(seats -> seats)
                .toList();
    }

    private static List<Integer> places(int others) {
        return IntStream.rangeClosed(1, others + 1).boxed().toList();
    }

    /** The time of the end of the latest match. */
    Instant now() {
        return now;
    }

    PlayerHistory history() {
        return new PlayerHistory(ANNA, matches);
    }

    Deeds deeds() {
        return new Deeds(history(), solved, learnt);
    }

    Deeds deedsInAnyOrder(long seed) {
        var shuffled = new ArrayList<>(solved);
        Collections.shuffle(shuffled, new Random(seed));
        return new Deeds(historyInAnyOrder(seed), shuffled, learnt);
    }

    PlayerHistory historyInAnyOrder(long seed) {
        var shuffled = new ArrayList<>(matches);
        Collections.shuffle(shuffled, new Random(seed));
        return new PlayerHistory(ANNA, shuffled);
    }
}
