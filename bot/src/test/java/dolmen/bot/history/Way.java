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
record Way(String achievement, Consumer<Life> almost, Consumer<Life> last) {
    private static final List<String> IDS =
            TestHost.allGames().games().map(game -> game.facts().id()).toList();

    /** One for each achievement. */
    static Stream<Way> all() {
        return Stream.of(
                new Way("First Stone", life -> life.drew(BERT).lost(BERT), life -> life.won(BERT)),
                new Way("Cairn", times(9, (life, i) -> life.won(BERT).lost(BERT)), life -> life.won(BERT)),
                new Way("Causeway", times(99, (life, i) -> life.drew(BERT)), life -> life.lost(BERT)),
                new Way(
                        "Stone Row",
                        life -> life.won(BERT)
                                .drew(BERT)
                                .won(BERT)
                                .won(BERT)
                                .won(BERT)
                                .won(BERT),
                        life -> life.won(CARL)),
                new Way("Weathered Stone", life -> life.lost(BERT).lost(CARL).lost(BERT, CARL), life -> life.won(DORA)),
                new Way(
                        "Crossroads",
                        times(8, (life, i) -> life.lost(stranger(i)).won(BERT)),
                        life -> life.lost(stranger(9))),
                new Way("Dolmen", times(9, (life, i) -> life.won(stranger(i)).lost(BERT)), life -> life.won(BERT)),
                new Way("Whetstone", life -> life.lost(BERT).won(CARL).drew(BERT), life -> life.won(BERT)),
                new Way("Flint", life -> life.lost(BERT).won(CARL).lost(DORA), life -> life.won(BERT)),
                new Way(
                        "Old Neighbours",
                        times(9, (life, i) -> life.lost(BERT).won(stranger(i))),
                        life -> life.drew(BERT)),
                new Way(
                        "Milestone",
                        life -> life.on(1).won(BERT).on(2).lost(BERT).on(1).won(BERT),
                        life -> life.on(3).drew(BERT)),
                new Way(
                        "Stepping Stones",
                        times(IDS.size() - 1, (life, i) -> life.of(IDS.get(i)).lost(BERT)),
                        life -> life.of(IDS.getLast()).lost(BERT)),
                new Way(
                        "Stone Circle",
                        times(
                                IDS.size() - 1,
                                (life, i) -> life.of(IDS.get(i))
                                        .won(BERT)
                                        .of(IDS.getLast())
                                        .lost(BERT)),
                        life -> life.won(BERT)),
                new Way(
                        "Master Mason",
                        life -> heaps().skip(1).forEach(heap -> life.of(heap).lost(BERT)),
                        life -> life.of(heaps().findFirst().orElseThrow()).lost(BERT)),
                new Way(
                        "Boundary Stone",
                        life -> life.won(BERT),
                        life -> life.ends(List.of(BERT, ANNA), List.of(2, 1))),
                new Way(
                        "Trilithon",
                        life -> life.won(BERT).won(BERT, CARL, DORA).won(BERT),
                        life -> life.won(BERT, CARL)),
                new Way(
                        "Capstone",
                        life -> life.won(BERT, CARL, DORA)
                                .lost(BERT, CARL, DORA, EMIL)
                                .drew(BERT, CARL, DORA, EMIL),
                        life -> life.won(BERT, CARL, DORA, EMIL)),
                new Way(
                        "Long Inscription",
                        life -> life.recorded(300).won(BERT),
                        life -> life.recorded(301).lost(BERT)),
                new Way(
                        "Patient Stone",
                        life -> life.lasting(Duration.ofDays(100).minusMillis(1))
                                .won(BERT),
                        life -> life.lasting(Duration.ofDays(100)).lost(BERT)),
                new Way(
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
