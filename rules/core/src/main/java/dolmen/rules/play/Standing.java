package dolmen.rules.play;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Parsed;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.facts.Example;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.phrase.Argument;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The state of a game in play: its kind, the position, and the plies of the last turn. All have the same type of moves,
 * so that callers with a {@code Standing<?>} do not need to know it.
 *
 * @param lastTurn the moves of the seat that acted last, with the chance moves in between; empty until a seat has acted
 */
public record Standing<M extends Move>(Game<M> game, Position<M> position, List<Ply<M>> lastTurn) {
    /** A blank that does not separate two numbers. */
    private static final Pattern BLANK = Pattern.compile("\\s+(?![0-9])|(?<![0-9\\s])\\s+");

    public Standing {
        lastTurn = List.copyOf(lastTurn);
    }

    /** The standing at the start of the variant. */
    public static <M extends Move> Standing<M> start(Game<M> game, Variant variant) {
        return new Standing<>(game, game.start(variant), List.of());
    }

    /**
     * The standing after an example of the game.
     *
     * @throws IllegalArgumentException if it is not an example of this game
     */
    public static <M extends Move> Standing<M> after(Game<M> game, Example example) {
        Position<M> before = game.read(Variant.of(game.facts().id()), example.position());
        return new Standing<>(game, before, List.of()).play(game.notation().read(example.move()));
    }

    /**
     * The standing that an exhibit shows.
     *
     * @throws IllegalArgumentException if it does not belong to this variant
     */
    public static <M extends Move> Standing<M> of(Game<M> game, Variant variant, Exhibit exhibit) {
        Standing<M> standing = exhibit.position().isEmpty()
                ? start(game, variant)
                : new Standing<>(game, game.read(variant, exhibit.position()), List.of());
        for (String move : exhibit.moves()) {
            standing = standing.play(game.notation().read(move));
        }
        return standing;
    }

    /** The same position as if nobody had acted before, so that its scene marks no turn. */
    public Standing<M> withoutLastTurn() {
        return new Standing<>(game, position, List.of());
    }

    /**
     * The standing after the move.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public Standing<M> play(M move) {
        return new Standing<>(game, position.play(move), turnWith(new Ply<>(position, move)));
    }

    private List<Ply<M>> turnWith(Ply<M> ply) {
        return switch (position.turn()) {
            case Turn.ToMove toMove
            when lastTurn.isEmpty() || !lastTurn.getFirst().before().turn().equals(toMove) -> List.of(ply);
            case Turn.Chance chance when lastTurn.isEmpty() -> List.of();
            case Turn.ToMove toMove -> longerBy(ply);
            case Turn.Chance chance -> longerBy(ply);
            case Turn.Over over -> throw new IllegalArgumentException("the game is over");
        };
    }

    private List<Ply<M>> longerBy(Ply<M> ply) {
        return Stream.concat(lastTurn.stream(), Stream.of(ply)).toList();
    }

    /** The standing after the seat gave up, see {@link Position#withdraw}. */
    public Standing<M> withdraw(Seat seat) {
        return new Standing<>(game, position.withdraw(seat), List.of());
    }

    /** Reads the typed text for the seat, as notation or as words. */
    public Parsed<M> parse(Seat seat, String typed) {
        View<M> view = position.seenBy(seat);
        String notation = BLANK.matcher(typed.toLowerCase(Locale.ROOT)).replaceAll("");
        return (position.turn().equals(new Turn.ToMove(seat)) ? view.legalMoves() : List.<M>of())
                .stream()
                        .filter(move -> game.notation().write(move).equals(notation))
                        .findFirst()
                        .<Parsed<M>>map(Parsed.Ok::new)
                        .orElseGet(() -> view.parse(typed));
    }

    /** The canonical texts of the seat's legal moves; empty unless the seat is to move. */
    public List<String> legalMoves(Seat seat) {
        return position.turn().equals(new Turn.ToMove(seat))
                ? position.seenBy(seat).legalMoves().stream()
                        .map(game.notation()::write)
                        .toList()
                : List.of();
    }

    /** A legal move of the seat, if possible one that takes nothing; empty unless the seat is to move. */
    public Optional<String> quietMove(Seat seat) {
        return position.turn().equals(new Turn.ToMove(seat))
                ? position.seenBy(seat).legalMoves().stream()
                        .min(Comparator.comparing(position::progress))
                        .map(game.notation()::write)
                : Optional.empty();
    }

