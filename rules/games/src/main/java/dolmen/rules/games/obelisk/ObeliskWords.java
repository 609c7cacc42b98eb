package dolmen.rules.games.obelisk;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.GameVocabulary.Deed;
import java.util.List;

/** The words of Obelisk, in English, German, Swedish, French and Spanish. */
final class ObeliskWords {
    static final Phrases STEP = Phrases.verbs("step walk", "schritt, tritt, steg, kliver, kliv, marche, paso, camina");
    static final Phrases JUMP = Phrases.verbs("jump hop leap vault skip", """
            springt, springe, spring, springen, hüpft, sprung, hoppar, hoppa, hopp, saute, sauter, saut, saute par dessus
            salta, saltar, salto, brinca""");
    static final Phrases BUILD = Phrases.verbs("build stack merge join set unite combine climb", """
            built, +, baut, baue, bauen, setzt auf, vereinigt, stapelt, bygger, jag bygger, bygg, bygga, staplar, construit, construire, bâtit, empile
            construye, construir, construyo, apila, une, monte, monte sur, steigt, steigt auf, sube, sube a""");
    static final Phrases COMPLETE = Phrases.verbs("complete finish crown", """
            vollendet, vollende, fertigstellen, krönt, fullbordar, avslutar, achève, termine, complète, couronne, completa, termina, corona
            make obelisk, obelisk, obelisken, obelisks, lobélisque, obelisco, make the obelisk, makes the obelisk""");
    static final Phrases RIDE = Phrases.verbs("ride mount climb sit revenge avenge board perch", """
            ra, ras revenge, ra revenge, revenge of ra, take revenge, takes revenge, take ras revenge, takes ras revenge
            taking ras revenge, perform ras revenge, performs ras revenge, rides on, ride on, sits on, sit on, ^, rache, ras rache, rächt, reitet, reitet auf, rider, rid
            rider på, hämnas, hämnd, ras hämnd, monte, monte sur, chevauche, vengeance, vengeance de ra, monta, monta en, cabalga
            venganza, venganza de ra, steigt, steigt auf, sube, sube a""");
    static final Phrases TAKE = Phrases.verbs("take capture eat hit attack", """
            x, schlägt, schlage, nimmt, nehme, fängt, slår, slå, tar, ta, prend, prends, capture, mange, attaque, toma, tomo, captura
            capturo, come, ataca""");

    private static final Phrases IDLE = Phrases.of("""
            stone, stones, unit, units, stein, steine, sten, stenen, stenar, pierre, pierres, piedra, piedras, takes along""");

    static final GameVocabulary ALL = GameVocabulary.of(
            List.of(name(Unit.BASE), name(Unit.PEDESTAL), name(Unit.CAPSTONE), name(Unit.FOUNDATION)),
            List.of(
                    Deed.of(STEP),
                    Deed.of(JUMP, CellRole.OVER),
                    Deed.of(BUILD),
                    Deed.of(COMPLETE),
                    Deed.of(RIDE),
                    Deed.of(TAKE, CellRole.OBJECT)),
            IDLE);

    private ObeliskWords() {}

    static Phrases name(Unit unit) {
        return Names.of(unit);
    }

    /** The names of units. */
    private static final class Names {
        private static final Phrases BASE = Phrases.of("base, bases, b, basis, bas, basen");
        private static final Phrases PEDESTAL =
                Phrases.of("pedestal, pedestals, ped, p, sockel, sockeln, podest, piedestal, piédestal, socle");
        private static final Phrases CAPSTONE = Phrases.of("""
                capstone, capstones, cap stone, cap, c, schlussstein, schlußstein, deckstein, spitze, toppsten, toppstenen
                slutsten, slutstenen, krönsten, krönstenen, pyramidion, couronnement, faîte, clé de voûte, pierre de faîte
                pierre angulaire, piedra angular, coronamiento, remate, clave, cúspide, piedra de remate""");
        private static final Phrases FOUNDATION = Phrases.of("""
                foundation, foundations, f, fundament, fundamentet, grunden, fondation, fondations, fundación, cimiento, cimientos""");
        private static final Phrases OBELISK = Phrases.of("finished obelisk");

        private Names() {}

        private static Phrases of(Unit unit) {
            return switch (unit) {
                case BASE -> BASE;
                case PEDESTAL -> PEDESTAL;
                case CAPSTONE -> CAPSTONE;
                case FOUNDATION -> FOUNDATION;
                case OBELISK -> OBELISK;
            };
        }
    }
}
