package dolmen.bot.rating;

import dolmen.rules.host.Conclusion;
import java.util.Optional;

/** What an entry of the log of results says about a match. */
public enum ResultKind {
    /** Its players were ranked. */
    ENDED,
    /** They had been, and are no longer: it was declared void. */
    VOIDED;

    /** What there is to log when a match that had one conclusion, or none, has another; mostly nothing. */
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
