package dolmen.bot.discord.result;

import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Highlight;
import dolmen.bot.history.Histories;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.host.Conclusion;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A short sentence about what makes a win special to its winner; most wins have none. */
public record StoryLine(Histories histories, MatchWords words, VariantCatalogue variants) {

    /**
     * The most special sentence about the ended match that is short enough. It addresses a winner who played only with
     * computers, and names any other winner.
     *
     * @param most the maximum number of words
     */
    public Optional<String> ofAtMost(long most, MatchOutline ended) {
        boolean alone =
                ended.players().stream().filter(player -> !player.computer()).count() == 1;
        return winner(ended).stream()
                .flatMap(winner -> of(ended, winner, alone))
                .filter(line -> ShownWords.count(line) <= most)
                .findFirst();
    }

    /** A copy in these words. */
    public StoryLine in(MatchWords others) {
        return new StoryLine(histories, others, variants);
    }

    /** The most special sentence for people who did not play; it mentions nobody. */
    public Optional<String> forOthers(MatchOutline ended) {
        return winner(ended).stream()
                .flatMap(winner -> of(ended, winner, false))
                .findFirst();
    }

    /** The person who is the only winner; empty if there is none. */
    public static Optional<PlayerId> winner(MatchOutline ended) {
        return ended.conclusion().orElse(null) instanceof Conclusion.Ranked ranked
                        && ranked.ranking().getFirst().size() == 1
                ? ranked.ranking().getFirst().stream()
                        .map(ended::player)
                        .filter(winner -> !winner.computer() && !winner.forgotten())
                        .findFirst()
                : Optional.empty();
    }

    private Stream<String> of(MatchOutline ended, PlayerId winner, boolean addressed) {
        MatchWords there = words.at(ended);
        return histories.of(winner).highlights(ended.id()).stream()
                .map(highlight -> addressed ? yours(highlight, there) : of(highlight, name(winner, there), there))
                .map(there.wording()::of);
    }

    private Phrase yours(Highlight highlight, MatchWords there) {
        return switch (highlight) {
            case Highlight.FirstWin() -> ResultPhrases.yourFirst();
            case Highlight.LevelBeaten(int level) -> ResultPhrases.yourLevel(level);
            case Highlight.FirstAtGame(String game) -> ResultPhrases.yourFirstAt(variants.gameName(game));
            case Highlight.Turnabout(PlayerId opponent, int losses) ->
                ResultPhrases.yourTurnabout(name(opponent, there), losses);
            case Highlight.RoundNumber(int wins) -> ResultPhrases.yourRoundNumber(wins);
            case Highlight.NicheFilled(String game, PlayerId computer) ->
                ResultPhrases.yourNiche(name(computer, there), variants.gameName(game));
            case Highlight.Fastest(String game) -> ResultPhrases.yourFastest(variants.gameName(game));
            case Highlight.WinsInARow(int wins) -> ResultPhrases.yourStreak(wins);
        };
    }

    private Phrase of(Highlight highlight, Verbatim winner, MatchWords there) {
        return switch (highlight) {
            case Highlight.FirstWin() -> ResultPhrases.theirFirst(winner);
            case Highlight.LevelBeaten(int level) -> ResultPhrases.theirLevel(winner, level);
            case Highlight.FirstAtGame(String game) -> ResultPhrases.theirFirstAt(winner, variants.gameName(game));
            case Highlight.Turnabout(PlayerId opponent, int losses) ->
                ResultPhrases.theirTurnabout(winner, name(opponent, there), losses);
            case Highlight.RoundNumber(int wins) -> ResultPhrases.theirRoundNumber(winner, wins);
            case Highlight.NicheFilled(String game, PlayerId computer) ->
                ResultPhrases.theirNiche(winner, name(computer, there), variants.gameName(game));
            case Highlight.Fastest(String game) -> ResultPhrases.theirFastest(winner, variants.gameName(game));
            case Highlight.WinsInARow(int wins) -> ResultPhrases.theirStreak(winner, wins);
        };
    }

    private static Verbatim name(PlayerId player, MatchWords there) {
        return new Verbatim(there.named(List.of(player)));
    }
}
