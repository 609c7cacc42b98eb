package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Replies;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/**
 * Challenges to go on from a game that others have played, by the options of a command. Such a match is always
 * friendly. Safe for use by many threads.
 */
public final class Continuations {
    private static final String OPPONENT = "opponent";

    private final Proposer proposer;

    Continuations(Proposer proposer) {
        this.proposer = proposer;
    }

    /** The options of a command that can challenge somebody. */
    public static List<OptionData> options() {
        return List.of(
                new OptionData(OptionType.USER, OPPONENT, "Whom you challenge to go on from there"),
                ProposalOptions.sideOfGame(),
                ProposalOptions.pace());
    }

    /** True if somebody was named. */
    public static boolean wanted(SlashCommandInteractionEvent command) {
        return command.getOption(OPPONENT) != null;
    }

    /** Makes the challenge that the command asks for, after a private acknowledgement, and says where it stands. */
    public void offer(SlashCommandInteractionEvent command, HostedGame<?> from) {
        List<Guest> guests = Optional.ofNullable(command.getOption(OPPONENT)).stream()
                .map(Guest::chosen)
                .toList();
        Wishes wishes = ProposalOptions.wishes(command, guests).friendly(from.variant());
        proposer.proposeToGoOn(command, guests, wishes, from.record().moves())
                .ifPresent(why -> Replies.privately(command.getHook(), why));
    }
}
