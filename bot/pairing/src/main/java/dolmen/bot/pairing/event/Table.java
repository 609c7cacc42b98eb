package dolmen.bot.pairing.event;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A match of three to five. A player gets an equal part of one point for every opponent left behind, and half of it for
 * every opponent with an equal place, so that first place is worth one point at tables of all sizes.
 *
 * @param round the round, from 1
 * @param seats the players in the order of their seats
 * @param places the place of each player, 1 being the best and equal places shared; empty while the match is open
 * @param absent the players who did not show up; they are behind all others, and met nobody
 */
public record Table(int round, List<Entrant> seats, List<Integer> places, Set<Entrant> absent) implements Pairing {
    static final int SMALLEST = 3;
    static final int LARGEST = 5;

    public Table {
        seats = List.copyOf(seats);
        places = List.copyOf(places);
        absent = Set.copyOf(absent);
        if (seats.size() < SMALLEST || seats.size() > LARGEST || new HashSet<>(seats).size() < seats.size()) {
            throw new IllegalArgumentException("three to five players belong at a table, not " + seats);
        }
        if (!places.isEmpty() && places.size() != seats.size()) {
            throw new IllegalArgumentException("%s places for %s players".formatted(places.size(), seats.size()));
        }
        if (!seats.containsAll(absent)) {
            throw new IllegalArgumentException("%s are not at the table of %s".formatted(absent, seats));
        }
    }

    /** A table without a result yet. */
    public static Table open(int round, List<Entrant> seats) {
        return new Table(round, seats, List.of(), Set.of());
    }

    /** The table with these places, in the order of the seats. */
    public Table with(List<Integer> decided) {
        return new Table(round, seats, decided, absent);
    }

    @Override
    public List<Entrant> entrants() {
        return seats;
    }

    @Override
    public boolean decided() {
        return !places.isEmpty() || absent.size() >= seats.size() - 1;
    }

    @Override
    public Share share(Entrant player) {
        if (!decided()) {
            return new Share(round, Points.ZERO, true, List.of());
        }
        var encounters = new ArrayList<Share.Encounter>();
        Points sum = Points.ZERO;
        for (Entrant opponent : seats) {
            if (!opponent.equals(player)) {
                Points points = against(player, opponent);
                sum = sum.plus(points);
                encounters.add(
                        new Share.Encounter(opponent, points, !absent.contains(player) && !absent.contains(opponent)));
            }
        }
        return new Share(round, sum.dividedBy(seats.size() - 1), !absent.contains(player), encounters);
    }

    private Points against(Entrant player, Entrant opponent) {
        if (absent.contains(player)) {
            return Points.ZERO;
        }
        if (absent.contains(opponent)) {
            return Points.ONE;
        }
        int lead = place(opponent) - place(player);
        return lead == 0 ? Points.HALF : lead > 0 ? Points.ONE : Points.ZERO;
    }

    private int place(Entrant player) {
        return places.isEmpty() ? 1 : places.get(seats.indexOf(player));
    }

    /** The table after a player has left: an open match goes on without them, if two others remain. */
    @Override
    public Table without(Entrant leaver) {
        if (decided() || !seats.contains(leaver)) {
            return this;
        }
        var gone = new HashSet<>(absent);
        gone.add(leaver);
        return new Table(round, seats, places, gone);
    }
}
