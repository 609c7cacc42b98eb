package dolmen.bot.discord.place;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.id.GuildId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.Response;
import net.dv8tion.jda.api.requests.Route;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;
import net.dv8tion.jda.internal.JDAImpl;
import net.dv8tion.jda.internal.handle.SocketHandler;
import net.dv8tion.jda.internal.requests.RestActionImpl;
import net.dv8tion.jda.internal.requests.WebSocketClient;

/**
 * Reads the state of a place from Discord's REST API, and passes it to the client like events of the gateway, which
 * never repeats a lost event. The client has no public method for that. Waits for Discord. Safe for use by many
 * threads.
 */
public final class PlaceRefresh {
    private static final int DISPATCH = 0;

    /** Fields of a server in gateway events that the bot does not use. */
    private static final List<String> EMPTY_OF_SERVERS =
            List.of("voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds");

    private final JDAImpl jda;
    private final long guild;

    private PlaceRefresh(JDA jda, long guild) {
        this.jda = (JDAImpl) jda;
        this.guild = guild;
    }

    private PlaceRefresh(Guild guild) {
        this(guild.getJDA(), guild.getIdLong());
    }

    /**
     * Reads a server that the client does not know, as if the bot had just been added.
     *
     * @throws RuntimeException if Discord fails, or the bot is not on the server
     */
    static void atUnknown(JDA jda, GuildId guild) {
        new PlaceRefresh(jda, guild.value()).readServer();
    }

    private void readServer() {
        DataObject server = read(Route.Guilds.GET_GUILD.compile(id()), Response::getObject);
        DataObject member = member();
        List<DataObject> threads = openThreads();
        EMPTY_OF_SERVERS.forEach(field -> server.put(field, DataArray.empty()));
        tell(
                "GUILD_CREATE",
                server.put("channels", read(Route.Guilds.GET_CHANNELS.compile(id()), Response::getArray))
                        .put("threads", DataArray.fromCollection(threads))
                        .put("members", DataArray.empty().add(member))
                        .put("member_count", 1)
                        .put("joined_at", member.getString("joined_at"))
                        .put("large", false)
                        .put("unavailable", false));
    }

    /**
     * Reads the roles of a server and the bot's own, its channels with their permissions, and its open threads.
     *
     * @throws RuntimeException if Discord fails, or denies the bot access
     */
    static void at(Guild guild) {
        var look = new PlaceRefresh(guild);
        look.readRoles();
        look.readChannels();
        look.openThreads().forEach(look::know);
    }

    /** The result of a search for a thread. */
    public enum Found {
        THREAD,
        HIDDEN,
        NOTHING
    }

    /**
     * Reads one thread, open or not.
     *
     * @throws RuntimeException if Discord fails
     */
    public static Found at(Guild guild, long thread) {
        var look = new PlaceRefresh(guild);
        try {
            look.know(
                    look.read(Route.Channels.GET_CHANNEL.compile(Long.toUnsignedString(thread)), Response::getObject));
            return Found.THREAD;
        } catch (ErrorResponseException failure) {
            if (!Failures.noAccess(failure)) {
                throw failure;
            }
            return Failures.deleted(failure) ? Found.NOTHING : Found.HIDDEN;
        }
    }

    private void readRoles() {
        DataObject known = read(Route.Guilds.GET_GUILD.compile(id()), Response::getObject);
        for (DataObject role : objects(known.getArray("roles"))) {
            tell("GUILD_ROLE_UPDATE", DataObject.empty().put("guild_id", id()).put("role", role));
        }
        tell("GUILD_MEMBER_UPDATE", member().put("guild_id", id()));
    }

    private DataObject member() {
        String self = jda.getSelfUser().getId();
        return read(Route.Guilds.GET_MEMBER.compile(id(), self), Response::getObject);
    }

    private void readChannels() {
        for (DataObject channel : objects(read(Route.Guilds.GET_CHANNELS.compile(id()), Response::getArray))) {
            boolean known = jda.getGuildChannelById(channel.getUnsignedLong("id")) != null;
            tell(known ? "CHANNEL_UPDATE" : "CHANNEL_CREATE", channel.put("guild_id", id()));
        }
    }

    /** The open threads that the bot sees, each with the bot's own membership. */
    private List<DataObject> openThreads() {
        DataObject open = read(Route.Guilds.LIST_ACTIVE_THREADS.compile(id()), Response::getObject);
        Map<Long, DataObject> own = new HashMap<>();
        objects(open.getArray("members")).forEach(member -> own.put(member.getUnsignedLong("id"), member));
        return objects(open.getArray("threads")).stream()
                .map(thread -> Optional.ofNullable(own.get(thread.getUnsignedLong("id")))
                        .map(member -> thread.put("member", member))
                        .orElse(thread))
                .toList();
    }

    /**
     * Adds the thread to the client. The client ignores the creation of a thread that it knows, so the bot's membership
     * needs another event.
     */
    private void know(DataObject thread) {
        ThreadChannel known = jda.getThreadChannelById(thread.getUnsignedLong("id"));
        if (known == null) {
            tell("THREAD_CREATE", thread.put("guild_id", id()).put("newly_created", false));
        } else if (!known.isJoined() && !thread.isNull("member")) {
            tell(
                    "THREAD_LIST_SYNC",
                    DataObject.empty()
                            .put("guild_id", id())
                            .put("threads", DataArray.empty().add(thread)));
        }
    }

    private String id() {
        return Long.toUnsignedString(guild);
    }

    private static List<DataObject> objects(DataArray array) {
        return array.stream(DataArray::getObject).toList();
    }

    private <T> T read(Route.CompiledRoute route, Function<Response, T> reading) {
        return new RestActionImpl<T>(jda, route, (response, request) -> reading.apply(response)).complete();
    }

    private void tell(String event, DataObject payload) {
        WebSocketClient connection = Objects.requireNonNull(jda.getClient(), "the connection of a shard");
        SocketHandler handler = Objects.requireNonNull(connection.getHandlers().get(event), event);
        handler.handle(
                jda.getResponseTotal(),
                DataObject.empty().put("op", DISPATCH).put("t", event).put("d", payload));
    }
}
