package dolmen.rules.games.murus;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.GameVocabulary.Deed;
import java.util.List;

/** The words of Murus Gallicus, in English, German, Swedish, French and Spanish. */
final class MurusWords {
    static final Phrases WALL = Phrases.of("wall, walls, w, mauer, mauern, muren, murar, mur, murs, muro, muros");
    static final Phrases TOWER = Phrases.of("tower, towers, t, turm, türme, torn, tornet, tour, tours, torre, torres");
    static final Phrases CATAPULT = Phrases.of("""
            catapult, catapults, c, katapult, katapulte, katapulten, katapulter, catapulte, catapultes, catapulta, catapultas""");

    static final Phrases LAY =
            Phrases.verbs("step jump hop slide walk march drop lay crumble collapse tumble topple fall spread", """
            springt, gleitet, legt, lege, zerfällt, stürzt, kippt, fällt, hoppar, glider, lägger, lägg, faller, rasar, saute, glisse, pose
            tombe, seffondre, salta, desliza, cae, suelta, deja caer, se derrumba""");
    static final Phrases SPREAD = Phrases.verbs("spread split distribute divide", """
            spread over, spreads over, spread across, spread onto, verteilt, verteile, verteilen, sprider, sprid, delar, répartit, répartis, étale, reparte, reparto, divide""");
    static final Phrases THROW =
            Phrases.verbs("throw fire shoot hurl launch fling lob toss sling bombard catapult", """
            throw at, throws at, fire at, fires at, shoot at, shoots at, wirft, werfe, werfen, schießt, schieße, schiesst, schleudert
            feuert, beschießt, kastar, kasta, kast, skjuter, skjut, slungar, lance, lancer, tire, tirer, jette, bombarde, lanza, lanzo
            lanzar, dispara, disparo, disparar, tira, tiro, arroja""");
    static final Phrases SACRIFICE = Phrases.verbs("sacrifice sac sack", """
            sacrifice against, sacrifices against, sac against, sacs against, opfert, opfere, opfern, opfer, offrar, offra
            sacrifie, sacrifier, sacrifica, sacrifico, sacrificar""");
    static final Phrases STRIKE = Phrases.verbs(
            "strike take capture kill eat beat remove destroy hit attack smash crush demolish reduce", """
            x, give, gives, giving, spend, spends, schlägt, schlage, nimmt, nehme, entfernt, zerstört, zerstöre, trifft, reißt, slår, slå
            tar, ta, knock down, knocks down, knock out, knocks out, tar bort, förstör, river, riv, prend, prends, capture, détruit, détruis, enlève, frappe, mange, attaque, toma
            captura, capturo, come, destruye, elimina, quita, ataca, golpea""");
    static final Phrases AGAINST = Phrases.of("against, against the, gegen, contre, contra");
    static final Phrases ONCE = Phrases.of("""
            x, once, one stone, single, single stone, one, 1 stone, ein stein, einen stein, einmal, en sten, en gång, une pierre, une fois
            una piedra, una vez""");
    static final Phrases TWO = Phrases.of("""
            two, two stones, 2 stones, zwei steine, två stenar, deux pierres, dos piedras""");
    static final Phrases TWICE = Phrases.of("""
            *, twice, double, both, both stones, beide, beide steine, zweimal, doppelt, båda, båda stenarna, två gånger, dubbelt
            les deux pierres, deux fois, double, ambas, ambas piedras, las dos piedras, dos veces, doble""");
    static final Phrases SWAP = Phrases.verbs("swap switch", """
            swap sides, swap colours, swap colors, swaps sides, swap roles, swap seats, swap places, switch sides, switch colours
            switch colors, switches sides, switch roles, change sides, change colours, change colors, trade sides, exchange sides
            take the romans, take romans, take over the romans, take the romans over, takes the romans over, take over, take them over
            tauschen, tausche, tausch, seiten tauschen, seiten wechseln, die seiten tauschen, die seiten wechseln, tausche die seiten
            tausche seiten, wechsle die seiten, wechsel die seiten, seitenwechsel, seitentausch, byt, byt sida, byt sidor, byta sida
            byta sidor, byter sida, byter sidor, sidbyte, échange, échanger, changer, changer de camp, change de camp, changer de côté
            change de côté, échanger les camps, échanger les côtés, changement de camp, intercambiar, intercambio, intercambiar bandos
            cambiar, cambio, cambiar de bando, cambio de bando, cambiar de lado, cambio de lado, cambiar bandos, cambiar los lados""");

    static final Phrases ROMANS = Phrases.of(
            "romans, the romans, romans play, the romans play, for the romans, as the romans, römer, die römer, romare, romarna, romains, les romains, romanos, los romanos");
    static final Phrases GAULS = Phrases.of(
            "gauls, the gauls, gauls play, the gauls play, for the gauls, as the gauls, gallier, die gallier, galler, gallerna, gaulois, les gaulois, galos, los galos");

    private static final Phrases IDLE = Phrases.of("""
            stone, stones, stack, stacks, stein, steine, sten, stenar, stenen, pierre, pierres, piedra, piedras
            mot, sides, side, colours, colors""");

    static final GameVocabulary ALL = GameVocabulary.of(
            List.of(WALL, TOWER, CATAPULT),
            List.of(
                    Deed.of(LAY),
                    Deed.of(SPREAD),
                    Deed.of(THROW, CellRole.OBJECT),
                    Deed.of(SACRIFICE, CellRole.OBJECT),
                    Deed.of(STRIKE, CellRole.OBJECT),
                    Deed.of(AGAINST, CellRole.OBJECT),
                    Deed.of(ONCE, CellRole.OBJECT),
                    Deed.of(TWO, CellRole.OBJECT),
                    Deed.of(TWICE, CellRole.OBJECT),
                    Deed.of(SWAP),
                    Deed.of(ROMANS),
                    Deed.of(GAULS)),
            IDLE);

    private MurusWords() {}

    /** The names of a stack of this many stones. */
    static Phrases stack(int height) {
        return switch (height) {
            case 1 -> WALL;
            case 2 -> TOWER;
            case 3 -> CATAPULT;
            default -> throw new IllegalArgumentException("no stack of " + height);
        };
    }
}
