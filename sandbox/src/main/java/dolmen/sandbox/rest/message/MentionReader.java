package dolmen.sandbox.rest.message;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.message.Mentions;
import dolmen.sandbox.world.people.Role;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Finds the mentions in a text that its sender allows. */
public final class MentionReader {
    private static final Pattern USER = Pattern.compile("<@!?(\\d{1,20})>");
    private static final Pattern ROLE = Pattern.compile("<@&(\\d{1,20})>");
    private static final Pattern EVERYONE = Pattern.compile("@(everyone|here)\\b");

    private final World world;
    private final Channel channel;

    /** @param channel the channel of the text */
    public MentionReader(World world, Channel channel) {
        this.world = world;
        this.channel = channel;
    }

    /**
     * The mentions of a text.
     *
     * @param allowed Discord's {@code allowed_mentions}; absent allows all
     * @param everyoneAllowed true if the sender may mention everybody and every role; no role in the sandbox is
     *     mentionable by all
     */
    public Mentions read(String text, JsonNode allowed, boolean everyoneAllowed) {
        List<Long> users = ids(USER, text)
                .filter(permitted(allowed, "users")::test)
                .filter(id -> world.people().user(id).isPresent())
                .toList();
        List<Long> roles = ids(ROLE, text)
                .filter(permitted(allowed, "roles")::test)
                .filter(id -> everyoneAllowed && isRole(id))
                .toList();
        boolean everyone = everyoneAllowed
                && EVERYONE.matcher(text).find()
                && permitted(allowed, "everyone").test(0);
        return new Mentions(users, roles, everyone);
    }

    /**
     * True if a reply also mentions the author of the answered message. This is the default without
     * {@code allowed_mentions}.
     */
    public static boolean mentionsAnswered(JsonNode allowed) {
        return !allowed.isObject() || allowed.path("replied_user").asBoolean();
    }

    private static Stream<Long> ids(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> Long.parseUnsignedLong(match.group(1)))
                .distinct();
    }

    private boolean isRole(long id) {
        return channel.guild().flatMap(world.people()::guild).stream()
                .flatMap(guild -> guild.roles().stream())
                .map(Role::id)
                .anyMatch(role -> role == id);
    }

    private static LongPredicate permitted(JsonNode allowed, String kind) {
        if (allowed.isMissingNode() || allowed.isNull()) {
            return id -> true;
        }
        boolean all = elements(allowed.path("parse")).anyMatch(kind::equals);
        List<String> named = elements(allowed.path(kind)).toList();
        return id -> all || named.contains(Long.toString(id));
    }

    private static Stream<String> elements(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asText);
    }
}
