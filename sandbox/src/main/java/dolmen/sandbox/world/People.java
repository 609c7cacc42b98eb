package dolmen.sandbox.world;

import static java.util.function.Predicate.not;

import dolmen.sandbox.world.people.Guild;
import dolmen.sandbox.world.people.Member;
import dolmen.sandbox.world.people.Permission;
import dolmen.sandbox.world.people.Role;
import dolmen.sandbox.world.people.User;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Users, servers and memberships. */
public final class People {
    private final Timeline timeline;
    private final long botId;
    private final Map<Long, User> users = new LinkedHashMap<>();
    private final Map<Long, Guild> guilds = new LinkedHashMap<>();
    private final List<Member> members = new ArrayList<>();

    People(Timeline timeline, WorldSnapshot snapshot) {
        this.timeline = timeline;
        this.botId = snapshot.botId();
        snapshot.users().forEach(user -> users.put(user.id(), user));
        snapshot.guilds().forEach(guild -> guilds.put(guild.id(), guild));
        members.addAll(snapshot.members());
    }

    /** The bot's user id, which is also its application's id. */
    public long botId() {
        return botId;
    }

    /** The bot. */
    public User bot() {
        return known(botId);
    }

    /** All users, the bot included. */
    public List<User> users() {
        return List.copyOf(users.values());
    }

    /** A user by id. */
    public Optional<User> user(long id) {
        return Optional.ofNullable(users.get(id));
    }

    /** The existing user with the id. */
    public User known(long id) {
        return user(id).orElseThrow(() -> new IllegalArgumentException("No user " + id));
    }

    /** All servers. */
    public List<Guild> guilds() {
        return List.copyOf(guilds.values());
    }

    /** A server by id. */
    public Optional<Guild> guild(long id) {
        return Optional.ofNullable(guilds.get(id));
    }

    /** All memberships. */
    public List<Member> members() {
        return List.copyOf(members);
    }

    /** The members of a server. */
    public List<Member> membersOf(long guildId) {
        return members.stream().filter(member -> member.guildId() == guildId).toList();
    }

    /** A user's membership of a server. */
    public Optional<Member> member(long guildId, long userId) {
        return members.stream()
                .filter(member -> member.guildId() == guildId && member.userId() == userId)
                .findFirst();
    }

    /** Adds a new person, as a member of every server. */
    public User welcome(String displayName) {
        User user = meet(displayName);
        for (Guild guild : guilds.values()) {
            join(guild.id(), user.id());
        }
        return user;
    }

    /** Adds a user to a server unless they are already a member. */
    public void join(long guildId, long userId) {
        if (member(guildId, userId).isEmpty()) {
            Member member = new Member(guildId, userId, null, List.of(), timeline.now());
            members.add(member);
            timeline.tell(new WorldEvent.MemberJoined(member));
        }
    }

    /** Adds the bot to a server, with a role of its own. */
    void admitBot(Guild guild) {
        Role own = new Role(
                timeline.nextId(),
                bot().displayName(),
                Permission.OF_BOTS,
                guild.roles().size(),
                botId);
        change(guild.with(own));
        Member member = new Member(guild.id(), botId, null, List.of(own.id()), timeline.now());
        members.add(member);
        timeline.tell(new WorldEvent.MemberJoined(member));
    }

    /** Sets a member's nickname, or removes it. */
    public void call(Member member, @Nullable String nickname) {
        Member changed = member.called(nickname);
        members.replaceAll(other -> other.equals(member) ? changed : other);
        timeline.tell(new WorldEvent.MemberChanged(changed));
    }

    /** Removes a member from the server, and a bot's own role. */
    void leave(Member member) {
        members.remove(member);
        guild(member.guildId()).ifPresent(guild -> change(guild.withoutRoleOf(member.userId())));
        timeline.tell(new WorldEvent.MemberLeft(member));
    }

    /** True if two users share a server. */
    public boolean meet(long userId, long otherId) {
        return guilds.keySet().stream()
                .anyMatch(guild -> member(guild, userId).isPresent()
                        && member(guild, otherId).isPresent());
    }

    /** Closes a user's direct messages to bots, or opens them again. */
    public User close(User user, boolean closed) {
        return change(user.closed(closed));
    }

    /** Sets the language of a user's client, as Discord writes it. */
    public User speak(User user, String locale) {
        return change(user.speaking(locale));
    }

    /** Sets the language of a server, as Discord writes it. */
    public void speak(Guild guild, String locale) {
        timeline.tell(new WorldEvent.GuildChanged(change(guild.speaking(locale))));
    }

    /** Adds the application to a user's account, or removes it. */
    public User install(User user, boolean installed) {
        return change(user.withApplication(installed));
    }

    private User change(User changed) {
        users.put(changed.id(), changed);
        timeline.tell(new WorldEvent.UserChanged(changed.id()));
        return changed;
    }

    /** Creates a server without members. */
    Guild found(String name, long ownerId) {
        long id = timeline.nextId();
        Role everyone = new Role(id, "@everyone", Permission.ORDINARY, 0);
        return change(new Guild(id, name, ownerId, List.of(everyone), true, false, User.ENGLISH));
    }

    Guild change(Guild guild) {
        guilds.put(guild.id(), guild);
        return guild;
    }

    /** Adds a new person, who is in no server. */
    public User meet(String displayName) {
        User user = new User(timeline.nextId(), uniqueName(displayName), displayName, false);
        users.put(user.id(), user);
        return user;
    }

    /** Adds a role to the server and gives it to the bearers who are members. */
    public Role appoint(Guild guild, String name, long permissions, List<Long> bearers) {
        Role role = new Role(timeline.nextId(), name, permissions, guild.roles().size());
        guilds.put(guild.id(), guild.with(role));
        timeline.tell(new WorldEvent.RoleCreated(guild.id(), role));
        members.replaceAll(member ->
                member.guildId() == guild.id() && bearers.contains(member.userId()) ? member.with(role) : member);
        return role;
    }

    private String uniqueName(String displayName) {
        String wanted = displayName.toLowerCase(Locale.ROOT).replace(' ', '_');
        List<String> taken = users.values().stream().map(User::name).toList();
        return Stream.iterate(1, number -> number + 1)
                .map(number -> number == 1 ? wanted : wanted + number)
                .filter(not(taken::contains))
                .findFirst()
                .orElseThrow();
    }
}
