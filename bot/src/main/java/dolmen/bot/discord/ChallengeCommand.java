package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.ChallengeResult;
import dolmen.bot.match.ChallengeService;
import dolmen.bot.match.ChannelId;
import dolmen.bot.match.GuildId;
import dolmen.bot.match.Player;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.SideWish;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** {@code /challenge}: invites somebody to a match. */
final class ChallengeCommand implements SlashCommand {
    private static final String OPPONENT = "opponent";
    private static final String GAME = "game";
    private static final String SIDE = "side";
    private static final List<String> FURTHER_OPPONENTS = List.of("opponent2", "opponent3", "opponent4");

    private final ChallengeService challenges;
    private final VariantCatalogue variants;
    private final Names names;
    private final ChallengeMessage message;
    private final RefusalWords refusals;

    ChallengeCommand(
            ChallengeService challenges,
            VariantCatalogue variants,
            Names names,
            ChallengeMessage message,
            RefusalWords refusals) {
        this.challenges = challenges;
        this.variants = variants;
        this.names = names;
        this.message = message;
        this.refusals = refusals;
    }

    @Override
    public SlashCommandData definition() {
        var definition = Commands.slash("challenge", "Challenge somebody to a match; it begins when they accept")
                .addOption(OptionType.USER, OPPONENT, "Whom you want to play", true)
                .addOption(OptionType.STRING, GAME, "The game and its variant: type a few letters", true, true)
                .addOptions(new OptionData(OptionType.STRING, SIDE, "Who moves first; drawn by lot unless you choose")
                        .addChoice("I move first", "first")
                        .addChoice("I move second", "second")
                        .addChoice("Draw lots", "random"));
        FURTHER_OPPONENTS.forEach(option ->
                definition.addOption(OptionType.USER, option, "One more, where the game is for more than two"));
        return definition;
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestVariants(event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Guild guild = event.getGuild();
        if (guild == null) {
            Replies.privately(event, "Matches begin on a server: use this command in one of its channels.");
            return;
        }
        List<Player> opponents = opponents(event);
        Player challenger = Names.sender(event);
        String variant = Objects.requireNonNull(event.getOption(GAME)).getAsString();
        if (challenges.check(challenger, opponents, variant)
                instanceof ChallengeService.Check.Impossible(Refusal refusal)) {
            Replies.privately(event, refusals.of(refusal));
            return;
        }
        Replies.acknowledge(event.deferReply());
        names.remember(challenger);
        opponents.forEach(names::remember);
        ChallengeResult result = challenges.challenge(
                new GuildId(guild.getIdLong()),
                new ChannelId(event.getChannelIdLong()),
                challenger,
                opponents,
                variant,
                side(event));
        event.getHook().sendMessage(answer(result)).complete();
    }

    private static List<Player> opponents(SlashCommandInteractionEvent event) {
        return Stream.concat(Stream.of(OPPONENT), FURTHER_OPPONENTS.stream())
                .map(event::getOption)
                .filter(Objects::nonNull)
                .map(option -> Names.player(option.getAsUser(), option.getAsMember()))
                .toList();
    }

    private MessageCreateData answer(ChallengeResult result) {
        return switch (result) {
            case ChallengeResult.Challenged(Challenge challenge) -> message.open(challenge);
            case ChallengeResult.Refused(Refusal refusal) -> MessageCreateData.fromContent(refusals.of(refusal));
            case ChallengeResult.Joined joined -> throw new IllegalStateException("not accepted yet: " + joined);
            case ChallengeResult.Begun begun -> throw new IllegalStateException("not accepted yet: " + begun);
            case ChallengeResult.CalledOff calledOff -> throw new IllegalStateException("just made: " + calledOff);
        };
    }

    private static SideWish side(SlashCommandInteractionEvent event) {
        return event.getOption(
                SIDE,
                SideWish.RANDOM,
                option -> SideWish.valueOf(option.getAsString().toUpperCase(Locale.ROOT)));
    }
}
