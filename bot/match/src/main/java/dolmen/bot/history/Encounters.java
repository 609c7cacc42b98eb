package dolmen.bot.history;

import dolmen.bot.id.PlayerId;
import java.util.List;

/** The matches of two people at tables of any size. The result is the first one's: the better place wins. */
public record Encounters(PlayerId player, PlayerId opponent, List<PastMatch> matches) implements CountedMatches {

    public Encounters {
        matches = List.copyOf(matches);
        if (player.equals(opponent)) {
            throw new IllegalArgumentException(player + " cannot be their own opponent");
        }
    }

    @Override
    public Result resultOf(PastMatch match) {
        return match.resultOf(player, opponent);
    }
}
