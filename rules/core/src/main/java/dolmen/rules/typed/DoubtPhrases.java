package dolmen.rules.typed;

import java.util.regex.Pattern;

/**
 * Phrases that take a move back, question or postpone it, or attribute it to somebody else. The list needs only phrases
 * that contain other known words; an unknown word causes doubt by itself.
 */
final class DoubtPhrases {
    static final Phrases ALL = TalkWords.ALL.of("doubt");

    /** Words before something that the player does not mean. */
    static final Phrases DENIALS = TalkWords.ALL.of("denial");

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

    /**
     * Endings of a Japanese verb in a condition, and particles that make the move a topic that something is said about:
     * "if", "when", "before", "even if". A topic, or "but", at the end leaves the rest unsaid. Numbers end in つ as
     * well.
     */
    static final Pattern IN_JAPANESE = Pattern.compile("(?<=[うくぐすぬぶむる])(?:と|の|前に|まで)|(?<=[えけげせてねべめれ])ば|(?<=[ただ])ら"
            + "|(?<=て|ん[でじ])(?:は|も|から)|(?<!で)[はもが](?=[\\s。…]*$)");

    private DoubtPhrases() {}
}
