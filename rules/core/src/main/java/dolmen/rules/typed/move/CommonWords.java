package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Words that mean the same in every game on a board, in English, German, Swedish, French and Spanish. */
final class CommonWords {

    /** Words before the origin of a move, or before its piece. */
    static final Phrases FROM = Phrases.of("""
            from, starting from, starting at, out of, off, with, using, use, by
            von, vom, aus, mit, från, ifrån, med, depuis, avec, desde, con""");

    /** Words before the target of a move. */
    static final Phrases TO = Phrases.of("""
            to, onto, on to, upon, up on, into, in to, toward, towards, up to, on top of, ending on, ends on, landing on, lands on, lands at
            landing at, arriving at, reaching, reaches, nach, zu, zum, bis, bis zu, bis nach, landet auf, till, fram till, upp på
            ner på, vers, jusque, jusquà, jusqu à, jusquen, hacia, hasta, arriving on""");

    /** Words before a cell that the move passes. */
    static final Phrases OVER = Phrases.of("""
            over, across, past, through, via, by way of, passing, passing over, über, durch, hinweg über, via, över, förbi, genom
            par dessus, au dessus de, par, por encima de, encima de, por, a través de, à travers""");

    /** Words before the cell of a piece, or before the end of a jump. */
    static final Phrases ON = Phrases.of("on, auf, på, sur");

    /** Verbs that may mean no more than picking a piece up. */
    static final Phrases PICK_UP = Phrases.of("""
            take, takes, taking, grab, grabs, nimm, nehme, nimmt, ta, tar, prends, prend, toma, tomo""");

    /** Words that connect two things of one kind. */
    static final Phrases AND = Phrases.of("and, und, och, et, y");

    /** Words that introduce the next part. */
    static final Phrases THEN = Phrases.of("""
            then, and then, dann, und dann, sedan, sen, och sedan, och sen, puis, et puis, ensuite, et ensuite
            luego, y luego, y entonces""");

    /** Verbs of any move. */
    static final Phrases VERBS = Phrases.of("""
            move, moves, moving, moved, play, plays, playing, go, goes, going, put, puts, putting, place, places, placing, bring
            brings, bringing, send, sends, sending, shift, shifts, shifting, advance, advances, advancing, travel, travels, head, heads
            heading, come, comes, proceed, proceeds, lead, leads, transfer, transfers, relocate, relocates, land, lands, landing, run
            runs, running, make, makes, making, take my, get, retreat, retreats, retreating, return, returns, to cell, to square
            end, ends, ending, end up, ends up
            zieht, ziehe, ziehen, zieh, geht, gehe, gehen, rückt, rücke, bewege, bewegt, bewegen, setze, setzt, stelle, stellt
            spiele, spielt, bringe, bringt, läuft, laufe, kommt, wandert
            flytta, flyttar, flyttas, drar, dra, går, gå, ställer, ställ, spelar, spela, sätter, sätt, placerar, kommer
            joue, jouer, bouge, bouger, déplace, déplacer, avance, avancer, vais, va, aller, met, mets, place, pose, amène
            juego, jugar, mueve, muevo, mover, mueva, va, voy, ir, pongo, pone, coloco, coloca, llevo, lleva, avanzo, avanza""");

    /** Nouns for any place or piece, and words that connect them. */
    static final Phrases IDLE = Phrases.of("""
            home, over there, direction, in direction, into the direction, in the direction of
            in, at, in at, of, for, it, its, which, that, all the way, away, there, direct, directly, straight away
            piece, cell, square, field, node, space, spot, hex, point, position, cells, squares, fields, nodes, line, row, column
            zug, in, im, am, an, feld, figur, ihn, sie, hin, vor, zelle
            i, vid, den, rutan
            ruta, fält, pjäs, pjäsen, min, mitt, dit
            déplacement, en, de, d, du, des, dans, case, pièce, à, au, aux, a
            paso, a, al, en, de, del, sobre, casilla, celda, ficha, pieza, se""");

    static final Collection<String> ALL = Stream.of(
                    List.of(FROM, TO, OVER, AND, THEN, ON, VERBS, IDLE).stream(),
                    Stream.of(Bearing.values()).map(Bearing::words))
            .flatMap(words -> words)
            .flatMap(words -> words.all().stream())
            .toList();

    private CommonWords() {}
}
