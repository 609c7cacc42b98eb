package dolmen.bot.discord.opening;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.opening.OpeningLine;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A place in the openings of a variant. Each move is encoded in two characters, by its number among the legal moves, so
 * that the place fits into a component id.
 *
 * @param path the numbers of the moves that lead there, from 0
 */
record OpeningPlace(Variant variant, List<Integer> path) {
    private static final int LETTERS = 2;

    /** The number of values that two letters or digits can encode. */
    private static final int MOST_MOVES = Character.MAX_RADIX * Character.MAX_RADIX;

    OpeningPlace {
        path = List.copyOf(path);
    }

    static OpeningPlace start(Variant variant) {
        return new OpeningPlace(variant, List.of());
    }

    /** The place in an id; empty if this release does not know the variant, or the moves cannot be played. */
    static Optional<OpeningPlace> of(ComponentId id, VariantCatalogue variants) {
        String text = String.join("", id.path());
        return variants.numbered(id.number())
                .filter(variant -> text.matches("([0-9a-z]{%d}){0,%d}".formatted(LETTERS, OpeningLine.PLIES)))
                .map(variant -> new OpeningPlace(variant, numbers(text)))
                .filter(place -> place.way(variants.gameOf(place.variant())).isPresent());
    }

    private static List<Integer> numbers(String text) {
        var numbers = new ArrayList<Integer>();
        for (int from = 0; from < text.length(); from += LETTERS) {
            numbers.add(Integer.parseInt(text.substring(from, from + LETTERS), Character.MAX_RADIX));
        }
        return numbers;
    }

    /** The id of a component that leads to this place, or continues from it. */
    ComponentId id(Action action) {
        List<String> told = path.isEmpty()
                ? List.of()
                : List.of(path.stream().map(OpeningPlace::text).collect(Collectors.joining()));
        return ComponentId.of(action, variant, 0, told);
    }

    /** The place before the last move. */
    OpeningPlace back() {
        return new OpeningPlace(variant, path.subList(0, path.size() - 1));
    }

    /** A move as a menu value; empty if its number is too large. */
    static Optional<String> value(int number) {
        return number < MOST_MOVES ? Optional.of(text(number)) : Optional.empty();
    }

    private static String text(int number) {
        return (number < Character.MAX_RADIX ? "0" : "") + Integer.toString(number, Character.MAX_RADIX);
    }

    /** The standings along the path, up to this place; empty if the moves cannot be played. */
    <M extends Move> Optional<List<Standing<M>>> way(Game<M> game) {
        var way = new ArrayList<Standing<M>>();
        way.add(Standing.start(game, variant));
        for (int number : path) {
            Standing<M> now = way.getLast();
            List<M> moves = now.position().legalMoves();
            if (number >= moves.size() || !(now.position() instanceof OpenPosition<M>)) {
                return Optional.empty();
            }
            way.add(now.play(moves.get(number)));
        }
        return Optional.of(way);
    }
}
