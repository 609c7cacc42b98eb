package dolmen.bot.discord.place;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.concrete.ForumChannel;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.forums.ForumTagSnowflake;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.internal.requests.RestActionImpl;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tags of matches' posts in forums: the game, and whether the match is in play. Uses the forum's tags that have
 * these names in the language of the server, and makes missing ones where the bot may. Reads tags from Discord, since
 * the client does not keep them, and its changes do not return the ids of new tags. Waits for Discord. Safe for use by
 * many threads.
 */
public final class PostTags {
    private static final Logger log = LoggerFactory.getLogger(PostTags.class);
    private static final String AVAILABLE = "available_tags";
    private static final int MOST = 20;
    private static final int LONGEST_NAME = 20;
    private static final int REQUIRED = 1 << 4;
    private static final long LONGEST_WAIT_SECONDS = 10;

    /** The names of the states in all languages, in lower case: the language of a server may change amid a match. */
    private static final Set<String> PLAYING = names(PlacePhrases.tagPlaying());

    private static final Set<String> OVER = names(PlacePhrases.tagOver());

    private final MatchWords words;

    /** Held while tags are made, so that no tag is made twice, and no change overwrites another of this process. */
    private final Lock making = new ReentrantLock();

    public PostTags(MatchWords words) {
        this.words = words;
    }

    /** A tag of a forum. */
    private record Tag(long id, String name, boolean moderated) {
        static Tag of(DataObject tag) {
            return new Tag(tag.getUnsignedLong("id"), tag.getString("name"), tag.getBoolean("moderated"));
        }
    }

    /** The tags for a new post; none if Discord fails, since a post without tags is better than none. */
    public List<ForumTagSnowflake> of(ForumChannel forum, MatchOutline match) {
        return withoutFailure(forum, () -> {
            DataObject now = read(forum);
            List<Tag> ours = ours(forum, now, match);
            return ours.isEmpty() ? fewestOf(forum, now) : snowflakes(ours);
        });
    }

    /** As few tags as the forum allows: one if it requires a tag. */
    public List<ForumTagSnowflake> fewest(ForumChannel forum) {
        return withoutFailure(forum, () -> fewestOf(forum, read(forum)));
    }

    private static List<ForumTagSnowflake> withoutFailure(
            ForumChannel forum, Supplier<List<ForumTagSnowflake>> finding) {
        try {
            return finding.get();
        } catch (RuntimeException failure) {
            log.info("A post in forum {} gets no tags: {}", forum.getId(), failure.getMessage());
            return List.of();
        }
    }

    private static List<ForumTagSnowflake> fewestOf(ForumChannel forum, DataObject now) {
        return requiresTag(now)
                ? snowflakes(tags(now).stream()
                        .filter(tag -> free(tag, forum))
                        .limit(1)
                        .toList())
                : List.of();
    }

    private static boolean requiresTag(DataObject forum) {
        return (forum.getInt("flags", 0) & REQUIRED) != 0;
    }

    private static List<ForumTagSnowflake> snowflakes(List<Tag> tags) {
        return tags.stream().map(tag -> ForumTagSnowflake.fromId(tag.id())).toList();
    }

    /**
     * Shows the state of the match in the tags of its post; other tags stay. A lasting refusal changes nothing.
     *
     * @throws RuntimeException if Discord fails temporarily
     */
    public void renew(ThreadChannel post, MatchOutline match) {
        if (!(post.getParentChannel() instanceof ForumChannel forum)) {
            return;
        }
        try {
            DataObject now = read(forum);
            List<Tag> known = tags(now);
            Set<Long> applied = applied(post);
            Set<Long> after = new LinkedHashSet<>(applied);
            after.retainAll(known.stream().map(Tag::id).toList());
            List<Tag> ours = ours(forum, now, match);
            boolean told = find(ours, state(match, match.live())).isPresent();
            known.stream()
                    .filter(tag -> free(tag, forum))
                    .filter(tag -> names(tag, !match.live()) || (told && names(tag, match.live())))
                    .forEach(tag -> after.remove(tag.id()));
            ours.stream().map(Tag::id).forEach(after::add);
            if (!after.equals(applied) && !(after.isEmpty() && requiresTag(now))) {
                post.getManager()
                        .setAppliedTags(after.stream()
                                .limit(ForumChannel.MAX_POST_TAGS)
                                .map(ForumTagSnowflake::fromId)
                                .toList())
                        .timeout(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)
                        .complete();
            }
        } catch (RuntimeException failure) {
            if (!Failures.lasting(failure)) {
                throw failure;
            }
            log.info("The tags of post {} stay: {}", post.getId(), failure.getMessage());
        }
    }

    private static Set<Long> applied(ThreadChannel post) {
        DataArray applied = read(post).optArray("applied_tags").orElseGet(DataArray::empty);
        return new LinkedHashSet<>(applied.stream(DataArray::getUnsignedLong).toList());
    }

