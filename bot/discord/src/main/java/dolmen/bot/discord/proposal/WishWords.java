package dolmen.bot.discord.proposal;

import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.SideWish;
import dolmen.rules.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Wishes as text in a message. They are read from it again, so nobody has to choose twice, even after a restart.
 * Immutable.
 */
record WishWords(VariantCatalogue variants) {
    private static final String OPPONENT = "Opponent";
    private static final String GAME = "Game";
    private static final String PACE = "Pace";
    private static final String FIRST = "First";
    private static final String RATED = "Rated";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final Pattern MENTION = Pattern.compile("<@([0-9]{1,19})>");
    private static final int LONGEST = 100;

    /** A line for each wish. */
    String of(Wishes wishes) {
        return String.join(
                "\n",
                line(OPPONENT, wishes.invited().isEmpty() ? "anybody" : mentions(wishes.invited())),
                line(GAME, wishes.game().map(this::game).orElse("not chosen")),
                line(PACE, wishes.pace().map(WishWords::pace).orElse("as usual here")),
                line(FIRST, of(wishes.side().orElse(SideWish.RANDOM))),
                line(RATED, wishes.rated().map(rated -> rated ? YES : NO).orElse("as usual here")));
    }

    /** The wishes in a message with such text. */
    Wishes in(String message) {
        return new Wishes(
                found(message, OPPONENT)
                        .map(people -> MENTION.matcher(people)
                                .results()
                                .map(WishWords::person)
                                .toList())
                        .orElse(List.of()),
                found(message, GAME).flatMap(variants::variant).map(Variant::text),
                found(message, PACE).filter(words -> PaceWords.read(words).isPresent()),
                found(message, FIRST)
                        .flatMap(words -> Arrays.stream(SideWish.values())
                                .filter(side -> of(side).equals(words))
                                .findFirst()),
                found(message, RATED)
                        .filter(words -> words.equals(YES) || words.equals(NO))
                        .map(YES::equals));
    }

    /** The name of the choice, from the challenger's point of view. */
    static String of(SideWish side) {
        return switch (side) {
            case FIRST -> "I move first";
            case SECOND -> "I move second";
            case RANDOM -> "Random";
        };
    }

    /** The meaning of the choice, for the challenger. */
    static String explanation(SideWish side) {
        return switch (side) {
            case FIRST -> "You begin the match.";
            case SECOND -> "Somebody else begins, then it is your turn.";
            case RANDOM -> "Chance decides who begins.";
        };
    }

    private static String line(String wish, String words) {
        return "> %s: %s".formatted(wish, words);
    }

    private static Optional<String> found(String message, String wish) {
        String beginning = line(wish, "");
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

    private String game(String chosen) {
        return variants.variant(chosen).map(variants::name).orElseGet(() -> typed(chosen));
    }

    private static String pace(String chosen) {
        return PaceWords.read(chosen).map(PaceWords::of).orElseGet(() -> typed(chosen));
    }

    private static String typed(String words) {
        return Text.escaped(Text.line(words, LONGEST));
    }
}
