package dolmen.bot.discord;

import dolmen.bot.match.GuildId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Scope;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * Which page of which list somebody asks for.
 *
 * @param page from 0
 */
record LeaderboardRequest(Scope scope, Ladder ladder, int page) {
    private static final String SERVER = "server";
    static final String GLOBAL = "global";

    /** The list of where the interaction is made, or that of all servers where it is wished, or made on none. */
    static Scope scope(Interaction interaction, boolean everywhere) {
        Guild guild = interaction.getGuild();
        return guild == null || everywhere ? new Scope.Everywhere() : new Scope.Server(new GuildId(guild.getIdLong()));
    }

    LeaderboardRequest turnedTo(int other) {
        return new LeaderboardRequest(scope, ladder, other);
    }

    /** The id of a button that asks for this. */
    ComponentId id(String action) {
        String whose = switch (scope) {
            case Scope.Everywhere everywhere -> GLOBAL;
            case Scope.Server server -> SERVER;
        };
        return new ComponentId(action, page, 0, List.of(ladder.game(), whose));
    }

    /** What a button asks for that is pressed there; empty if this release does not know its id. */
    static Optional<LeaderboardRequest> of(Interaction interaction, ComponentId pressed) {
        List<String> path = pressed.path();
        return path.size() != 2
                ? Optional.empty()
                : Ladder.read(path.getFirst())
                        .map(ladder -> new LeaderboardRequest(
                                scope(interaction, path.getLast().equals(GLOBAL)),
                                ladder,
                                Math.toIntExact(pressed.number())));
    }
}
