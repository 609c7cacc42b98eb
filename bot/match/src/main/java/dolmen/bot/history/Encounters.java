package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.util.List;

/** The matches of two people at one table, of any size, from the view of one of them: the better place wins. */
public record Encounters(PlayerId player, PlayerId opponent, List<PastMatch> matches) implements CountedMatches {

    public Encounters {
        matches = List.copyOf(matches);
        if (player.equals(opponent)) {
            throw new IllegalArgumentException(player + " against the same");
        }
    }

    @Override
    public Result resultOf(PastMatch match) {
        return match.resultOf(player, opponent);
    }
}
