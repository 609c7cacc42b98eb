package dolmen.rules.typed;

/**
 * Phrases that take a move back, question or postpone it, or attribute it to somebody else, in English, German,
 * Swedish, French and Spanish. The list needs only phrases that contain other known words; an unknown word causes doubt
 * by itself.
 */
final class DoubtPhrases {
    static final Phrases ALL = Phrases.of("""
            why not, but not, anything but, everything but, anything except, everything except, i stället för
            not, no, never, dont, do not, cannot, cant, wont, will not, isnt, is not, or, if, unless, except, but, without, instead
            instead of, rather than, maybe, perhaps, probably, possibly, might, could, should, would, may, can, can i, may i, is it
            is, are, is that, is this, was, were, would be, has been, had, did, does, do, what, what if, what about, how about, why, when, which
            where, who, whose, next move, next turn, my next move, my next turn, next time, next round, the next move, next is, later, later on
            then later, after that ill, after your move, after his move, later then, before, after, until, till later, in case
            take back, take that back, take it back, takeback, takes back, undo, cancel, revert, oops, ooops, whoops, wait, hold on
            stop, nope, nah, forget, kidding, just kidding, jk, joke, mistake, wrong, illegal, resign, draw offer, i resign
            your, you, he, she, they, we, his, her, their, opponent, my opponent, him, them, let him, let you, you go, you play
            you move, you take, hope you, afraid of, thinking about, thinking of, think about, i like, looks, looked, either, neither
            hm, hmm, hmpf, mm, um, uh, uhm, er, eh, ugh, eek, yikes, i guess, i suppose, dunno, no idea, hard to say, not sure
            nor, both or, else, or else, for example, eg, e g, ie, such as, versus, vs, like
            nicht, nein, kein, keine, keinen, nie, niemals, oder, wenn, falls, vielleicht, aber, ohne, statt, anstatt, ob, soll
            soll ich, darf ich, kann ich, kann, könnte, würde, würdest, warum, wieso, doch, nächster zug, mein nächster zug
            nächstes mal, zurück nehmen, zurücknehmen, warte, stopp, moment, du, dein, deine, er, sie, ihr, sein, seine, später
            nachher, nachdem, bevor, bis später dann, war, wäre, spielst, ziehst, ist, äh, ähm, hmm, keine ahnung, schwierig
            inte, nej, aldrig, ingen, inget, eller, om, kanske, men, utan, istället, i stället, ska jag, får jag, kan jag, kan, kunde, skulle
            varför, nästa drag, mitt nästa drag, nästa gång, ångra, vänta, stopp, du, din, ditt, han, hon, hans, hennes, senare
            efter, innan, tills vidare, var, vore, är, är det, äsch, öh, vet inte
            ne, pas, n, non, jamais, aucun, aucune, ou, si, peut être, mais, sans, au lieu, au lieu de, plutôt que, est ce que
            puis je, dois je, peux je, pourrais, pourquoi, prochain coup, mon prochain coup, prochaine fois, annuler, attends, attendez
            tu, toi, ton, ta, tes, vous, votre, lui, elle, son, plus tard, après, avant, quand, était, serait, ni, est, il, euh, bah, bof
            nunca, jamás, ningún, ninguna, o, u, quizás, quizá, tal vez, acaso, pero, sin, en vez, en vez de, en lugar de, puedo
            debo, debería, podría, por qué, próxima jugada, mi próxima jugada, próximo movimiento, mi próximo movimiento, próxima vez
            deshacer, cancelar, espera, espere, tú, tus, su, sus, él, ella, usted, más tarde, después, antes, cuando, era, sería, es, está""");

    /** Words before something that the player does not mean. */
    static final Phrases DENIALS = Phrases.of("""
            not, never, dont, do not, instead of, rather than, but not, anything but, everything but, anything except, everything except
            nicht, niemals, statt, anstatt, inte, aldrig, i stället för, ne, pas, jamais, au lieu de, plutôt que, nunca, en vez de
            en lugar de""");

    /** Emoji that mean no, a question, or a change of mind. */
    static final String PICTURES = "👎❌🚫⛔🙅❓❔🤷✋🛑⏸🤔🙃↩🔙⁉🤨🙄⁇❎⚠🆖🤦✂↔🔄🔁😕🙁☹😟😞😔😢😭😿😩😫😖😣😧😦🫤😐😑😵";

    /** Names of such emoji, as Discord writes them between colons. */
    static final Phrases NAMED = Phrases.of("""
            x, negative_squared_cross_mark, thumbsdown, thumbdown, -1, no_entry, no_entry_sign, octagonal_sign, stop_sign, question
            grey_question, shrug, person_shrugging, thinking, thinking_face, no_good, person_gesturing_no, raised_hand, back
            leftwards_arrow_with_hook, upside_down, upside_down_face, interrobang, face_with_raised_eyebrow, rolling_eyes, pause_button
            facepalm, person_facepalming, warning, confused, slight_frown, slightly_frowning_face, frowning, frowning2, frowning_face
            worried, disappointed, pensive, cry, sob, crying_cat_face, weary, tired_face, confounded, persevere, anguished
            face_with_diagonal_mouth, neutral_face, expressionless, dizzy_face""");

    private DoubtPhrases() {}
}
