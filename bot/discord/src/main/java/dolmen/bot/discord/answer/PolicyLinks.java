package dolmen.bot.discord.answer;

import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.net.URI;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Links to the operator's privacy policy and terms, if any. Immutable.
 *
 * @param privacy the address of the policy
 * @param terms the address of the terms
 */
public record PolicyLinks(Optional<URI> privacy, Optional<URI> terms) {
    /** No links. */
    public static final PolicyLinks NONE = new PolicyLinks(Optional.empty(), Optional.empty());

    /** A line with the links in a language, without previews of the pages; empty if there are none. */
    public Optional<String> line(Wording wording) {
        String links = Stream.concat(
                        privacy.stream().map(address -> AnswerPhrases.policyPrivacy(new Verbatim(address.toString()))),
                        terms.stream().map(address -> AnswerPhrases.policyTerms(new Verbatim(address.toString()))))
                .map(wording::of)
                .collect(Collectors.joining(" · "));
        return links.isEmpty() ? Optional.empty() : Optional.of(links);
    }
}
