package dolmen.rules.typed;

import java.util.Set;

/**
 * Words that people put around the cells of a move in any game, in English, German, Swedish, French and Spanish. No
 * word is among them that could take a move back, ask about it or offer another: whoever says that shall not have
 * moved.
 */
final class CommonWords {
    /** Words that say nothing. */
    static final Set<String> IDLE = Words.and(Words.verbs("""
                    move play go put place bring send shift advance retreat run land make use jump hop step walk slide
                    take capture kill eat beat hit attack destroy"""), Words.of("""
                    a an the my i me ill will want let lets please pls plz thanks ok okay alright yes so well is am hi hello gl hf
                    on in at over via through of and then it now next first
                    up down forward forwards straight diagonal diagonally top
                    piece cell square field node
                    der die das den dem mein meine ich bitte danke ja hallo
                    auf über und dann zieht ziehe ziehen zug geht gehe schlägt schlage nimmt nehme
                    jag min mitt ja tack snälla hej på över och sedan flytta flyttar går gå slår slå tar
                    je le la les mon ma oui merci salut sil te vous plaît sur en et puis de du va vais joue prend prends
                    yo el mi sí por favor gracias hola sobre y luego voy juego mueve muevo captura capturo come"""));

    /** Words before the cell that a move begins on. */
    static final Set<String> FROM = Words.of("from with using von mit från med depuis avec desde con");

    /** Words before the cell that it goes to. */
    static final Set<String> TO = Words.of("to onto into until nach zu till à vers hacia hasta");

    private CommonWords() {}
}
