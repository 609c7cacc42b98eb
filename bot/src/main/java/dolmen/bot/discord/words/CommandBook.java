package dolmen.bot.discord.words;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.utils.data.DataObject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The bot's commands as Discord has them registered. Safe for use by many threads. */
public final class CommandBook {
    private static final Logger log = LoggerFactory.getLogger(CommandBook.class);

    private volatile Map<String, Long> ids = Map.of();

    /** Registers exactly these commands; writes only if Discord has others. Waits for Discord. */
    public void register(JDA jda, List<? extends CommandData> wanted) {
        List<Command> present = jda.retrieveCommands().complete();
        if (definitions(present.stream().map(CommandData::fromCommand).toList()).equals(definitions(wanted))) {
            log.debug("The commands are registered already");
        } else {
            present = jda.updateCommands().addCommands(wanted).complete();
            log.info("Registered {} commands", present.size());
        }
        remember(present);
    }

    /**
     * Asks which commands are registered, where another process registers them. Waits for Discord.
     *
     * @return false if some of these are not registered yet
     */
    public boolean learn(JDA jda, List<? extends CommandData> wanted) {
        remember(jda.retrieveCommands().complete());
        return wanted.stream()
                .filter(command -> command.getType() == Command.Type.SLASH)
                .allMatch(command -> ids.containsKey(command.getName()));
    }

    private void remember(List<Command> registered) {
        ids = registered.stream()
                .filter(command -> command.getType() == Command.Type.SLASH)
                .collect(Collectors.toUnmodifiableMap(Command::getName, Command::getIdLong));
    }

    /** The command, or a part of one such as "setup check", clickable once Discord has told its id. */
    public String mention(String name) {
        Long id = ids.get(name.split(" ", 2)[0]);
        return id == null ? "`/" + name + "`" : "</%s:%d>".formatted(name, id);
    }

    private static Set<DataObject> definitions(List<? extends CommandData> commands) {
        return commands.stream()
                .map(CommandData::toData)
                .map(data -> DataObject.fromJson(data.toJson()))
                .collect(Collectors.toSet());
    }
}
