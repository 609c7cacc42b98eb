package dolmen.bot.discord.challenge;

import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.LeftOut;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * Notes before a match about players who have reached the daily limit of rated matches against each other.
 *
 * @param leftOut finds the pairs of players of a game who are over the limit today
 */
record LimitWords(BiFunction<String, List<PlayerId>, LeftOut> leftOut, VariantCatalogue variants, Names names) {
    LimitWords named(Names other) {
        return new LimitWords(leftOut, variants, other);
    }

    /** A sentence with a leading space about the people at the table or invited; empty if all their results count. */
    String of(Challenge challenge) {
        return sentence(
                challenge,
                Stream.concat(challenge.players().stream(), challenge.awaited().stream())
                        .toList());
    }

    /** As above, with a person who may take a seat. */
    String with(Challenge challenge, PlayerId person) {
        return sentence(
                challenge,
                Stream.concat(challenge.players().stream(), Stream.of(person)).toList());
    }

    private String sentence(Challenge challenge, List<PlayerId> players) {
        if (!challenge.terms().rated() || !variants.rated(challenge.variant())) {
            return "";
        }
        LeftOut pairs = leftOut.apply(challenge.variant().game(), players);
        if (pairs.pairs().isEmpty()) {
            return "";
        }
        List<String> people = pairs.pairs().stream()
                .map(pair -> "between " + names.bold(List.of(players.get(pair.one()), players.get(pair.other()))))
                .toList();
        return " %d rated matches of %s %s have counted today, and no more do: if this one ends today too (UTC), it %s."
                .formatted(
                        Judge.MOST_A_DAY,
                        variants.gameName(challenge.variant().game()),
                        Text.list(people),
                        pairs.everybody(challenge.chairs().size() + 1)
                                ? "changes no rating"
                                : "counts for others alone, not between them");
    }
}
