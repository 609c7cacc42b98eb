package dolmen.bot.discord.words;

import dolmen.rules.phrase.Verbatim;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.interactions.IntegrationType;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.utils.data.DataObject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The bot's commands as registered on Discord. Safe for use by many threads. */
public final class CommandBook {
    private static final Logger log = LoggerFactory.getLogger(CommandBook.class);

    private volatile Map<String, Long> ids = Map.of();

    /**
     * Registers exactly these commands, unless Discord has them already. Commands of types that the client does not
     * know, such as the one that starts an Activity, belong to Discord and stay. People can add them to their accounts
     * if the owner of the application allows it in the Developer Portal. Waits for Discord.
     */
    public void register(JDA jda, List<? extends CommandData> all) {
        boolean forAccounts = jda.retrieveApplicationInfo()
                .complete()
                .getIntegrationTypesConfig()
                .containsKey(IntegrationType.USER_INSTALL);
        List<? extends CommandData> wanted =
                forAccounts ? all : all.stream().map(CommandBook::forServers).toList();
        List<Command> registered = jda.retrieveCommands(true).complete();
        List<Command> present = registered.stream()
                .filter(command -> command.getType() != Command.Type.UNKNOWN)
                .toList();
        if (definitions(present.stream().map(CommandData::fromCommand).toList()).equals(definitions(wanted))) {
            log.debug("The commands are registered already");
        } else {
            present = present.size() == registered.size()
                    ? jda.updateCommands().addCommands(wanted).complete()
                    : registerEach(jda, present, wanted);
            log.info("Registered {} commands", present.size());
        }
        remember(present);
    }

    /**
     * Registers the commands one by one, because Discord refuses to replace all at once if that removes one of its own.
     * A changed command keeps its id, by which messages mention it.
     */
    private static List<Command> registerEach(JDA jda, List<Command> present, List<? extends CommandData> wanted) {
        present.stream()
                .filter(command -> wanted.stream().noneMatch(one -> same(command, one)))
                .forEach(outdated -> outdated.delete().complete());
        return wanted.stream()
                .<Command>map(one -> present.stream()
                        .filter(command ->
                                same(command, one) && definition(command).equals(definition(one)))
                        .findFirst()
                        .orElseGet(() -> jda.upsertCommand(one).complete()))
                .toList();
    }

    private static CommandData forServers(CommandData command) {
        Set<InteractionContextType> contexts = EnumSet.copyOf(command.getContexts());
        contexts.remove(InteractionContextType.PRIVATE_CHANNEL);
        return CommandData.fromData(command.toData())
                .setIntegrationTypes(IntegrationType.GUILD_INSTALL)
                .setContexts(contexts);
    }

    private static boolean same(Command registered, CommandData wanted) {
        return registered.getType() == wanted.getType() && registered.getName().equals(wanted.getName());
    }

    /**
     * Learns the ids of commands that another process registers. Waits for Discord.
     *
     * @return false if some of these commands are not registered yet
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

    /** The command, or a subcommand such as "setup check", as a clickable mention once its id is known. */
    public String mention(String name) {
        Long id = ids.get(name.split(" ", 2)[0]);
        return id == null ? "`/" + name + "`" : "</%s:%d>".formatted(name, id);
    }

    /** As above, as an argument of a phrase. */
    public Verbatim link(String name) {
        return new Verbatim(mention(name));
    }

    private static Set<DataObject> definitions(List<? extends CommandData> commands) {
        return commands.stream().map(CommandBook::definition).collect(Collectors.toSet());
    }

    private static DataObject definition(Command command) {
        return definition(CommandData.fromCommand(command));
    }

    private static DataObject definition(CommandData command) {
        return DataObject.fromJson(command.toData().toJson());
    }
}
