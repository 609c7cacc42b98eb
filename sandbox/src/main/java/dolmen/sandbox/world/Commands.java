package dolmen.sandbox.world;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.sandbox.world.interaction.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The commands that the bot has registered, globally or for one server. */
public final class Commands {
    private final Timeline timeline;
    private final List<Command> commands;

    Commands(Timeline timeline, WorldSnapshot snapshot) {
        this.timeline = timeline;
        this.commands = new ArrayList<>(snapshot.commands());
    }

    /** A command as registered by the bot. */
    public record CommandDraft(int type, String name, JsonNode definition) {}

    /** All commands. */
    public List<Command> all() {
        return List.copyOf(commands);
    }

    /** The commands of one scope: a server, or none for the global ones. */
    public List<Command> of(@Nullable Long guildId) {
        return commands.stream()
                .filter(command -> Objects.equals(command.guildId(), guildId))
                .toList();
    }

    /**
     * The commands available in a server or a direct channel. A server's own command hides a global one of the same
     * type and name.
     */
    public List<Command> in(@Nullable Long guildId) {
        List<Command> own = guildId == null ? List.of() : of(guildId);
        List<Command> found = new ArrayList<>(own);
        of(null).stream()
                .filter(command -> own.stream().noneMatch(other -> same(other, command.type(), command.name())))
                .forEach(found::add);
        return found;
    }

    /** The command of a scope with the id. */
    public Optional<Command> find(@Nullable Long guildId, long id) {
        return of(guildId).stream().filter(command -> command.id() == id).findFirst();
    }

    /** Replaces all commands of a scope; a command that keeps its type and name keeps its id. */
    public List<Command> replace(@Nullable Long guildId, List<CommandDraft> drafts) {
        List<Command> before = of(guildId);
        List<Command> after =
                drafts.stream().map(draft -> registered(guildId, draft, before)).toList();
        commands.removeAll(before);
        commands.addAll(after);
        timeline.tell(new WorldEvent.CommandsChanged());
        return after;
    }

    /** Adds a command, or replaces one with the same type and name. */
    public Command put(@Nullable Long guildId, CommandDraft draft) {
        List<Command> before = of(guildId);
        Command command = registered(guildId, draft, before);
        commands.removeIf(other -> other.id() == command.id());
        commands.add(command);
        timeline.tell(new WorldEvent.CommandsChanged());
        return command;
    }

    /** Changes a command, which keeps its id even under another name. */
    public Command change(Command before, CommandDraft draft) {
        Command after = new Command(
                before.id(), timeline.nextId(), before.guildId(), draft.type(), draft.name(), draft.definition());
        commands.set(commands.indexOf(before), after);
        timeline.tell(new WorldEvent.CommandsChanged());
        return after;
    }

    /** Removes a command. */
    public void remove(Command command) {
        commands.remove(command);
        timeline.tell(new WorldEvent.CommandsChanged());
    }

    private Command registered(@Nullable Long guildId, CommandDraft draft, List<Command> before) {
        Optional<Command> known = before.stream()
                .filter(command -> same(command, draft.type(), draft.name()))
                .findFirst();
        if (known.isPresent() && known.get().definition().equals(draft.definition())) {
            return known.get();
        }
        long id = known.map(Command::id).orElseGet(timeline::nextId);
        return new Command(id, timeline.nextId(), guildId, draft.type(), draft.name(), draft.definition());
    }

    private static boolean same(Command command, int type, String name) {
        return command.type() == type && command.name().equals(name);
    }
}
