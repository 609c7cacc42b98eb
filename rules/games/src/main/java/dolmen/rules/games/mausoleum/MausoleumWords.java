package dolmen.rules.games.mausoleum;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.GameVocabulary.Deed;
import java.util.List;

/** The words of Mausoleum, in English, German, Swedish, French and Spanish. */
final class MausoleumWords {
    static final Phrases WHITE =
            Phrases.of("white, whites, weiß, weiße, weißer, weißen, weiss, vit, vita, blanc, blanche, blanco, blanca");
    static final Phrases BLACK = Phrases.of(
            "black, blacks, schwarz, schwarze, schwarzer, schwarzen, svart, svarta, noir, noire, negro, negra");
    static final Phrases FOR_WHITE = Phrases.of(
            "for white, as white, für weiß, für weiss, als weiß, als weiss, för vit, som vit, pour les blancs, para blancas");
    static final Phrases FOR_BLACK = Phrases.of(
            "for black, as black, für schwarz, als schwarz, för svart, som svart, pour les noirs, para negras");
    static final Phrases GLIDE = Phrases.verbs("glide slide slither zoom sail coast", """
            slid, gleitet, gleite, gleiten, rutscht, rutsche, glider, glida, glid, glisse, glisser, fait glisser, desliza, deslizo
            deslizar, se desliza""");
    static final Phrases PUSH = Phrases.verbs("push shove bump kick nudge press knock force thrust", """
            x, schiebt, schiebe, schieben, schubst, schubse, stößt, stoße, stoßen, drückt, drücke, verschiebt, verschiebe, knuffar
            knuffa, knuff, puttar, putta, skjuter, skjut, trycker, tryck, pousse, pousser, pousses, repousse, empuja, empujo, empujar""");
    static final Phrases CAPTURE = Phrases.verbs("capture take kill eat remove destroy bury surround encircle", """
            schlägt, nimmt, fängt, slår, tar, fångar, prend, prends, capture, mange, toma, captura, come, elimina""");

    private static final Phrases IDLE = Phrases.of("""
            stone, stones, pit, pits, the pit, one cell, one step, one, stein, steine, grube, sten, stenen, stenar, gropen, grop, pierre
            pierres, fosse, piedra, piedras, foso, as far as possible, as far as it goes, as far as it can, full way""");

    static final GameVocabulary ALL = GameVocabulary.of(
            List.of(WHITE, BLACK),
            List.of(
                    Deed.of(FOR_WHITE),
                    Deed.of(FOR_BLACK),
                    Deed.of(GLIDE),
                    Deed.of(PUSH, CellRole.OBJECT),
                    Deed.of(CAPTURE, CellRole.OBJECT)),
            IDLE);

    private MausoleumWords() {}
}