    /**
     * The seat's legal moves as told to that seat, grouped by the first choice that leads to them; empty unless the
     * seat is to move.
     */
    public SequencedMap<Step, List<Told.Played>> choices(Seat seat) {
        var choices = new LinkedHashMap<Step, List<Told.Played>>();
        if (position.turn().equals(new Turn.ToMove(seat))) {
            View<M> view = position.seenBy(seat);
            for (M move : view.legalMoves()) {
                choices.computeIfAbsent(view.steps(move).getFirst(), first -> new ArrayList<>())
                        .add(played(new Ply<>(position, move), seat, position.describe(move, seat)));
            }
        }
        return choices;
    }

    /** The picture for the viewer, with the last turn marked, and told in the alt text. */
    public BoardScene scene(Viewer viewer) {
        return withLastTurn(position.seenBy(viewer).scene(), viewer);
    }

    /** The picture for the viewer from the seat's side, with the last turn marked, and told in the alt text. */
    public BoardScene scene(Viewer viewer, Seat bottom) {
        return withLastTurn(position.seenBy(viewer).scene(bottom), viewer);
    }

    private BoardScene withLastTurn(BoardScene scene, Viewer viewer) {
        BoardScene marked = scene.withMarks(marks(viewer, scene.surface().named()));
        return lastTurn.stream()
                .map(ply -> ply.before().tell(ply.move(), viewer))
                .distinct()
                .reduce(PlayPhrases::then)
                .map(told -> marked.alsoTelling(PlayPhrases.lastTurn(told)))
                .orElse(marked);
    }

    /**
     * @param named whether the places have names. Then moves are numbered in a turn with several. Otherwise cards
     *     themselves show what happened to them, and may since have moved up to places with marks of others
     */
    private List<Mark> marks(Viewer viewer, boolean named) {
        var marks = new ArrayList<Mark>();
        List<Token> now = named ? List.of() : position.seenBy(viewer).scene().tokens();
        for (int index = 0; index < lastTurn.size(); index++) {
            Ply<M> ply = lastTurn.get(index);
            boolean last = index == lastTurn.size() - 1;
            String number = named && lastTurn.size() > 1 ? Integer.toString(index + 1) : "";
            Set<String> changed = named || last
                    ? Set.of()
                    : changed(
                            lastTurn.get(index + 1)
                                    .before()
                                    .seenBy(viewer)
                                    .scene()
                                    .tokens(),
                            now);
            for (Mark mark : ply.before().marks(ply.move(), viewer)) {
                if (mark instanceof Mark.Arrow way) {
                    if (!changed.contains(way.from()) && !changed.contains(way.to())) {
                        marks.add(new Mark.Arrow(way.from(), way.to(), number));
                    }
                } else if (!(mark instanceof Mark.Landed landed) || !changed.contains(landed.cell())) {
                    marks.add(mark);
                }
            }
        }
        return List.copyOf(marks);
    }

    /** The places that do not show what they showed before. */
    private static Set<String> changed(List<Token> before, List<Token> now) {
        return Stream.concat(
                        before.stream().filter(token -> !now.contains(token)),
                        now.stream().filter(token -> !before.contains(token)))
                .map(Token::cell)
                .collect(Collectors.toSet());
    }

    /** One ply as a sentence, as far as one viewer may know it. */
    public sealed interface Told {

        Argument sentence();

        /**
         * A move of a seat, as its text and as a sentence.
         *
         * @param named true if the text names places that people know; otherwise the sentence alone tells the move
         */
        record Played(String text, Argument sentence, boolean named) implements Told {}

        /** A move of chance as a sentence; its text may be secret. */
        record Happened(Argument sentence) implements Told {}
    }

    /** The plies of the last turn as sentences, as far as the viewer may know them. */
    public List<Told> lastTurnToldTo(Viewer viewer) {
        return lastTurn.stream().map(ply -> told(ply, viewer)).toList();
    }

    /** As {@link #lastTurnToldTo}, for a turn that nobody has played yet. */
    public List<Told> lastTurnForetoldTo(Viewer viewer) {
        return lastTurn.stream()
                .map(ply -> told(ply, viewer, ply.before().describe(ply.move(), viewer)))
                .toList();
    }

    /** A ply of the game as a sentence, as far as the viewer may know it. */
    public Told told(Ply<M> ply, Viewer viewer) {
        return told(ply, viewer, ply.before().tell(ply.move(), viewer));
    }

    private Told told(Ply<M> ply, Viewer viewer, Argument sentence) {
        return ply.before().turn() instanceof Turn.Chance ? new Told.Happened(sentence) : played(ply, viewer, sentence);
    }

    private Told.Played played(Ply<M> ply, Viewer viewer, Argument sentence) {
        boolean named = ply.before().seenBy(viewer).scene().surface().named();
        return new Told.Played(game.notation().write(ply.move()), sentence, named);
    }

    /** True if seats see different things, so that each must look for itself. */
    public boolean hasSecrets() {
        return !(position instanceof OpenPosition<M>);
    }
}
