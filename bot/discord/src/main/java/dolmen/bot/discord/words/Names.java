package dolmen.bot.discord.words;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import org.jspecify.annotations.Nullable;

/**
 * The names of people for readers on one server: the nickname there, or else the general name, as last seen on Discord.
 * Without a server no nickname is revealed. Safe for use by many threads.
 */
public final class Names {
    private static final int MAX_LENGTH = 32;

    /** A player without a visible name is named after the last digits of the Discord id. */
    private static final long NUMBERS = 10_000;

    private final Players players;
    private final Readers readers;
    private final Optional<GuildId> server;
    private final Wording wording;

    public Names(Players players, Readers readers) {
        this(players, readers, Optional.empty(), readers.everybody());
    }

    private Names(Players players, Readers readers, Optional<GuildId> server, Wording wording) {
        this.players = players;
        this.readers = readers;
        this.server = server;
        this.wording = wording;
    }

    /** The names for all readers on the server, or elsewhere. */
    public Names on(Optional<GuildId> other) {
        return new Names(players, readers, other, readers.at(other));
    }

    /** The names for one reader alone. */
    public Names on(Reader reader) {
        return new Names(players, readers, reader.server(), readers.of(reader));
    }

    /** The names of others, such as those in a file. */
    public Names of(Players others) {
        return new Names(others, readers, server, wording);
    }

    /** The server whose members read the answer to the interaction; empty in direct messages. */
    public static Optional<GuildId> server(Interaction interaction) {
        return Reader.of(interaction).server();
    }

    /** The person who sent the interaction. */
    public static Player sender(Interaction interaction) {
        return player(interaction.getUser(), interaction.getMember()).speaking(Reader.language(interaction));
    }

    /** The person who was chosen in a command. */
    public static Player chosen(OptionMapping option) {
        return player(option.getAsUser(), option.getAsMember());
    }

    /**
     * A user, as a member of a server with the bot if that is known. Elsewhere the bot would not learn when the
     * nickname is given up.
     */
    public static Player player(User user, @Nullable Member member) {
        String name = line(user.getEffectiveName())
                .or(() -> line(user.getName()))
                .orElseGet(() -> "Player %04d".formatted(user.getIdLong() % NUMBERS));
        return new Player(
                new PlayerId(user.getIdLong()),
                name,
                user.isBot(),
                Optional.ofNullable(member).filter(known -> !known.isDetached()).map(Names::membership),
                Optional.empty());
    }

    private static Player.Membership membership(Member member) {
        return new Player.Membership(
                new GuildId(member.getGuild().getIdLong()),
                Optional.ofNullable(member.getNickname()).flatMap(Names::line));
    }

    private static Optional<String> line(String name) {
        return Text.name(name, MAX_LENGTH);
    }

    /** Stores the player's name. */
    public void remember(Player player) {
        players.remember(player);
    }

    /** The name for unformatted text. */
    public String plain(PlayerId player) {
        return players.name(player, server, wording);
    }

    /** True if Discord can notify the player: a person who is not forgotten. */
    public boolean callable(PlayerId player) {
        return player.person() && players.of(player).isPresent();
    }

    /** The mentions of these people in a message, for example "A, B"; a person who cannot be notified is named. */
    public String mentions(List<PlayerId> people) {
        return people.stream()
                .map(player -> callable(player) ? "<@%s>".formatted(player) : bold(player))
                .collect(Collectors.joining(", "));
    }

    /**
     * Makes a text from a consistent snapshot of the names of these people. If a name changes meanwhile, the text is
     * made again.
     */
    public <T> T atOneMoment(List<PlayerId> people, Supplier<T> made) {
        Map<PlayerId, String> before;
        T words;
        do {
            before = players.names(people, server);
            words = made.get();
        } while (!players.names(people, server).equals(before));
        return words;
    }

    /** The names for a message, for example "A, B and C"; they mention nobody. */
    public String bold(List<PlayerId> people) {
        return Text.list(people.stream().map(this::bold).toList());
    }

    /** As above, to be joined as the reader's language joins. */
    public Listing listing(List<PlayerId> people) {
        return Listing.and(
                people.stream().map(player -> new Verbatim(bold(player))).toList());
    }

    /** The name for a message; it mentions nobody. */
    public String bold(PlayerId player) {
        return bold(plain(player));
    }

    /** As above, for a person whose name need not be stored. */
    public static String bold(Player player) {
        return bold(player.shownName());
    }

    private static String bold(String name) {
        return "**" + Text.escaped(name) + "**";
    }
}
