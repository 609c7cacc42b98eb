package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All achievements of a host with certain games: from the first win to feats that take years, in display order. */
public final class Achievements {
    private static final int LONG_RECORD = 300;
    private static final Duration LONG_TIME = Duration.ofDays(100);

    /** The texts of the variants of each game, by its id. */
    private final Map<String, Set<String>> variants;

    private final List<Achievement> all;

    public Achievements(GameRegistry games) {
        this.variants = games.variants()
                .collect(Collectors.groupingBy(
                        Variant::game, Collectors.mapping(Variant::text, Collectors.toUnmodifiableSet())));
        this.all = Stream.of(wins(), people(), games(), tables(), time(), computers())
                .flatMap(Collection::stream)
                .toList();
    }

    /** All achievements, in display order. */
    public List<Achievement> all() {
        return all;
    }

    /** The player's progress with each achievement, in display order. */
    public SequencedMap<Achievement, Completion> completions(PlayerHistory history) {
        var completions = new LinkedHashMap<Achievement, Completion>();
        all.forEach(achievement -> completions.put(achievement, achievement.completion(history)));
        return completions;
    }

    private static List<Achievement> wins() {
        return List.of(
                steps("First Stone", "Win a match.", 1, trail -> trail.won().ends()),
                steps("Cairn", "Win ten matches.", 10, trail -> trail.won().ends()),
                steps("Causeway", "Play a hundred matches to their end.", 100, Trail::ends),
                steps("Stone Row", "Win five matches in a row.", 5, Trail::longerStreaks),
                steps(
                        "Weathered Stone",
                        "Win a match after three lost in a row.",
                        1,
                        trail -> trail.winsAfterLosses(3)));
    }

    private static List<Achievement> people() {
        return List.of(
                steps(
                        "Crossroads",
                        "Play against ten different people.",
                        10,
                        trail -> trail.newPeople(opponents(trail))),
                steps("Dolmen", "Beat ten different people.", 10, trail -> trail.newPeople(trail::beaten)),
                steps("Whetstone", "Beat somebody who had beaten you before.", 1, Trail::answers),
                best(
                        "Flint",
                        "Lose a match, and win the next of that game with the same people.",
                        1,
                        trail -> trail.by(match -> Stream.of(new Circle(match.game(), Set.copyOf(match.players()))))
                                .map(circle -> circle.winsAfterLosses(1))),
                best(
                        "Old Neighbours",
                        "Play ten matches with the same person.",
                        10,
                        trail -> trail.by(opponents(trail)).map(Trail::ends)),
                steps(
                        "Milestone",
                        "Play on three servers.",
                        3,
                        trail -> trail.firsts(match -> Stream.of(match.guild()))));
    }

    /** The people who play a game with each other. */
    private record Circle(String game, Set<PlayerId> players) {}

    private static Function<PastMatch, Stream<PlayerId>> opponents(Trail trail) {
        return match -> match.opponentsOf(trail.player()).stream();
    }

    private List<Achievement> games() {
        return List.of(
                steps("Stepping Stones", "Play every game.", variants.size(), this::newGames),
                steps("Stone Circle", "Win every game.", variants.size(), trail -> newGames(trail.won())),
                new Achievement(
                        "Master Mason",
                        "Play every variant of a game.",
                        history -> variantsOfOneGame(amongPeople(history))));
    }

    private List<Instant> newGames(Trail trail) {
        return trail.where(match -> variants.containsKey(match.game())).firsts(match -> Stream.of(match.game()));
    }

    /** A game with a single variant cannot be mastered this way. */
    private Completion variantsOfOneGame(Trail trail) {
        return Completion.best(
                variants.values().stream()
                        .filter(texts -> texts.size() > 1)
                        .map(texts -> Completion.of(
                                trail.where(match -> texts.contains(match.variant()))
                                        .firsts(match -> Stream.of(match.variant())),
                                texts.size())),
                1);
    }

    private static List<Achievement> tables() {
        return List.of(
                best(
                        "Boundary Stone",
                        "At tables of two, win a game from either seat.",
                        2,
                        trail -> trail.won()
                                .where(match -> match.players().size() == 2)
                                .by(match -> Stream.of(match.game()))
                                .map(game -> game.firsts(
                                        match -> Stream.of(match.players().indexOf(game.player()))))),
                steps(
                        "Trilithon",
                        "Win at a table of two, at one of three and at one of four.",
                        3,
                        trail -> trail.won()
                                .where(match -> match.players().size() <= 4)
                                .firsts(match -> Stream.of(match.players().size()))),
                steps(
                        "Capstone",
                        "Win at a table of five.",
                        1,
                        trail -> trail.won()
                                .where(match -> match.players().size() == 5)
                                .ends()));
    }

    private static List<Achievement> time() {
        return List.of(
                steps(
                        "Long Inscription",
                        "Finish a match with more than %d entries in its record.".formatted(LONG_RECORD),
                        1,
                        trail -> trail.where(match -> match.plies() > LONG_RECORD)
                                .ends()),
                steps(
                        "Patient Stone",
                        "Finish a match that went on for a hundred days.",
                        1,
                        trail -> trail.where(match -> Duration.between(match.startedAt(), match.endedAt())
                                                .compareTo(LONG_TIME)
                                        >= 0)
                                .ends()),
                steps(
                        "Calendar Stone",
                        "Finish a match in each of the twelve months, in whichever years.",
                        12,
                        trail -> trail.firsts(match -> Stream.of(
                                match.endedAt().atOffset(ZoneOffset.UTC).getMonth()))));
    }

    /** All other achievements are earned among people only. */
    private static List<Achievement> computers() {
        return List.of(new Achievement(
                "Alignment",
                "Beat all %d computer players, match after match.".formatted(Opponent.ALL.size()),
                history -> Completion.of(trail(history.withComputers()).longerRowsOfBeaten(), Opponent.ALL.size())));
    }

    /** An achievement that needs a number of steps, found on a trail. */
    private static Achievement steps(String name, String how, int needed, Function<Trail, List<Instant>> steps) {
        return new Achievement(name, how, history -> Completion.of(steps.apply(amongPeople(history)), needed));
    }

    private static Trail amongPeople(PlayerHistory history) {
        return trail(history.amongPeople());
    }

    private static Trail trail(PlayerHistory history) {
        return new Trail(history.player(), history.matches());
    }

    /** An achievement that needs a number of steps in one of several ways. */
    private static Achievement best(String name, String how, int needed, Function<Trail, Stream<List<Instant>>> ways) {
        return new Achievement(
                name,
                how,
                history -> Completion.best(
                        ways.apply(amongPeople(history)).map(steps -> Completion.of(steps, needed)), needed));
    }
}