    /**
     * The names of the state's tags that the forum lacks, in the language of the server; empty if Discord fails to say.
     */
    public List<String> missing(ForumChannel forum) {
        try {
            return missing(tags(read(forum)), forum);
        } catch (RuntimeException failure) {
            log.info("Could not read the tags of forum {}: {}", forum.getId(), failure.getMessage());
            return List.of();
        }
    }

    private List<String> missing(List<Tag> known, ForumChannel forum) {
        Wording language =
                words.on(Optional.of(new GuildId(forum.getGuild().getIdLong()))).wording();
        return Stream.of(PlacePhrases.tagPlaying(), PlacePhrases.tagOver())
                .map(state -> named(state, language))
                .filter(name -> find(known, name).isEmpty())
                .toList();
    }

    /** The tags of the match that the bot may use, missing ones made if possible. */
    private List<Tag> ours(ForumChannel forum, DataObject now, MatchOutline match) {
        List<String> wanted = List.of(game(match), state(match, match.live()));
        List<Tag> known = tags(now);
        boolean complete = wanted.stream().allMatch(name -> find(known, name).isPresent());
        List<Tag> all = complete || !mayMake(forum) ? known : made(forum, wanted);
        return wanted.stream()
                .flatMap(name -> find(all, name).stream())
                .filter(tag -> free(tag, forum))
                .toList();
    }

    /** The name of the game's tag; a game whose name is too long has its short name there. */
    private String game(MatchOutline match) {
        Wording language = words.at(match).wording();
        String name = language.of(match.facts().name());
        return name.length() <= LONGEST_NAME ? name : language.of(match.facts().shortName());
    }

    private String state(MatchOutline match, boolean live) {
        return named(
                live ? PlacePhrases.tagPlaying() : PlacePhrases.tagOver(),
                words.at(match).wording());
    }

    private static Set<String> names(Phrase state) {
        return new Wordings()
                .all()
                .map(language -> named(state, language).toLowerCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** True if the tag names the state in any language. */
    private static boolean names(Tag tag, boolean live) {
        return (live ? PLAYING : OVER).contains(tag.name().toLowerCase(Locale.ROOT));
    }

    private static String named(Phrase state, Wording language) {
        return Text.line(language.of(state), LONGEST_NAME);
    }

    private static Optional<Tag> find(List<Tag> tags, String name) {
        return tags.stream().filter(tag -> tag.name().equalsIgnoreCase(name)).findFirst();
    }

    /** True if the bot may add the tag to its post and remove it. */
    private static boolean free(Tag tag, ForumChannel forum) {
        return !tag.moderated() || has(Permission.MANAGE_THREADS, forum);
    }

    private static boolean mayMake(ForumChannel forum) {
        return has(Permission.MANAGE_CHANNEL, forum);
    }

    private static boolean has(Permission permission, ForumChannel forum) {
        return forum.getGuild().getSelfMember().hasPermission(forum, permission);
    }

    /** The forum's tags after missing ones are made, as far as there is room; unchanged if Discord refuses. */
    private List<Tag> made(ForumChannel forum, List<String> wanted) {
        making.lock();
        try {
            DataObject now = read(forum);
            List<Tag> known = tags(now);
            List<String> missing = wanted.stream()
                    .filter(name -> find(known, name).isEmpty())
                    .limit(Math.max(0, MOST - known.size()))
                    .toList();
            return missing.isEmpty() ? known : tags(changed(forum, now.getArray(AVAILABLE), missing));
        } catch (RuntimeException failure) {
            log.info("Could not make tags in forum {}: {}", forum.getId(), failure.getMessage());
            return tags(read(forum));
        } finally {
            making.unlock();
        }
    }

    /** The client's own way to change the tags of a forum would send the known ones without their ids. */
    private static DataObject changed(ForumChannel forum, DataArray available, List<String> missing) {
        var all = new ArrayList<Object>(available.toList());
        missing.forEach(name -> all.add(DataObject.empty().put("name", name).put("moderated", false)));
        return new RestActionImpl<DataObject>(
                        forum.getJDA(),
                        Route.Channels.MODIFY_CHANNEL.compile(forum.getId()),
                        DataObject.empty().put(AVAILABLE, DataArray.fromCollection(all)),
                        (response, request) -> response.getObject())
                .timeout(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)
                .complete();
    }

    private static DataObject read(GuildChannel channel) {
        return new RestActionImpl<DataObject>(
                        channel.getJDA(),
                        Route.Channels.GET_CHANNEL.compile(channel.getId()),
                        (response, request) -> response.getObject())
                .timeout(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)
                .complete();
    }

    private static List<Tag> tags(DataObject forum) {
        return forum.optArray(AVAILABLE).orElseGet(DataArray::empty).stream(DataArray::getObject)
                .map(Tag::of)
                .toList();
    }
}
