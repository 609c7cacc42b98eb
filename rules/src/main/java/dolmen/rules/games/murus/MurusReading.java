package dolmen.rules.games.murus;

import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Strike;
import dolmen.rules.games.murus.MurusMove.Swap;
import dolmen.rules.typed.Reading;
import dolmen.rules.typed.TypedMove;
import dolmen.rules.typed.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words in which people type moves of Murus Gallicus. */
record MurusReading(MurusPosition position) implements Reading<MurusMove> {
    private static final Set<String> IDLE =
            Words.and(Words.verbs("strike sacrifice sac throw lay spread"), Words.of("""
                    t w c tower towers wall walls catapult catapults stack stone removes
                    side sides colours colors roman romans gaul gauls
                    turm mauer katapult torn mur tour catapulte torre muro catapulta"""));

    @Override
    public List<String> told(MurusMove move) {
        String sentence = new MurusSentence(position).of(move);
        return switch (move) {
            case Strike strike -> List.of(sentence, "once, a single stone, one");
            case DoubleStrike strike -> List.of(sentence, "twice, double, two");
            case Lay lay -> List.of(sentence);
            case Spread spread -> List.of(sentence);
            case Swap swap -> List.of(sentence);
        };
    }

    @Override
    public Set<String> idleWords() {
        return IDLE;
    }

    @Override
    public Optional<String> whyNot(TypedMove typed) {
        return new MurusRefusal(position).whyNot(typed);
    }
}
