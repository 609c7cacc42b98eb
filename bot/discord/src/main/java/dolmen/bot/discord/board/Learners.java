package dolmen.bot.discord.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Histories;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.buttons.Button;

/**
 * Help on the boards of players who are new to a game. Looks each match up once, so that a move costs nothing. Safe for
 * use by many threads.
 */
final class Learners {
    private static final int MOST_MATCHES = 10_000;

    private final Histories histories;
    private final VariantCatalogue variants;
    private final CommandBook commands;
    private final Cache<MatchId, Unused> known =
            Caffeine.newBuilder().maximumSize(MOST_MATCHES).build();

    Learners(Histories histories, VariantCatalogue variants, CommandBook commands) {
        this.histories = histories;
        this.variants = variants;
        this.commands = commands;
    }

    /**
     * The players who are new to the game or to its goal.
     *
     * @param toGame players who have never finished a match of the game
     * @param toGoal players who have never finished a match of a variant with this goal
     */
    private record Unused(Set<PlayerId> toGame, Set<PlayerId> toGoal) {}

    /** Buttons to the rules, if a player of the match has never finished a match of the game. */
    List<Button> buttons(MatchOutline match, Wording wording) {
        return of(match).toGame().isEmpty()
                ? List.of()
                : List.of(
                        Button.secondary(
                                ComponentId.of(Action.RULES, match).text(), wording.of(BoardPhrases.buttonRules())),
                        Button.secondary(
                                ComponentId.of(Action.LEARN, match.variant()).text(),
                                wording.of(BoardPhrases.buttonLearn())));
    }

    /**
     * The words to learn from on this board, for a player with little experience: first those needed to begin, then one
     * thing on each of the next boards of a match.
     */
    Optional<String> lesson(SeenMatch<Spectator> match, Wording wording) {
        if (match.amongComputers()) {
            return Optional.empty();
        }
        int board = (match.turn() - 1) / match.players().size();
        List<List<Phrase>> lessons = Stream.of(beginning(match), ways(match), hint(match))
                .filter(lesson -> !lesson.isEmpty())
                .toList();
        return board < lessons.size()
                ? Optional.of(lessons.get(board).stream().map(wording::of).collect(Collectors.joining(" ")))
                : Optional.empty();
    }

    /** The words needed to begin; empty if the player to move knows them all. */
    private List<Phrase> beginning(SeenMatch<Spectator> match) {
        return Stream.of(hand(match), goal(match), place(match))
                .flatMap(List::stream)
                .toList();
    }

    /** The place to choose a move, since the picture looks as if it could be tapped. */
    private List<Phrase> place(SeenMatch<Spectator> match) {
        return match.hasOpenChoices() ? taught(match, BoardPhrases.learnBelow()) : List.of();
    }

    /** The goal of the variant, if the player to move has never finished a match with it. */
    private List<Phrase> goal(MatchOutline match) {
        return match.playerToMove().filter(of(match).toGoal()::contains).stream()
                .map(player -> BoardPhrases.learnGoal(goal(match.variant())))
                .toList();
    }

    private List<Phrase> hand(SeenMatch<Spectator> match) {
        return match.hasSecrets() ? taught(match, BoardPhrases.learnHand()) : List.of();
    }

    private List<Phrase> ways(MatchOutline match) {
        return taught(match, BoardPhrases.learnWays(commands.link("move")));
    }

    private List<Phrase> hint(MatchOutline match) {
        return match.hintsAllowed() ? taught(match, BoardPhrases.learnHint(commands.link("hint"))) : List.of();
    }

    /** The lesson, if the player to move has never finished a match of the game. */
    private List<Phrase> taught(MatchOutline match, Phrase lesson) {
        return match.playerToMove().filter(of(match).toGame()::contains).stream()
                .map(player -> lesson)
                .toList();
    }

    private Argument goal(Variant variant) {
        return variants.lesson(variant).goal();
    }

    private Unused of(MatchOutline match) {
        return known.get(match.id(), id -> lookedUp(match));
    }

    private Unused lookedUp(MatchOutline match) {
        var toGame = new HashSet<PlayerId>();
        var toGoal = new HashSet<PlayerId>();
        Argument goal = goal(match.variant());
        for (PlayerId player : match.players()) {
            Set<String> finished = histories.finished(player, match.variant().game());
            if (finished.isEmpty()) {
                toGame.add(player);
            }
            if (finished.stream()
                    .flatMap(text -> variants.variant(text).stream())
                    .map(this::goal)
                    .noneMatch(goal::equals)) {
                toGoal.add(player);
            }
        }
        return new Unused(Set.copyOf(toGame), Set.copyOf(toGoal));
    }
}
