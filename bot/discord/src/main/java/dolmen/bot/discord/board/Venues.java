package dolmen.bot.discord.board;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.place.Audience;
import dolmen.bot.discord.place.PlaceRefresh;
import dolmen.bot.discord.place.Writing;
import dolmen.bot.discord.posted.ForumPosts;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.MatchService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.attribute.IThreadContainer;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The places of matches: finds the thread of a match, starts a missing one on the message of its challenge or as a post
 * in the forum of the server, and moves a match that can have neither into its channel. If the whole place is lost,
 * nothing changes. Safe for use by many threads.
 */
public final class Venues {
    private static final Logger log = LoggerFactory.getLogger(Venues.class);
    private static final int MAX_ARCHIVED = 1_000;
    private static final int STRIPES = 64;

    private final MatchService service;
    private final MatchWords words;
    private final PublicBoard board;
    private final ForumPosts posts;
    private final Postings postings;
    private final Function<GuildId, Optional<ChannelId>> forums;
    /** Locks, each for all matches of equal remainder, so that two callers cannot start two threads for a match. */
    private final List<Lock> starting =
            Stream.<Lock>generate(ReentrantLock::new).limit(STRIPES).toList();

    /** @param forums the forum for matches that a server has chosen */
    Venues(
            MatchService service,
            MatchWords words,
            PublicBoard board,
            ForumPosts posts,
            Postings postings,
            Function<GuildId, Optional<ChannelId>> forums) {
        this.service = service;
        this.words = words;
        this.board = board;
        this.posts = posts;
        this.postings = postings;
        this.forums = forums;
    }

    /**
     * The place of a match.
     *
     * @param match the match, with its final venue
     * @param channel empty if the bot cannot write at the place of the match
     */
    public record Place(Match match, Optional<GuildMessageChannel> channel) {}

    /**
     * The place of the match, with a new thread if it has none. Waits for Discord.
     *
     * @throws RuntimeException if Discord fails temporarily
     */
    public Place place(JDA jda, Match match) {
        Guild guild = jda.getGuildById(match.venue().guild().value());
        if (guild == null) {
            return new Place(match, Optional.empty());
        }
        Lock lock = starting.get((int) Long.remainderUnsigned(match.id().value(), STRIPES));
        lock.lock();
        try {
            return place(guild, match);
        } finally {
            lock.unlock();
        }
    }

    /** Another caller may have opened the post of the match while this one waited. */
    private Place place(Guild guild, Match match) {
        Optional<GuildMessageChannel> known =
                channel(guild, match.venue().thread().value());
        if (known.filter(Venues::writable).isPresent() || threadless(match.venue())) {
            return new Place(match, known);
        }
        if (known.isPresent()) {
            return channelInstead(guild, match);
        }
        Match moved = service.whereItIs(match);
        return moved.venue().equals(match.venue()) ? start(guild, match) : place(guild, moved);
    }

    /**
     * Takes the thread of the match out of the archive. It does not check first whether the thread is archived, since
     * the client's copy may be out of date. Waits for Discord.
     *
     * @return the match, with its final venue
     * @throws RuntimeException if Discord fails temporarily
     */
    public Match open(JDA jda, Match match) {
        Place place = place(jda, match);
        if (place.channel().orElse(null) instanceof ThreadChannel thread) {
            thread.getManager().setArchived(false).complete();
        }
        return place.match();
    }

    /**
     * The channel of the match's challenge while the thread does not accept messages; the match returns to its thread.
     *
     * @return the place, without a channel if the bot cannot write there either
     */
    Place channelInstead(JDA jda, Match match) {
        Guild guild = jda.getGuildById(match.venue().guild().value());
        return guild == null ? new Place(match, Optional.empty()) : channelInstead(guild, match);
    }

    private static Place channelInstead(Guild guild, Match match) {
        return new Place(match, channel(guild, match.venue().channel().value()).filter(Venues::writable));
    }

    /** Moves the match into the channel of its challenge for good; if that channel is lost, nothing changes. */
    private Place leaveThread(Guild guild, Match match) {
        Place channel = channelInstead(guild, match);
        return channel.channel().isEmpty() ? channel : new Place(service.leaveThread(match), channel.channel());
    }

    private static boolean writable(GuildMessageChannel channel) {
        return Writing.lackingIn(channel).isEmpty();
    }

    /** True if the match is played in the channel of its challenge. */
    public static boolean threadless(Venue venue) {
        return venue.thread().equals(venue.channel());
    }

    /** The link button to the thread of the match; empty if it has none. */
    public static Optional<Button> opening(MatchOutline match, Wording wording) {
        Venue venue = match.venue();
        return threadless(venue)
                ? Optional.empty()
                : Optional.of(Button.link(
                        "https://discord.com/channels/%s/%s".formatted(venue.guild(), venue.thread()),
                        wording.of(BoardPhrases.buttonOpenBoard())));
    }

