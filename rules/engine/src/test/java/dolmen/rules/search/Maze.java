package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Parsed;
import dolmen.rules.Reason;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Rooms with one-way passages, in which two players move one walker in turn; a room without an exit is won. */
final class Maze {
    private final List<List<Integer>> passages;
    private final List<Seat> choosers;

    /** A maze with this many rooms. */
    Maze(int rooms, SplittableRandom random) {
        passages = IntStream.range(0, rooms)
                .mapToObj(room -> IntStream.range(0, random.nextInt(4))
                        .map(way -> random.nextInt(rooms))
                        .distinct()
                        .boxed()
                        .toList())
                .toList();
        choosers = IntStream.range(0, rooms)
                .mapToObj(room -> new Seat(random.nextInt(2)))
                .toList();
    }

    /** The rooms from which a seat wins whatever the other does. */
    Set<Integer> wonBy(Seat seat) {
        var won = new HashSet<Integer>();
        int before = -1;
        while (before < won.size()) {
            before = won.size();
            IntStream.range(0, passages.size())
                    .filter(room -> isWonNext(room, seat, won))
                    .forEach(won::add);
        }
        return won;
    }

    private boolean isWonNext(int room, Seat seat, Set<Integer> won) {
        List<Integer> ways = passages.get(room);
        if (ways.isEmpty()) {
            return winner(room).equals(seat);
        }
        return choosers.get(room).equals(seat) ? ways.stream().anyMatch(won::contains) : won.containsAll(ways);
    }

    private Seat winner(int room) {
        return choosers.get(room).opponent();
    }

    Position at(int room) {
        return new Position(this, room, 0);
    }

    /** The passage to a room. */
    record Passage(int to) implements Move {}

    private enum Ending implements Reason {
        NO_WAY_OUT;

        @Override
        public Argument words() {
            return new Verbatim("there is no way out");
        }

        @Override
        public Argument words(Argument loser) {
            return words();
        }
    }

    /** The walker in a room. */
    record Position(Maze maze, int room, int ply) implements OpenPosition<Passage> {
        @Override
        public int seats() {
            return 2;
        }

        @Override
        public Turn turn() {
            return legalMoves().isEmpty()
                    ? new Turn.Over(Outcome.win(maze.winner(room), Ending.NO_WAY_OUT))
                    : new Turn.ToMove(maze.choosers.get(room));
        }

        @Override
        public List<Passage> legalMoves() {
            return maze.passages.get(room).stream().map(Passage::new).toList();
        }

        @Override
        public Position play(Passage move) {
            return new Position(maze, move.to(), ply + 1);
        }

        @Override
        public long key() {
            return room;
        }

        @Override
        public int[] features(Seat seat) {
            return new int[0];
        }

        @Override
        public BoardScene scene(Seat bottom) {
            throw new UnsupportedOperationException("a maze is not drawn");
        }

        @Override
        public Parsed<Passage> parse(String typed) {
            return new Parsed.Malformed<>(new Verbatim("Nobody types here."));
        }

        @Override
        public List<Step> steps(Passage move) {
            return List.of(Step.onCell(String.valueOf(move.to())));
        }

        @Override
        public Argument describe(Passage move) {
            return new Verbatim("The walker goes to " + move.to());
        }

        @Override
        public List<Mark> marks(Passage move) {
            return List.of();
        }

        @Override
        public boolean progress(Passage move) {
            return false;
        }

        @Override
        public String text() {
            return String.valueOf(room);
        }
    }
}
