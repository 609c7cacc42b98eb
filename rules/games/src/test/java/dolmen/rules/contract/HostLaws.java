package dolmen.rules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.English;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.Episode;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostAct.Forfeit.Cause;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

/** The laws of {@link GameContract} for a variant under the rules of the host. */
record HostLaws<M extends Move>(Game<M> game, Variant variant) {
    private static final int ENTRIES = 60;
    private static final int ENTRIES_TO_AN_ACT = 4;
    private static final int ACTS_TO_AN_END = 20;

    /** At some ply, a possible take-back is made and the moves are played again; the game is then as before. */
    void takingBackAndPlayingOnChangesNothing(Playout<M> playout) {
        int plies = somePlies(playout);
        HostedGame<M> played = hosted(playout, plies);
        var seat = new Seat((int) (playout.seed() % played.standing().position().seats()));
        played.takeBack(seat).ifPresent(target -> {
            HostedGame<M> again = played.act(new HostAct.TakeBack(target));
            assertThat(again.toMove()).contains(seat);
            assertStandsAs(again, played.after(target));
            for (M move : playout.moves().subList(target, plies)) {
                again = again.play(move);
            }
            assertStandsAs(again, played);
            assertStandsAs(replayed(again), played);
            assertThat(again.takeBack(seat)).contains(plies + 1);
        });
    }

    /** At some ply hints are allowed; apart from one more entry the game is as before. */
    void allowingHintsChangesNothing(Playout<M> playout) {
        HostedGame<M> played = hosted(playout, somePlies(playout));
        if (!played.live()) {
            return;
        }
        HostedGame<M> allowed = played.act(new HostAct.AgreedHints());
        assertStandsAs(allowed, played);
        assertStandsAs(replayed(allowed), played);
        assertThat(allowed.entries()).isEqualTo(played.entries() + 1);
        assertThat(allowed.turnBegan()).isEqualTo(played.turnBegan());
        assertThat(allowed.lastAct()).isEqualTo(played.lastAct());
        assertThat(allowed.playedByAll()).isEqualTo(played.playedByAll());
        for (Seat seat : seats(played)) {
            assertThat(allowed.takeBack(seat)).isEqualTo(played.takeBack(seat));
            assertThat(allowed.mayAbort(seat)).isEqualTo(played.mayAbort(seat));
        }
    }

    private static int somePlies(Playout<?> playout) {
        return 1 + (int) (playout.seed() * 7 % playout.moves().size());
    }

    /** In a game with secrets, no card shown and no result of chance is ever taken back. */
    void whatWasSeenIsNotTakenBack(Playout<M> playout) {
        int plies = somePlies(playout);
        HostedGame<M> played = hosted(playout, plies);
        List<Optional<Integer>> possible =
                seats(played).stream().map(played::takeBack).toList();
        boolean chanceWasLast = playout.positions().get(plies - 1).turn() instanceof Turn.Chance;
        if (played.standing().hasSecrets() || chanceWasLast || !played.live()) {
            assertThat(possible).allMatch(Optional::isEmpty);
        }
        for (int target = Math.max(0, plies - 4); target <= plies; target++) {
            if (!possible.contains(Optional.of(target))) {
                var act = new HostAct.TakeBack(target);
                assertThatIllegalArgumentException().isThrownBy(() -> played.act(act));
            }
        }
    }

    /** Any sequence of acts leaves a game that can be stored, told, and drawn. */
    void actsInAnyOrderKeepTheLaws(Playout<M> playout) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(playout.seed());
        HostedGame<M> now = HostedGame.start(game, variant);
        while (now.live() && now.entries() < ENTRIES) {
            HostedGame<M> next = next(now, random);
            assertThat(next.entries()).isEqualTo(now.entries() + 1);
            assertThat(next.after(now.entries())).isSameAs(now);
            now = next;
            assertThat(now.toMove().map(now::inPlay).orElse(true)).isTrue();
        }
        HostedGame<M> end = now;
        end.conclusion().ifPresent(conclusion -> ranksEverySeatOrNobody(conclusion, seats(end)));
        assertStandsAs(replayed(end), end);
        var viewer = new Spectator();
        assertThat(end.standing().scene(viewer).in(English::of).altText()).isNotBlank();
        assertThat(end.toldTo(viewer)).extracting(Episode::entry).isSorted().doesNotHaveDuplicates();
    }

    private HostedGame<M> next(HostedGame<M> now, RandomGenerator random) {
        Position<M> position = now.standing().position();
        if (position.turn() instanceof Turn.Chance) {
            return now.play(position.sampleChance(random));
        }
        Optional<HostedGame<M>> acted = random.nextInt(ENTRIES_TO_AN_ACT) == 0
                ? possible(() -> now.act(anyAct(now, random)))
                : Optional.empty();
        List<M> legal = position.legalMoves();
        return acted.orElseGet(() -> now.play(legal.get(random.nextInt(legal.size()))));
    }

    private static <T> Optional<T> possible(Supplier<T> act) {
        try {
            return Optional.of(act.get());
        } catch (IllegalArgumentException impossible) {
            return Optional.empty();
        }
    }

    private static HostAct anyAct(HostedGame<?> now, RandomGenerator random) {
        var seat = new Seat(random.nextInt(now.standing().position().seats()));
        return switch (random.nextInt(ACTS_TO_AN_END)) {
            case 0 -> new HostAct.AgreedDraw();
            case 1 -> new HostAct.Aborted(seat);
            case 2 -> new HostAct.Voided();
            case 3 -> new HostAct.Abandoned();
            case 4 -> new HostAct.Adjudication(Optional.of(seat));
            case 5 -> new HostAct.Adjudication(Optional.empty());
            case 6 -> new HostAct.Resignation(seat);
            case 7 -> new HostAct.Forfeit(seat, Cause.TIME);
            case 8 -> new HostAct.Forfeit(seat, Cause.LEFT);
            case 9 -> new HostAct.Handover();
            case 10 -> new HostAct.AgreedHints();
            default -> new HostAct.TakeBack(now.takeBack(seat).orElse(random.nextInt(ENTRIES)));
        };
    }

    private static void ranksEverySeatOrNobody(Conclusion conclusion, List<Seat> seats) {
        switch (conclusion) {
            case Conclusion.Annulled annulled -> assertThat(annulled.how()).isNotNull();
            case Conclusion.Ranked ranked ->
                assertThat(ranked.ranking().stream()
                                .flatMap(Set::stream)
                                .sorted()
                                .toList())
                        .isEqualTo(seats);
        }
    }

    /** The game replayed from its record's text. */
    private HostedGame<?> replayed(HostedGame<?> played) {
        GameRecord read =
                GameRecord.read(new GameRegistry(List.of(game)), played.record().text());
        HostedGame<?> replayed = HostedGame.replay(game, read);
        assertThat(replayed).isEqualTo(played);
        return replayed;
    }

    private static void assertStandsAs(HostedGame<?> one, HostedGame<?> other) {
        assertThat(one.standing()).isEqualTo(other.standing());
        assertThat(one.conclusion()).isEqualTo(other.conclusion());
        assertThat(one.amidTurn()).isEqualTo(other.amidTurn());
    }

    private HostedGame<M> hosted(Playout<M> playout, int plies) {
        HostedGame<M> hosted = HostedGame.start(game, variant);
        for (M move : playout.moves().subList(0, plies)) {
            hosted = hosted.play(move);
        }
        return hosted;
    }

    private static List<Seat> seats(HostedGame<?> hosted) {
        return IntStream.range(0, hosted.standing().position().seats())
                .mapToObj(Seat::new)
                .toList();
    }
}
