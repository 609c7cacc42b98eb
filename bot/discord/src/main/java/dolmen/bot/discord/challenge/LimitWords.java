package dolmen.bot.discord.challenge;

import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.LeftOut;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
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

    /** The sentence, and a note about the people at the table or invited unless all their results count. */
    Phrase after(Phrase sentence, Challenge challenge) {
        return after(
                sentence,
                challenge,
                Stream.concat(challenge.players().stream(), challenge.awaited().stream())
                        .toList());
    }

    /** As above, with a person who may take a seat. */
    Phrase afterWith(Phrase sentence, Challenge challenge, PlayerId person) {
        return after(
                sentence,
                challenge,
                Stream.concat(challenge.players().stream(), Stream.of(person)).toList());
    }

    private Phrase after(Phrase sentence, Challenge challenge, List<PlayerId> players) {
        if (!challenge.terms().rated() || !variants.rated(challenge.variant())) {
            return sentence;
        }
        LeftOut pairs = leftOut.apply(challenge.variant().game(), players);
        if (pairs.pairs().isEmpty()) {
            return sentence;
        }
        Argument game = variants.gameName(challenge.variant().game());
        Listing people = Listing.and(pairs.pairs().stream()
                .map(pair -> ChallengePhrases.limitPair(
                        names.listing(List.of(players.get(pair.one()), players.get(pair.other())))))
                .toList());
        return pairs.everybody(challenge.chairs().size() + 1)
                ? ChallengePhrases.limitNothing(sentence, Judge.MOST_A_DAY, game, people)
                : ChallengePhrases.limitOthers(sentence, Judge.MOST_A_DAY, game, people);
    }
}
