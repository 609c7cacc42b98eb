package dolmen.rules.games.obelisk;

import dolmen.rules.typed.Reading;
import dolmen.rules.typed.TypedMove;
import dolmen.rules.typed.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words in which people type moves of Obelisk. */
record ObeliskReading(ObeliskPosition position) implements Reading<ObeliskMove> {
    private static final Set<String> IDLE = Words.and(
            Words.verbs("step jump hop build complete set ride mount climb sit stack merge join revenge"),
            Words.of("""
                    b p c f base pedestal capstone cap foundation obelisk stone unit ra ras stein sten pierre piedra"""));

    @Override
    public List<String> told(ObeliskMove move) {
        return List.of(new ObeliskSentence(position).of(move));
    }

    @Override
    public Set<String> idleWords() {
        return IDLE;
    }

    @Override
    public Optional<String> whyNot(TypedMove typed) {
        return new ObeliskRefusal(position).whyNot(typed);
    }
}
