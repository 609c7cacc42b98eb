package dolmen.bot.rating;

import dolmen.rules.host.Conclusion;
import java.util.Optional;

/** The kind of an entry in the log of results. */
public enum ResultKind {
    /** The match ended, and its players were ranked. */
    ENDED,
    /** The ranking was cancelled: the match was declared void. */
    VOIDED;

    /** The kind of entry to log when the conclusion of a match changes; usually empty. */
    public static Optional<ResultKind> between(Optional<Conclusion> before, Optional<Conclusion> after) {
        if (ranked(before) == ranked(after)) {
            return Optional.empty();
        }
        return Optional.of(ranked(after) ? ENDED : VOIDED);
    }

    private static boolean ranked(Optional<Conclusion> conclusion) {
        return conclusion.filter(Conclusion.Ranked.class::isInstance).isPresent();
    }
}
