package dolmen.rules.games.mausoleum;

import dolmen.rules.typed.Reading;
import dolmen.rules.typed.TypedMove;
import dolmen.rules.typed.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words in which people type moves of Mausoleum. */
record MausoleumReading(MausoleumPosition position) implements Reading<MausoleumMove> {
    private static final Set<String> IDLE = Words.and(
            Words.verbs("glide slide push shove bump kick nudge"),
            Words.of("stone stones pit all way white black stein steine sten stenen pierre piedra"));

    @Override
    public List<String> told(MausoleumMove move) {
        return List.of(new MausoleumSentence(position).of(move));
    }

    @Override
    public Set<String> idleWords() {
        return IDLE;
    }

    @Override
    public Optional<String> whyNot(TypedMove typed) {
        return new MausoleumRefusal(position).whyNot(typed);
    }
}
