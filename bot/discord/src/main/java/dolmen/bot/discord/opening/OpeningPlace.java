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
 * Where somebody stands in the openings of a variant. All of it has room in the id of a component, since a move is
 * called by its number among the legal ones, in two characters.
 *
 * @param path the numbers of the moves that lead there, from 0
 */
record OpeningPlace(Variant variant, List<Integer> path) {
    private static final int LETTERS = 2;

    /** Their text is no longer than letters and digits give in two places. */
    private static final int MOST_MOVES = Character.MAX_RADIX * Character.MAX_RADIX;

    OpeningPlace {
        path = List.copyOf(path);
    }

    static OpeningPlace start(Variant variant) {
        return new OpeningPlace(variant, List.of());
    }

    /** The place of an id; empty if it is none of a variant of this release, or no such moves can be played. */
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

    /** The id of a component that leads here, or further on from here. */
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

    /** A move as the value of a menu; empty if there are more moves than values. */
    static Optional<String> value(int number) {
        return number < MOST_MOVES ? Optional.of(text(number)) : Optional.empty();
    }

    private static String text(int number) {
        return (number < Character.MAX_RADIX ? "0" : "") + Integer.toString(number, Character.MAX_RADIX);
    }

    /** What stands at each place on the way, this one the last; empty if no such moves can be played. */
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
