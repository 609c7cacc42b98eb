package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.GardsdansenBoard.BOARD;

import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
import dolmen.rules.typed.Reading;
import dolmen.rules.typed.TypedMove;
import dolmen.rules.typed.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words in which people type moves of Gårdsdansen. */
record GardsdansenReading(GardsdansenPosition position) implements Reading<GardsdansenMove> {
    private static final Set<String> IDLE = Words.and(Words.verbs("walk step jump hop leap slide end"), Words.of("""
                    p s pawn stone second followed by plus
                    bauer stein bonde bonden sten stenen pion pierre peón piedra"""));

    @Override
    public List<String> told(GardsdansenMove move) {
        String sentence = new GardsdansenSentence(position).of(move);
        return switch (move) {
            case Walk(int from, int to)
            when GardsdansenBoard.distance(from, to) == 2 ->
                List.of(
                        sentence,
                        "%s %s %s"
                                .formatted(
                                        BOARD.name(from),
                                        BOARD.name(GardsdansenBoard.between(from, to)),
                                        BOARD.name(to)));
            case Walk walk -> List.of(sentence);
            case Jump jump -> List.of(sentence);
        };
    }

    @Override
    public Set<String> idleWords() {
        return IDLE;
    }

    @Override
    public Optional<String> whyNot(TypedMove typed) {
        return new GardsdansenRefusal(position).whyNot(typed);
    }
}
