package dolmen.rules.games.murus;

import dolmen.rules.Turn;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.Side;
import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.move.Account;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.Place;
import dolmen.rules.typed.move.Reading;
import dolmen.rules.typed.move.TypedMove;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** True statements about the moves of a Murus Gallicus position, used to read typed moves. */
record MurusReading(MurusPosition position) implements Reading<MurusMove> {

    @Override
    public GameVocabulary vocabulary() {
        return MurusWords.ALL;
    }

    @Override
    public Account account(MurusMove move) {
        MurusBoard ground = position.ground();
        return switch (move) {
            case Lay(int from, int to) -> laid(ground.cell(from), ground.cell(to));
            case Strike(int from, int to) -> struck(ground.cell(from), ground.cell(to));
            case DoubleStrike(int from, int to) ->
                account(
                        places(ground.cell(from), target(ground.cell(to), 2)),
                        MurusWords.SACRIFICE,
                        MurusWords.STRIKE,
                        MurusWords.AGAINST,
                        MurusWords.TWO,
                        MurusWords.TWICE);
            case Spread(int from, int first, int second) ->
                account(
                        List.of(
                                own(ground.cell(from), 0, CellRole.FROM),
                                own(ground.cell(first), 1, CellRole.TO),
                                own(ground.cell(second), 1, CellRole.TO)),
                        MurusWords.LAY,
                        MurusWords.SPREAD,
                        MurusWords.TWO,
                        MurusWords.TWICE);
            case Swap swap -> account(List.of(), MurusWords.SWAP);
        };
    }

    private Account laid(int from, int to) {
        if (position.mover().height(from) == 3) {
            return account(places(from, own(to, 1, CellRole.TO)), MurusWords.THROW, MurusWords.ONCE);
        }
        int near = position.ground().between(from, to);
        return account(
                List.of(own(from, 0, CellRole.FROM), own(near, 1, CellRole.OVER), own(to, 1, CellRole.TO)),
                MurusWords.LAY,
                MurusWords.TWO);
    }

    private Account struck(int from, int to) {
        List<Place> places = places(from, target(to, 1));
        return position.mover().height(from) == 3
                ? account(places, MurusWords.THROW, MurusWords.STRIKE, MurusWords.AGAINST, MurusWords.ONCE)
                : account(places, MurusWords.SACRIFICE, MurusWords.STRIKE, MurusWords.AGAINST, MurusWords.ONCE);
    }

    private List<Place> places(int from, Place to) {
        return List.of(own(from, 0, CellRole.FROM), to);
    }

    private Account account(List<Place> places, Phrases... deeds) {
        return new Account(
                places,
                places.stream().flatMap(place -> place.names().stream()).toList(),
                Stream.concat(Stream.of(deeds), names()).toList());
    }

    /**
     * The names of the side to move; none at larger tables, where sides are named after directions and these words mean
     * directions.
     */
    private Stream<Phrases> names() {
        return position.camps().stream()
                .filter(camp -> position.camps().size() == 2 && position.turn().equals(new Turn.ToMove(camp.seat())))
                .map(camp -> camp.side() == Side.FIRST ? MurusWords.ROMANS : MurusWords.GAULS);
    }

    /** The place of a cell that receives this many stones, with the names of its stack before and after. */
    private Place own(int cell, int laid, CellRole role) {
        int height = position.mover().height(cell);
        return named(cell, height, height + laid, role).held(height > 0);
    }

    /** The place of an enemy stack that loses this many stones. */
    private Place target(int cell, int lost) {
        int height = position.enemy().height(cell);
        return named(cell, height, height - lost, CellRole.TO, CellRole.OBJECT);
    }

    private Place named(int cell, int before, int after, CellRole... roles) {
        return Place.of(position.ground().board().name(cell), roles)
                .named(IntStream.of(before, after)
                        .filter(height -> height > 0)
                        .distinct()
                        .mapToObj(MurusWords::stack)
                        .toArray(Phrases[]::new));
    }

    @Override
    public Optional<Phrase> whyNot(TypedMove typed) {
        return new MurusRefusal(position).whyNot(typed);
    }
}
