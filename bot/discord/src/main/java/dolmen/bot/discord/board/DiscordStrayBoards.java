package dolmen.bot.discord.board;

import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.match.Match;
import dolmen.bot.match.delivery.StrayBoards;
import java.time.Instant;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;

/** Searches for stray boards at the places of their matches. Safe for use by many threads. */
record DiscordStrayBoards(Connections connections, Venues venues, UnrecordedBoards unrecorded) implements StrayBoards {

    @Override
    public void outdate(Match match, Instant since) {
        JDA jda = connections
                .standing(match.venue().guild())
                .orElseThrow(() -> new IllegalStateException(Connections.MISSING));
        venues.place(jda, match)
                .channel()
                .ifPresent(channel -> unrecorded.outdate(
                        UnrecordedBoards.after(channel, match, OwnMessages.since(since)), match, Optional.empty()));
    }
}
