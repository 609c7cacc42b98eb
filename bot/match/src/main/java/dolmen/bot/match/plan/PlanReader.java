package dolmen.bot.match.plan;

import dolmen.bot.match.Match;
import dolmen.bot.match.TypedRefusal;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reads a typed plan of a seat for the current match: a line in each row, its turns separated by commas. Each turn is
 * read as forgivingly as a played one, and may contain commas if it has several plies. For one use by one thread.
 */
final class PlanReader {
    static final int MOST_ROWS = 25;
    static final int MOST_TURNS = 40;
    /** The maximum length: a plan fits into one message with its errors, and into one text field. */
    static final int MOST_CHARACTERS = 3000;

    /** A comma without a blank after it may be a part of a move. */
    private static final Pattern BETWEEN_TURNS = Pattern.compile(";|,\\s");

    private final Match match;
    private final Seat seat;
    private final List<Line> lines = new ArrayList<>();

    PlanReader(Match match, Seat seat) {
        this.match = match;
        this.seat = seat;
    }

    /** The result of reading. */
    sealed interface Reading {
        record Read(Plan plan) implements Reading {}

        record Faulty(PlanFault fault) implements Reading {}
    }

    /**
     * A row that was read.
     *
     * @param entries the continuation of the record
     * @param answers the indexes of the seat's answers
     */
    private record Line(int row, List<String> entries, Set<Integer> answers) {

        Optional<PlanFault> contradiction(Line before) {
            int same = 0;
            while (same < Math.min(entries.size(), before.entries.size())
                    && entries.get(same).equals(before.entries.get(same))) {
                same++;
            }
            return same < before.entries.size() && answers.contains(same)
                    ? Optional.of(
                            new PlanFault.Contradiction(before.row, before.entries.get(same), row, entries.get(same)))
                    : Optional.empty();
        }
    }

    Reading read(String typed) {
        List<String> rows =
                typed.lines().map(String::strip).filter(row -> !row.isEmpty()).toList();
        if (rows.size() > MOST_ROWS) {
            return new Reading.Faulty(new PlanFault.TooManyRows(MOST_ROWS));
        }
        for (int row = 1; row <= rows.size(); row++) {
            Optional<PlanFault> fault = add(row, rows.get(row - 1));
            if (fault.isPresent()) {
                return new Reading.Faulty(fault.get());
            }
        }
        var plan = new Plan(seat, match.ply(), lines.stream().map(Line::entries).toList());
        return plan.text(match.game()).length() > MOST_CHARACTERS
                ? new Reading.Faulty(new PlanFault.TooMuch(MOST_CHARACTERS))
                : new Reading.Read(plan);
    }

    private Optional<PlanFault> add(int row, String text) {
        var unread = new ArrayDeque<String>(BETWEEN_TURNS.splitAsStream(text).toList());
        HostedGame<?> game = match.game();
        boolean othersMoved = false;
        var answers = new HashSet<Integer>();
        for (int turn = 1; dropBlank(unread); turn++) {
            Seat mover = game.toMove().orElse(null);
            if (turn > MOST_TURNS) {
                return Optional.of(new PlanFault.TooLong(row, MOST_TURNS));
            }
            if (mover == null) {
                return Optional.of(nobodyMoves(row, turn, game));
            }
            String typed = unread.element().strip();
            TypedTurn what = readFirst(game, mover, unread);
            if (!(what instanceof TypedTurn.Played(HostedGame<?> played))) {
                TypedRefusal why = TypedRefusal.of(match.foreseen(game), typed, what);
                return Optional.of(new PlanFault.Unplayable(row, turn, mover, why));
            }
            othersMoved |= !mover.equals(seat);
            if (othersMoved && mover.equals(seat)) {
                IntStream.range(game.entries(), played.entries())
                        .map(entry -> entry - match.ply())
                        .forEach(answers::add);
            }
            game = played;
        }
        return end(new Line(row, since(game), answers), game);
    }

    /** Removes blank texts at the start; false if nothing remains. */
    private static boolean dropBlank(Deque<String> unread) {
        while (!unread.isEmpty() && unread.element().isBlank()) {
            unread.remove();
        }
        return !unread.isEmpty();
    }

    /** Plays and removes the first turn: all of the text, or the part before its first comma. */
    private static TypedTurn readFirst(HostedGame<?> game, Seat mover, Deque<String> unread) {
        String all = unread.remove().strip();
        TypedTurn what = game.playTyped(mover, all);
        int comma = all.indexOf(',');
        if (what instanceof TypedTurn.Played || comma < 0) {
            return what;
        }
        unread.addFirst(all.substring(comma + 1));
        return game.playTyped(mover, all.substring(0, comma)) instanceof TypedTurn.Played played ? played : what;
    }

    private PlanFault nobodyMoves(int row, int turn, HostedGame<?> game) {
        return game.live()
                ? new PlanFault.BeyondChance(row, turn)
                : new PlanFault.BeyondTheEnd(row, turn, match.foreseen(game));
    }

    private List<String> since(HostedGame<?> game) {
        return game.record().moves().subList(match.ply(), game.entries());
    }

    private Optional<PlanFault> end(Line line, HostedGame<?> game) {
        if (game.amidTurn()) {
            return game.toMove().map(mover -> new PlanFault.HalfTurn(line.row(), mover));
        }
        if (!line.answers().contains(line.entries().size() - 1)) {
            return Optional.of(new PlanFault.NoAnswer(line.row()));
        }
        Optional<PlanFault> contradiction = lines.stream()
                .flatMap(before -> line.contradiction(before).stream())
                .findFirst();
        lines.add(line);
        return contradiction;
    }
}
