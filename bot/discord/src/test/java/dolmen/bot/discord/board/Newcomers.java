package dolmen.bot.discord.board;

import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.PlayerId;
import java.util.List;
import java.util.Set;

/** The past of people who have none. */
final class Newcomers implements Histories {
    @Override
    public List<PastMatch> latest(PlayerId player, String number, int limit) {
        return List.of();
    }

    @Override
    public PlayerHistory of(PlayerId player) {
        return new PlayerHistory(player, List.of());
    }

    @Override
    public Set<String> finished(PlayerId player, String game) {
        return Set.of();
    }
}