    private Place start(Guild guild, Match match) {
        ForumChannel awaited = guild.getForumChannelById(match.venue().thread().value());
        Optional<Place> started =
                awaited == null ? onMessage(guild, match).or(() -> elsewhere(guild, match)) : post(awaited, match);
        return started.orElseGet(() -> leaveThread(guild, match));
    }

    /**
     * The place of a match whose thread is on no message: its post, or another one if it was deleted. The client
     * forgets posts that are archived, and posts in a forum that it temporarily cannot see.
     */
    private Optional<Place> elsewhere(Guild guild, Match match) {
        long thread = match.venue().thread().value();
        return switch (PlaceRefresh.at(guild, thread)) {
            case THREAD ->
                channel(guild, thread)
                        .filter(Venues::writable)
                        .map(post -> new Place(match, Optional.of(post)))
                        .or(() -> Optional.of(channelInstead(guild, match)));
            case HIDDEN -> Optional.of(channelInstead(guild, match));
            case NOTHING -> chosen(guild, match).flatMap(forum -> post(forum, match));
        };
    }

    /** The forum that the server has chosen, if the same people see it as the channel of the match. */
    private Optional<ForumChannel> chosen(Guild guild, Match match) {
        GuildChannel around = guild.getGuildChannelById(match.venue().channel().value());
        return forums.apply(new GuildId(guild.getIdLong()))
                .map(forum -> guild.getForumChannelById(forum.value()))
                .filter(forum -> around != null && Audience.alike(forum, around));
    }

    /** Opens a post for the match; its first message shows the board. */
    private Optional<Place> post(ForumChannel forum, Match match) {
        MatchWords here = words.at(match);
        return Writing.lackingForPostsIn(forum).isEmpty()
                ? posts.openOrFind(
                                forum,
                                match,
                                here.threadName(match),
                                here.wording().of(neutralName(match)),
                                form -> board.of(match.publicly(), true, form))
                        .map(post -> {
                            postings.began(match, post);
                            return new Place(
                                    service.enterThread(match, new ChannelId(post.getIdLong())), Optional.of(post));
                        })
                : Optional.empty();
    }

    /** Starts a thread on the message of the challenge. */
    private Optional<Place> onMessage(Guild guild, Match match) {
        Venue venue = match.venue();
        var parent =
                guild.getChannelById(IThreadContainer.class, venue.channel().value());
        if (parent == null) {
            return Optional.empty();
        }
        MatchWords here = words.at(match);
        for (String name : List.of(here.threadName(match), here.wording().of(neutralName(match)))) {
            try {
                return Optional.of(new Place(match, Optional.of(startOrFind(parent, match, name))));
            } catch (RuntimeException failure) {
                if (!Failures.lasting(failure)) {
                    throw failure;
                }
                log.info("Match {} cannot have a thread called {}: {}", match.id(), name, failure.getMessage());
                if (!Failures.formal(failure)) {
                    break;
                }
            }
        }
        return Optional.empty();
    }

    /** A name without people's names, since Discord refuses certain words even there. */
    private static Phrase neutralName(Match match) {
        return BoardPhrases.threadNeutral(new Verbatim(match.id().toString()));
    }

    private static ThreadChannel startOrFind(IThreadContainer parent, Match match, String name) {
        long thread = match.venue().thread().value();
        try {
            return parent.createThreadChannel(name, thread)
                    .setAutoArchiveDuration(ThreadChannel.AutoArchiveDuration.TIME_1_WEEK)
                    .complete();
        } catch (ErrorResponseException failure) {
            if (failure.getErrorResponse() != ErrorResponse.THREAD_WITH_THIS_MESSAGE_ALREADY_EXISTS) {
                throw failure;
            }
            return find(parent, thread).orElseThrow(() -> failure);
        }
    }

    /**
     * Searches Discord for a thread, since the client forgets archived threads, and threads in channels that it
     * temporarily could not see.
     */
    private static Optional<ThreadChannel> find(IThreadContainer parent, long thread) {
        Stream<ThreadChannel> active = parent.getGuild().retrieveActiveThreads().complete().stream();
        return active.filter(known -> known.getIdLong() == thread)
                .findFirst()
                .or(() -> parent.retrieveArchivedPublicThreadChannels().cache(false).stream()
                        .limit(MAX_ARCHIVED)
                        .filter(archived -> archived.getIdLong() == thread)
                        .findFirst());
    }

    private static Optional<GuildMessageChannel> channel(Guild guild, long id) {
        return Optional.ofNullable(guild.getChannelById(GuildMessageChannel.class, id));
    }
}
