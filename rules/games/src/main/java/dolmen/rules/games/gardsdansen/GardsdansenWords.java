package dolmen.rules.games.gardsdansen;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.GameVocabulary.Deed;
import java.util.List;

/** The words of Gårdsdansen, in English, German, Swedish, French and Spanish. */
final class GardsdansenWords {
    static final Phrases PAWN =
            Phrases.of("pawn, pawns, p, bauer, bauern, bonde, bonden, bönder, pion, pions, peón, peones");
    static final Phrases STONE = Phrases.of("""
            stone, stones, s, stein, steine, steins, sten, stenen, stenar, pierre, pierres, piedra, piedras, rock""");
    static final Phrases WALK = Phrases.verbs("walk step slide glide march stroll", """
            schritt, tritt, gleitet, gleite, rutscht, schiebe, schiebt, glider, glida, kliver, glisse, glisser, marche, desliza, deslizo
            deslizar, camina, se desliza""");
    static final Phrases JUMP = Phrases.verbs("jump hop leap vault skip", """
            springt, springe, spring, springen, hüpft, überspringt, hoppar, hoppa, hopp, saute, sauter, saut, salta, saltar, salto, brinca""");
    static final Phrases TAKE = Phrases.verbs("take capture kill eat beat remove destroy hit attack grab", """
            x, takes it, and takes it, capturing it, schlägt, schlage, schlagen, nimmt, nehme, fängt, slår, slå, tar, ta, fångar
            prend, prends, capture, mange, élimine, toma, tomo, captura, capturo, come, elimina, quita""");
    static final Phrases ONE_STEP =
            Phrases.of("one step, 1 step, single step, ein schritt, einen schritt, ett steg, un pas, un paso");
    static final Phrases TWO_STEPS = Phrases.of(
            "two steps, 2 steps, double step, zwei schritte, två steg, deux pas, dos pasos, two nodes, two spaces, 2 spaces");

    private static final Phrases IDLE = Phrases.of("""
            followed by, plus, next, second, secondly, finally, after that, afterwards, and after, and after that, after which
            anschließend, danach, därefter, ensuite, después, efteråt, it""");

    static final GameVocabulary ALL = GameVocabulary.of(
            List.of(PAWN, STONE),
            List.of(
                    Deed.of(WALK),
                    Deed.of(JUMP, CellRole.OVER),
                    Deed.of(TAKE, CellRole.OBJECT),
                    Deed.of(ONE_STEP),
                    Deed.of(TWO_STEPS)),
            IDLE);

    private GardsdansenWords() {}
}
