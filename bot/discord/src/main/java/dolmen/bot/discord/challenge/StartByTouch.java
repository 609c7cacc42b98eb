package dolmen.bot.discord.challenge;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Begins practice by buttons and menus. Somebody may touch these twice, so that a person who plays such a match already
 * is led to it instead. Safe for use by many threads.
 */
public final class StartByTouch {
    private final LiveMatches matches;
    private final MatchWords words;
    private final CommandBook commands;
    /** Locks of people, so that the second of two touches finds the match of the first. */
    private final Cache<PlayerId, Lock> starts =
            Caffeine.newBuilder().weakValues().build();

    public StartByTouch(LiveMatches matches, MatchWords words, CommandBook commands) {
        this.matches = matches;
        this.words = words;
        this.commands = commands;
    }

    /**
     * Begins a match unless the person plays one of this kind.
     *
     * @param start begins the match
     * @param instead answers with the way to the match that there is
     */
    public void once(
            Interaction touched, Variant game, Opponent opponent, Runnable start, Consumer<MessageCreateData> instead) {
        var asking = Requester.of(touched);
        Lock lock = starts.get(asking.person(), person -> new ReentrantLock());
        lock.lock();
        try {
            like(asking, game, opponent)
                    .ifPresentOrElse(match -> instead.accept(leading(match, opponent, asking)), start);
        } finally {
            lock.unlock();
        }
    }

    private Optional<Match> like(Requester asking, Variant game, Opponent opponent) {
        return matches.liveOf(asking.person()).stream()
                .filter(match -> match.practice() && match.variant().equals(game))
                .filter(match -> match.players().contains(ComputerPlayers.idOf(opponent)))
                .filter(match -> asking.guild().equals(Optional.of(match.venue().guild())))
                .findFirst();
    }

    private MessageCreateData leading(Match match, Opponent opponent, Requester asking) {
        return new MessageCreateBuilder()
                .setContent("You are playing **%s** already: %s. %s begins another match."
                        .formatted(opponent.name(), words.on(asking.guild()).place(match), commands.mention("play")))
                .setComponents(Venues.opening(match).stream().map(ActionRow::of).toList())
                .build();
    }
}
