package dolmen.bot.ops.log;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Removes secrets from every line of the log: the operator's own, wherever they occur, and the tokens of interactions
 * and webhooks, with which anybody could answer in the bot's name. Immutable.
 */
final class Redaction {
    static final String HIDDEN = "(hidden)";

    /** The places of such a token in Discord's addresses, and in texts that quote them. */
    private static final Pattern IN_ADDRESSES =
            Pattern.compile("(interactions|webhooks)(\\\\?/\\d+\\\\?/)[^/\\s\"?\\\\]+");

    private static final Pattern BY_NAME =
            Pattern.compile("(\\\\?\"token\\\\?\"\\s*:\\s*\\\\?\")[^\"\\\\]+|(Authorization:\\s*)[^\\r\\n\"\\\\]+");

    private final List<String> secrets;

    Redaction(List<String> secrets) {
        this.secrets = List.copyOf(secrets);
    }

    String of(String line) {
        String without = line;
        for (String secret : secrets) {
            without = without.replace(secret, HIDDEN);
        }
        String inAddresses = IN_ADDRESSES
                .matcher(without)
                .replaceAll(match -> Matcher.quoteReplacement(match.group(1) + match.group(2) + HIDDEN));
        return BY_NAME.matcher(inAddresses)
                .replaceAll(match ->
                        Matcher.quoteReplacement((match.group(1) == null ? match.group(2) : match.group(1)) + HIDDEN));
    }
}
