package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
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

/** True statements about the moves of a Gårdsdansen position, used to read typed moves. */
record GardsdansenReading(GardsdansenPosition position) implements Reading<GardsdansenMove> {

    @Override
    public GameVocabulary vocabulary() {
        return GardsdansenWords.ALL;
    }

    @Override
    public Account account(GardsdansenMove move) {
        List<Place> places = places(move);
        return new Account(
                places, places.stream().flatMap(place -> place.names().stream()).toList(), deeds(move));
    }

    private List<Place> places(GardsdansenMove move) {
        var places = new ArrayList<Place>();
        places.add(at(move.from(), CellRole.FROM));
        switch (move) {
            case Walk(int from, int to) ->
                Cells.stream(GardsdansenBoard.WAYS[from][to] & ~Cells.of(to))
                        .forEach(node -> places.add(at(node, CellRole.OVER)));
            case Jump(int from, int to) ->
                places.add(at(GardsdansenBoard.between(from, to), CellRole.OVER, CellRole.OBJECT));
        }
        places.add(at(move.to(), CellRole.TO));
        return places;
    }

    private Place at(int node, CellRole... roles) {
        Place place = Place.of(BOARD.name(node), roles);
        if (!Cells.has(position.ways().occupied(), node)) {
            return place;
        }
        boolean pawn = Cells.has(position.own().pawns() | position.opponent().pawns(), node);
        return place.named(pawn ? GardsdansenWords.PAWN : GardsdansenWords.STONE);
    }

    private static List<Phrases> deeds(GardsdansenMove move) {
        return switch (move) {
            case Walk(int from, int to) ->
                switch (GardsdansenBoard.distance(from, to)) {
                    case 1 -> List.of(GardsdansenWords.WALK, GardsdansenWords.ONE_STEP);
                    case 2 -> List.of(GardsdansenWords.WALK, GardsdansenWords.TWO_STEPS);
                    default -> List.of(GardsdansenWords.WALK);
                };
            case Jump jump -> List.of(GardsdansenWords.JUMP, GardsdansenWords.TAKE);
        };
    }

    @Override
    public Optional<Phrase> whyNot(TypedMove typed) {
        return new GardsdansenRefusal(position).whyNot(typed);
    }
}
