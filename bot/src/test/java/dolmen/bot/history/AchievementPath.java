package dolmen.bot.history;

import static dolmen.bot.history.Life.ANNA;
import static dolmen.bot.history.Life.BERT;
import static dolmen.bot.history.Life.CARL;
import static dolmen.bot.history.Life.DORA;
import static dolmen.bot.history.Life.EMIL;
import static dolmen.bot.history.Life.stranger;

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
 * How somebody earns an achievement.
 *
 * @param almost all but the last that is needed
 * @param last the one match that is still missing then
 */
record AchievementPath(String achievement, Consumer<Life> almost, Consumer<Life> last) {
    private static final List<String> IDS =
            TestHost.allGames().games().map(game -> game.facts().id()).toList();

    /** One for each achievement. */
    static Stream<AchievementPath> all() {
        return Stream.of(
                new AchievementPath("First Stone", life -> life.drew(BERT).lost(BERT), life -> life.won(BERT)),
                new AchievementPath(
                        "Cairn", times(9, (life, i) -> life.won(BERT).lost(BERT)), life -> life.won(BERT)),
                new AchievementPath("Causeway", times(99, (life, i) -> life.drew(BERT)), life -> life.lost(BERT)),
                new AchievementPath(
                        "Stone Row",
                        life -> life.won(BERT)
                                .drew(BERT)
                                .won(BERT)
                                .won(BERT)
                                .won(BERT)
                                .won(BERT),
                        life -> life.won(CARL)),
                new AchievementPath(
                        "Weathered Stone", life -> life.lost(BERT).lost(CARL).lost(BERT, CARL), life -> life.won(DORA)),
                new AchievementPath(
                        "Crossroads",
                        times(8, (life, i) -> life.lost(stranger(i)).won(BERT)),
                        life -> life.lost(stranger(9))),
                new AchievementPath(
                        "Dolmen", times(9, (life, i) -> life.won(stranger(i)).lost(BERT)), life -> life.won(BERT)),
                new AchievementPath(
                        "Whetstone", life -> life.lost(BERT).won(CARL).drew(BERT), life -> life.won(BERT)),
                new AchievementPath("Flint", life -> life.lost(BERT).won(CARL).lost(DORA), life -> life.won(BERT)),
                new AchievementPath(
                        "Old Neighbours",
                        times(9, (life, i) -> life.lost(BERT).won(stranger(i))),
                        life -> life.drew(BERT)),
                new AchievementPath(
                        "Milestone",
                        life -> life.on(1).won(BERT).on(2).lost(BERT).on(1).won(BERT),
                        life -> life.on(3).drew(BERT)),
                new AchievementPath(
                        "Stepping Stones",
                        times(IDS.size() - 1, (life, i) -> life.of(IDS.get(i)).lost(BERT)),
                        life -> life.of(IDS.getLast()).lost(BERT)),
                new AchievementPath(
                        "Stone Circle",
                        times(
                                IDS.size() - 1,
                                (life, i) -> life.of(IDS.get(i))
                                        .won(BERT)
                                        .of(IDS.getLast())
                                        .lost(BERT)),
                        life -> life.won(BERT)),
                new AchievementPath(
                        "Master Mason",
                        life -> heaps().skip(1).forEach(heap -> life.of(heap).lost(BERT)),
                        life -> life.of(heaps().findFirst().orElseThrow()).lost(BERT)),
                new AchievementPath(
                        "Boundary Stone",
                        life -> life.won(BERT),
                        life -> life.ends(List.of(BERT, ANNA), List.of(2, 1))),
                new AchievementPath(
                        "Trilithon",
                        life -> life.won(BERT).won(BERT, CARL, DORA).won(BERT),
                        life -> life.won(BERT, CARL)),
                new AchievementPath(
                        "Capstone",
                        life -> life.won(BERT, CARL, DORA)
                                .lost(BERT, CARL, DORA, EMIL)
                                .drew(BERT, CARL, DORA, EMIL),
                        life -> life.won(BERT, CARL, DORA, EMIL)),
                new AchievementPath(
                        "Long Inscription",
                        life -> life.recorded(300).won(BERT),
                        life -> life.recorded(301).lost(BERT)),
                new AchievementPath(
                        "Patient Stone",
                        life -> life.lasting(Duration.ofDays(100).minusMillis(1))
                                .won(BERT),
                        life -> life.lasting(Duration.ofDays(100)).lost(BERT)),
                new AchievementPath(
                        "Calendar Stone",
                        times(11, (life, i) -> life.lost(BERT).wait(Duration.ofDays(30))),
                        life -> life.won(BERT)));
    }

    private static Consumer<Life> times(int times, ObjIntConsumer<Life> what) {
        return life -> IntStream.range(0, times).forEach(time -> what.accept(life, time));
    }

    private static Stream<String> heaps() {
        return new HeapGame().variants().map(Variant::text);
    }

    @Override
    public String toString() {
        return achievement;
    }
}
