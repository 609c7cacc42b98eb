package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.games.obelisk.ObeliskMove.Build;
import dolmen.rules.games.obelisk.ObeliskMove.Jump;
import dolmen.rules.games.obelisk.ObeliskMove.Revenge;
import dolmen.rules.games.obelisk.ObeliskMove.Step;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.move.Account;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.Place;
import dolmen.rules.typed.move.Reading;
import dolmen.rules.typed.move.TypedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** True statements about the moves of an Obelisk position, used to read typed moves. */
record ObeliskReading(ObeliskPosition position) implements Reading<ObeliskMove> {

    @Override
    public GameVocabulary vocabulary() {
        return ObeliskWords.ALL;
    }

    @Override
    public Account account(ObeliskMove move) {
        List<Place> places = places(move);
        var pieces = new ArrayList<>(
                places.stream().flatMap(place -> place.names().stream()).toList());
        if (move instanceof Build) {
            pieces.add(ObeliskWords.name(Unit.FOUNDATION));
        }
        return new Account(places, pieces, deeds(move));
    }

    private List<Place> places(ObeliskMove move) {
        return switch (move) {
            case Step(int from, int to) -> List.of(mover(from), at(to, CellRole.TO));
            case Jump jump ->
                List.of(
                        mover(jump.from()),
                        at(position.outlook().jumpedOver(jump), CellRole.OVER, CellRole.OBJECT),
                        at(jump.to(), CellRole.TO));
            case Build(int from, int to) -> List.of(mover(from), at(to, CellRole.TO));
            case Revenge(int from, int to) -> List.of(mover(from), at(to, CellRole.TO, CellRole.OBJECT));
        };
    }

    /** The place of the unit that moves, without an enemy rider, which is only carried. */
    private Place mover(int cell) {
        return Place.of(BOARD.name(cell), CellRole.FROM)
                .named(position.outlook().own().unitOn(cell).stream()
                        .map(ObeliskWords::name)
                        .toArray(Phrases[]::new));
    }

    private Place at(int cell, CellRole... roles) {
        Outlook outlook = position.outlook();
        return Place.of(BOARD.name(cell), roles)
                .named(Stream.of(outlook.own(), outlook.enemy())
                        .flatMap(stones -> stones.unitOn(cell).stream())
                        .map(ObeliskWords::name)
                        .toArray(Phrases[]::new));
    }

    private List<Phrases> deeds(ObeliskMove move) {
        return switch (move) {
            case Step step -> List.of(ObeliskWords.STEP);
            case Jump jump -> List.of(ObeliskWords.JUMP);
            case Build build ->
                position.outlook().own().hasFoundation()
                        ? List.of(ObeliskWords.BUILD, ObeliskWords.COMPLETE)
                        : List.of(ObeliskWords.BUILD);
            case Revenge revenge -> List.of(ObeliskWords.RIDE, ObeliskWords.TAKE);
        };
    }

    @Override
    public Optional<Phrase> whyNot(TypedMove typed) {
        return new ObeliskRefusal(position).whyNot(typed);
    }
}
