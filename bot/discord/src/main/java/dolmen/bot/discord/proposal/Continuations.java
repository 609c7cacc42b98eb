package dolmen.bot.discord.proposal;

import dolmen.bot.discord.challenge.PracticeStarter;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.match.challenge.SideWish;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/**
 * Challenges to continue a game of other players, from the options of a command. Such a match is always friendly. Safe
 * for use by many threads.
 */
public record Continuations(Proposer proposer, PracticeStarter starts) {
    private static final String OPPONENT = "opponent";
    private static final String COMPUTER = "computer";

    /** The result of such a challenge. */
    public sealed interface Offer {

        /** A challenge was made; a sentence names its place. */
        record Made(String where) implements Offer {}

        /** No challenge is possible, for the given reason. */
        record Refused(String why) implements Offer {}
    }

    /** The options of a command that can challenge somebody. */
    public static List<OptionData> options() {
        return List.of(
                new OptionData(OptionType.USER, OPPONENT, "Whom you challenge to go on from there"),
                OpponentChoice.option(COMPUTER, "Or which computer you play from there, at once"),
                ProposalOptions.sideOfGame(),
                ProposalOptions.pace());
    }

    /** True if the command names an opponent or a computer. */
    public static boolean wanted(SlashCommandInteractionEvent command) {
        return Stream.of(OPPONENT, COMPUTER).anyMatch(option -> command.getOption(option) != null);
    }

    /** True if the command names a computer. */
    public static boolean againstComputer(SlashCommandInteractionEvent command) {
        return command.getOption(COMPUTER) != null;
    }

    /** True if the command has a side or a pace but no opponent. */
    public static boolean halfWanted(SlashCommandInteractionEvent command) {
        return !wanted(command) && ProposalOptions.ofSideOrPace(command);
    }

    /**
     * Starts practice against a computer from that state, after a private acknowledgement; the person takes the seat. A
     * second press leads to the match of the first.
     */
    public Offer practise(IReplyCallback asking, HostedGame<?> from, Opponent opponent, Seat own) {
        List<Guest> guests =
                ComputerTable.around(opponent, from.standing().position().seats() - 1);
        Wishes wishes = Wishes.toPlay(
                        guests.stream().map(guest -> guest.player().id()).toList())
                .on(own.equals(Seat.FIRST) ? SideWish.FIRST : SideWish.SECOND)
                .friendly(from.variant());
        List<String> opening = from.record().moves();
        var offer = new AtomicReference<Offer>();
        starts.once(
                asking,
                from.variant(),
                opponent,
                opening,
                () -> offer.set(proposer.proposeAside(asking, guests, wishes, opening)),
                going -> offer.set(new Offer.Refused(going.getContent())));
        return offer.get();
    }

    /** Makes the challenge of the command, after a private acknowledgement. */
    public Offer offer(SlashCommandInteractionEvent command, HostedGame<?> from) {
        if (command.getOption(OPPONENT) != null && againstComputer(command)) {
            return new Offer.Refused(proposer.wording(command).of(ProposalPhrases.continueBoth()));
        }
        List<Guest> guests = Optional.ofNullable(command.getOption(COMPUTER))
                .map(OptionMapping::getAsString)
                .map(name -> NotUnderstoodException.required(Opponent.named(name)))
                .map(opponent -> ComputerTable.around(
                        opponent, from.standing().position().seats() - 1))
                .orElseGet(() -> Optional.ofNullable(command.getOption(OPPONENT)).stream()
                        .map(Guest::chosen)
                        .toList());
        Wishes wishes = ProposalOptions.wishes(command, guests).friendly(from.variant());
        return proposer.proposeAside(command, guests, wishes, from.record().moves());
    }
}
