package dolmen.sandbox.rest.guild;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.limits.Field;
import dolmen.sandbox.rest.route.DiscordError;
import dolmen.sandbox.rest.route.RoutedRequest;
import dolmen.sandbox.world.World;
import dolmen.sandbox.world.channel.Channel;
import dolmen.sandbox.world.channel.ForumTag;
import dolmen.sandbox.world.channel.ForumTags;
import dolmen.sandbox.world.channel.TextChannel;
import dolmen.sandbox.world.people.Permission;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Reads the tags of forums and of their posts from requests. */
final class TagRules {
    private final World world;
    private final BotAccess access;

    TagRules(World world, BotAccess access) {
        this.world = world;
        this.access = access;
    }

    /** The changed tags of a forum. A tag with a known id stays the same tag; any other id is ignored. */
    ForumTags ofForum(RoutedRequest call, TextChannel forum) {
        ForumTags before = forum.tags();
        call.check(body -> {
            Field tags = body.get("available_tags");
            tags.size(0, ForumTags.MOST);
            tags.items().forEach(tag -> tag.get("name").requiredLength(1, ForumTags.LONGEST_NAME));
        });
        JsonNode body = call.body();
        boolean required =
                body.has("flags") ? (body.path("flags").asInt() & ForumTags.REQUIRE_TAG) != 0 : before.required();
        var after = new ForumTags(
                body.path("available_tags").isArray()
                        ? StreamSupport.stream(body.path("available_tags").spliterator(), false)
                                .map(tag -> tag(tag, before))
                                .toList()
                        : before.all(),
                required);
        long names = after.all().stream()
                .map(tag -> tag.name().toLowerCase(Locale.ROOT))
                .distinct()
                .count();
        if (names < after.all().size()) {
            throw DiscordError.TAG_NAME_TAKEN.exception();
        }
        if (after.unavailable()) {
            throw DiscordError.NO_TAG_FOR_ALL.exception();
        }
        return after;
    }

    private ForumTag tag(JsonNode tag, ForumTags before) {
        long id = before.find(tag.path("id").asLong()).map(ForumTag::id).orElseGet(world::nextId);
        return new ForumTag(
                id,
                tag.path("name").asText(),
                tag.path("moderated").asBoolean(),
                tag.path("emoji_name").textValue());
    }

    /** The tags of a new post. */
    List<Long> ofNewPost(RoutedRequest call, TextChannel forum) {
        return ofPost(call, forum, List.of(), forum);
    }

    /** The changed tags of a post; unchanged if the request has none, or the thread is no post. */
    List<Long> ofPost(RoutedRequest call, Optional<TextChannel> forum, List<Long> before, Channel post) {
        return forum.filter(parent -> call.body().has("applied_tags"))
                .map(parent -> ofPost(call, parent, before, post))
                .orElse(before);
    }

    private List<Long> ofPost(RoutedRequest call, TextChannel forum, List<Long> before, Channel place) {
        var chosen = new ArrayList<Long>();
        call.check(body -> {
            Field tags = body.get("applied_tags");
            tags.size(0, ForumTags.MOST_OF_A_POST);
            for (Field tag : tags.items()) {
                long id = tag.value().asLong();
                if (forum.tags().find(id).isEmpty()) {
                    tag.reject("APPLIED_TAGS_INVALID", "The forum has no tag with this id");
                }
                chosen.add(id);
            }
        });
        if (forum.tags().required() && chosen.isEmpty()) {
            throw DiscordError.TAG_REQUIRED.exception();
        }
        if (forum.tags().moderatedChange(before, chosen)) {
            access.require(Permission.MANAGE_THREADS, place);
        }
        return chosen;
    }
}
