package dolmen.bot.discord.proposal;

import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Wishes as text in a message. They are read from it again, so nobody has to choose twice, even after a restart.
 * Immutable.
 */
record WishWords(VariantCatalogue variants) {
    private static final Pattern MENTION = Pattern.compile("<@([0-9]{1,19})>");
    private static final int LONGEST = 100;

    /** A line for each wish. */
    String of(Wishes wishes, Wording language) {
        return Stream.of(
                        ProposalPhrases.wishOpponent(
                                wishes.invited().isEmpty()
                                        ? ProposalPhrases.wishAnybody()
                                        : new Verbatim(mentions(wishes.invited()))),
                        ProposalPhrases.wishGame(wishes.game().map(this::game).orElseGet(ProposalPhrases::wishNoGame)),
                        ProposalPhrases.wishPace(wishes.pace()
                                .map(chosen -> pace(chosen, language))
                                .orElseGet(ProposalPhrases::wishUsualPace)),
                        ProposalPhrases.wishSide(of(wishes.side().orElse(SideWish.RANDOM))),
                        wishes.rated().map(WishWords::stake).orElseGet(ProposalPhrases::wishRatedUsual))
                .map(language::of)
                .collect(Collectors.joining("\n"));
    }

    /** The wishes in a message with such text in one of the languages, at least one. */
    Wishes in(String message, List<Wording> languages) {
        Wording language = languages.stream()
                .filter(known ->
                        found(message, ProposalPhrases::wishOpponent, known).isPresent())
                .findFirst()
                .orElseGet(languages::getLast);
        return new Wishes(
                found(message, ProposalPhrases::wishOpponent, language)
                        .map(people -> MENTION.matcher(people)
                                .results()
                                .map(WishWords::person)
                                .toList())
                        .orElse(List.of()),
                found(message, ProposalPhrases::wishGame, language)
                        .filter(words -> !words.equals(language.of(ProposalPhrases.wishNoGame())))
                        .flatMap(variants::variant)
                        .map(Variant::text),
                found(message, ProposalPhrases::wishPace, language)
                        .filter(words -> !words.equals(language.of(ProposalPhrases.wishUsualPace())))
                        .flatMap(words -> PaceWords.read(words, language))
                        .map(TimeControl::text),
                found(message, ProposalPhrases::wishSide, language)
                        .flatMap(words -> Arrays.stream(SideWish.values())
                                .filter(side -> language.of(of(side)).equals(words))
                                .findFirst()),
                Stream.of(true, false)
                        .filter(rated -> message.lines().anyMatch(language.of(stake(rated))::equals))
                        .findFirst());
    }

    /** The name of the choice, from the challenger's point of view. */
    static Phrase of(SideWish side) {
        return switch (side) {
            case FIRST -> ProposalPhrases.sideFirst();
            case SECOND -> ProposalPhrases.sideSecond();
            case RANDOM -> ProposalPhrases.sideRandom();
        };
    }

    private static Phrase stake(boolean rated) {
        return rated ? ProposalPhrases.wishRated() : ProposalPhrases.wishFriendly();
    }

    /** The words of a wish, which end its line in every language. */
    private static Optional<String> found(String message, Function<Argument, Phrase> wish, Wording language) {
        String beginning = language.of(wish.apply(new Verbatim("")));
        return message.lines()
                .filter(line -> line.startsWith(beginning))
                .map(line -> line.substring(beginning.length()))
                .findFirst();
    }

    private static String mentions(List<PlayerId> people) {
        return people.stream().map(person -> "<@" + person + ">").collect(Collectors.joining(" "));
    }

    private static PlayerId person(MatchResult mention) {
        return new PlayerId(Long.parseUnsignedLong(mention.group(1)));
    }

    private Argument game(String chosen) {
        return variants.variant(chosen).map(variants::name).orElseGet(() -> new Verbatim(typed(chosen)));
    }

    /** The pace in words if these are read back, else as it was typed. */
    private static Argument pace(String chosen, Wording language) {
        return PaceWords.read(chosen)
                .filter(pace -> PaceWords.read(language.of(PaceWords.of(pace)), language)
                        .equals(Optional.of(pace)))
                .<Argument>map(PaceWords::of)
                .orElseGet(() -> new Verbatim(typed(chosen)));
    }

    private static String typed(String words) {
        return Text.escaped(Text.line(words, LONGEST));
    }
}
