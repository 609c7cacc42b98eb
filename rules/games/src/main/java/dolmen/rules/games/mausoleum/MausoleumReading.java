package dolmen.rules.games.mausoleum;

import static dolmen.rules.games.mausoleum.MausoleumBoard.BOARD;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
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

/** True statements about the moves of a Mausoleum position, used to read typed moves. */
record MausoleumReading(MausoleumPosition position) implements Reading<MausoleumMove> {

    @Override
    public GameVocabulary vocabulary() {
        return MausoleumWords.ALL;
    }

    @Override
    public Account account(MausoleumMove move) {
        List<Place> places = new ArrayList<>(places(move));
        List<Phrases> deeds = new ArrayList<>(List.of(
                switch (move) {
                    case Glide glide -> MausoleumWords.GLIDE;
                    case Push push -> MausoleumWords.PUSH;
                }));
        long captured = position.stones().unresolved(move).all()
                & ~position.play(move).stones().all();
        if (captured != 0) {
            deeds.add(MausoleumWords.CAPTURE);
            Cells.stream(captured)
                    .filter(cell ->
                            places.stream().noneMatch(place -> place.cell().equals(BOARD.name(cell))))
                    .forEach(cell -> places.add(at(cell, CellRole.OBJECT)));
        }
        deeds.add(position.whiteToMove() ? MausoleumWords.FOR_WHITE : MausoleumWords.FOR_BLACK);
        return new Account(
                places, places.stream().flatMap(place -> place.names().stream()).toList(), deeds);
    }

    private List<Place> places(MausoleumMove move) {
        return switch (move) {
            case Glide(int from, int to) -> List.of(at(from, CellRole.FROM), at(to, CellRole.TO));
            case Push(int from, int to) ->
                List.of(
                        at(from, CellRole.FROM),
                        at(to, CellRole.TO, CellRole.OBJECT),
                        at(MausoleumBoard.behind(from, to), CellRole.BEYOND));
        };
    }

    private Place at(int cell, CellRole... roles) {
        Place place = Place.of(BOARD.name(cell), roles);
        if (Cells.has(position.stones().white(), cell)) {
            return place.named(MausoleumWords.WHITE);
        }
        return Cells.has(position.stones().black(), cell) ? place.named(MausoleumWords.BLACK) : place;
    }

    @Override
    public Optional<Phrase> whyNot(TypedMove typed) {
        return new MausoleumRefusal(position).whyNot(typed);
    }
}
