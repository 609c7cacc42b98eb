package dolmen.bot.discord.result;

import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Highlight;
import dolmen.bot.history.Histories;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.rules.host.Conclusion;
import java.util.Optional;
import java.util.stream.Stream;

/** A short sentence about what makes a win special to its winner; most wins have none. */
public record StoryLine(Histories histories, Names names, VariantCatalogue variants) {

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
                .flatMap(winner -> of(ended, winner, alone ? "Your" : whose(ended, winner)))
                .filter(line -> ShownWords.count(line) <= most)
                .findFirst();
    }

    /** The most special sentence for people who did not play; it mentions nobody. */
    public Optional<String> forOthers(MatchOutline ended) {
        return winner(ended).stream()
                .flatMap(winner -> of(ended, winner, whose(ended, winner)))
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

    private Stream<String> of(MatchOutline ended, PlayerId winner, String whose) {
        return histories.of(winner).highlights(ended.id()).stream()
                .map(highlight -> "%s %s.".formatted(whose, words(highlight, there(ended))));
    }

    private String whose(MatchOutline ended, PlayerId winner) {
        return there(ended).bold(winner) + "'s";
    }

    private String words(Highlight highlight, Names there) {
        return switch (highlight) {
            case Highlight.FirstWin() -> "first win";
            case Highlight.LevelBeaten(int level) -> "first win against level " + level;
            case Highlight.FirstAtGame(String game) -> "first win at " + variants.gameName(game);
            case Highlight.Turnabout(PlayerId opponent, int losses) ->
                "first win against %s, after %d losses".formatted(there.bold(opponent), losses);
            case Highlight.RoundNumber(int wins) -> Text.ordinal(wins) + " win";
            case Highlight.NicheFilled(String game, PlayerId computer) ->
                "first win against %s at %s".formatted(there.bold(computer), variants.gameName(game));
            case Highlight.Fastest(String game) -> "fastest win at " + variants.gameName(game);
            case Highlight.WinsInARow(int wins) -> Text.ordinal(wins) + " win in a row";
        };
    }

    private Names there(MatchOutline match) {
        return names.on(Optional.of(match.venue().guild()));
    }
}
