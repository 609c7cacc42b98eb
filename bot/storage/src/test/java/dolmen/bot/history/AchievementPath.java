package dolmen.bot.history;

import static dolmen.bot.history.PlayedMatches.ANNA;
import static dolmen.bot.history.PlayedMatches.BERT;
import static dolmen.bot.history.PlayedMatches.CARL;
import static dolmen.bot.history.PlayedMatches.DORA;
import static dolmen.bot.history.PlayedMatches.EMIL;
import static dolmen.bot.history.PlayedMatches.computer;
import static dolmen.bot.history.PlayedMatches.stranger;

import dolmen.bot.match.HeapGame;
import dolmen.bot.match.TestHost;
import dolmen.rules.Variant;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A way to earn an achievement.
 *
 * @param almost all matches but the last one needed
 * @param last the missing one
 */
record AchievementPath(String achievement, Consumer<PlayedMatches> almost, Consumer<PlayedMatches> last) {
    private static final List<String> IDS =
            TestHost.allGames().games().map(game -> game.facts().id()).toList();

    /** One for each achievement. */
    static Stream<AchievementPath> all() {
        return Stream.of(
                new AchievementPath("First Stone", anna -> anna.drew(BERT).lost(BERT), anna -> anna.won(BERT)),
                new AchievementPath(
                        "Cairn", times(9, (anna, i) -> anna.won(BERT).lost(BERT)), anna -> anna.won(BERT)),
                new AchievementPath("Causeway", times(99, (anna, i) -> anna.drew(BERT)), anna -> anna.lost(BERT)),
                new AchievementPath(
                        "Stone Row",
                        anna -> anna.won(BERT)
                                .drew(BERT)
                                .won(BERT)
                                .won(BERT)
                                .won(BERT)
                                .won(BERT),
                        anna -> anna.won(CARL)),
                new AchievementPath(
                        "Weathered Stone", anna -> anna.lost(BERT).lost(CARL).lost(BERT, CARL), anna -> anna.won(DORA)),
                new AchievementPath(
                        "Crossroads",
                        times(8, (anna, i) -> anna.lost(stranger(i)).won(BERT)),
                        anna -> anna.lost(stranger(9))),
                new AchievementPath(
                        "Dolmen", times(9, (anna, i) -> anna.won(stranger(i)).lost(BERT)), anna -> anna.won(BERT)),
                new AchievementPath(
                        "Whetstone", anna -> anna.lost(BERT).won(CARL).drew(BERT), anna -> anna.won(BERT)),
                new AchievementPath("Flint", anna -> anna.lost(BERT).won(CARL).lost(DORA), anna -> anna.won(BERT)),
                new AchievementPath(
                        "Old Neighbours",
                        times(9, (anna, i) -> anna.lost(BERT).won(stranger(i))),
                        anna -> anna.drew(BERT)),
                new AchievementPath(
                        "Milestone",
                        anna -> anna.on(1).won(BERT).on(2).lost(BERT).on(1).won(BERT),
                        anna -> anna.on(3).drew(BERT)),
                new AchievementPath(
                        "Stepping Stones",
                        times(IDS.size() - 1, (anna, i) -> anna.of(IDS.get(i)).lost(BERT)),
                        anna -> anna.of(IDS.getLast()).lost(BERT)),
                new AchievementPath(
                        "Stone Circle",
                        times(
                                IDS.size() - 1,
                                (anna, i) -> anna.of(IDS.get(i))
                                        .won(BERT)
                                        .of(IDS.getLast())
                                        .lost(BERT)),
                        anna -> anna.won(BERT)),
                new AchievementPath(
                        "Master Mason",
                        anna -> heaps().skip(1).forEach(heap -> anna.of(heap).lost(BERT)),
                        anna -> anna.of(heaps().findFirst().orElseThrow()).lost(BERT)),
                new AchievementPath(
                        "Boundary Stone",
                        anna -> anna.won(BERT),
                        anna -> anna.ends(List.of(BERT, ANNA), List.of(2, 1))),
                new AchievementPath(
                        "Trilithon",
                        anna -> anna.won(BERT).won(BERT, CARL, DORA).won(BERT),
                        anna -> anna.won(BERT, CARL)),
                new AchievementPath(
                        "Capstone",
                        anna -> anna.won(BERT, CARL, DORA)
                                .lost(BERT, CARL, DORA, EMIL)
                                .drew(BERT, CARL, DORA, EMIL),
                        anna -> anna.won(BERT, CARL, DORA, EMIL)),
                new AchievementPath(
                        "Long Inscription",
                        anna -> anna.recorded(300).won(BERT),
                        anna -> anna.recorded(301).lost(BERT)),
                new AchievementPath(
                        "Patient Stone",
                        anna -> anna.lasting(Duration.ofDays(100).minusMillis(1))
                                .won(BERT),
                        anna -> anna.lasting(Duration.ofDays(100)).lost(BERT)),
                new AchievementPath(
                        "Calendar Stone",
                        times(11, (anna, i) -> anna.lost(BERT).wait(Duration.ofDays(30))),
                        anna -> anna.won(BERT)),
                new AchievementPath(
                        "Alignment",
                        times(5, (anna, i) -> anna.won(computer(1 + i)))
                                .andThen(anna -> anna.lost(computer(6)))
                                .andThen(times(5, (anna, i) -> anna.won(computer(1 + i)))),
                        anna -> anna.won(computer(6))),
                new AchievementPath("Slate", anna -> anna.won(BERT), anna -> anna.learnt(IDS.getFirst())),
                new AchievementPath(
                        "Rosetta Stone",
                        times(
                                IDS.size() - 1,
                                (anna, i) -> anna.learnt(IDS.get(i)).learnt("forgotten")),
                        anna -> anna.learnt(IDS.getLast())),
                new AchievementPath(
                        "Touchstone", times(9, (anna, i) -> anna.solved().lost(BERT)), PlayedMatches::solved),
                new AchievementPath("Lodestone", times(99, (anna, i) -> anna.solved()), PlayedMatches::solved),
                new AchievementPath(
                        "Sundial",
                        anna -> times(6, (again, i) -> again.solved())
                                .accept(anna.solved().lost(BERT)),
                        PlayedMatches::solved));
    }

    private static Consumer<PlayedMatches> times(int times, ObjIntConsumer<PlayedMatches> what) {
        return anna -> IntStream.range(0, times).forEach(time -> what.accept(anna, time));
    }

    private static Stream<String> heaps() {
        return new HeapGame().variants().map(Variant::text);
    }

    @Override
    public String toString() {
        return achievement;
    }
}
