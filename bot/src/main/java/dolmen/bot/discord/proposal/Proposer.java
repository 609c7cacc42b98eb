package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.Player;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.Proposal;
import dolmen.bot.match.challenge.ProposalRefusal;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.time.TimeControl;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.AutoCompleteQuery;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** The options with which a match is proposed, and what is done with them. */
final class ProposalForm {
    private static final String GAME = "game";
    private static final String SIDE = "side";
    private static final String PACE = "pace";
    private static final String RATED = "rated";

    private final ChallengeService challenges;
    private final PlayChannels playChannels;
    private final VariantCatalogue variants;
    private final Names names;
    private final ChallengePosts posts;
    private final Preferences preferences;
    private final ChallengeRefusalWords refusals;

    public ProposalForm(
            ChallengeService challenges,
            PlayChannels playChannels,
            VariantCatalogue variants,
            Names names,
            ChallengePosts posts,
            Preferences preferences,
            ChallengeRefusalWords refusals) {
        this.challenges = challenges;
        this.playChannels = playChannels;
        this.variants = variants;
        this.names = names;
        this.posts = posts;
        this.preferences = preferences;
        this.refusals = refusals;
    }

    static OptionData game() {
        return new OptionData(OptionType.STRING, GAME, "The game and its variant: type a few letters", true, true);
    }

    static OptionData side() {
        return new OptionData(OptionType.STRING, SIDE, "Who moves first; drawn by lot unless you choose")
                .addChoice("I move first", "first")
                .addChoice("I move second", "second")
                .addChoice("Draw lots", "random");
    }

    static OptionData pace() {
        return new OptionData(
                        OptionType.STRING,
                        PACE,
                        "How much time there is for a turn; what is usual here unless you choose")
                .setAutoComplete(true);
    }

    static OptionData rated() {
        return new OptionData(
                OptionType.BOOLEAN, RATED, "Whether the match counts for ratings; it does unless you choose no");
    }

    /** Games, or paces, that fit what is typed. */
    List<Command.Choice> suggest(AutoCompleteQuery typing) {
        return typing.getName().equals(PACE)
                ? PaceWords.suggest(typing.getValue())
                : variants.suggestVariants(typing.getValue());
    }

    /**
     * Makes a challenge of what was chosen, and posts it as the answer.
     *
     * @param chosen the people who are invited
     */
    void propose(SlashCommandInteractionEvent event, List<OptionMapping> chosen) {
        Guild guild = event.getGuild();
        if (guild == null) {
            Replies.privately(event, "Matches begin on a server: use this command in one of its channels.");
            return;
        }
        Optional<ChallengeRefusal> impossible = playChannels.objection(event).or(() -> absent(chosen));
        if (impossible.isPresent()) {
            Replies.privately(event, refusals.of(impossible.get()));
            return;
        }
        List<Player> invited = chosen.stream().map(Names::chosen).toList();
        var server = new GuildId(guild.getIdLong());
        Optional<TimeControl> time = time(event, server);
        if (time.isEmpty()) {
            Replies.privately(event, PaceWords.REFUSAL);
            return;
        }
        var proposal = new Proposal(
                server,
                new ChannelId(event.getChannelIdLong()),
                Names.sender(event),
                invited,
                NotUnderstoodException.required(event.getOption(GAME)).getAsString(),
                side(event),
                time.get(),
                event.getOption(RATED, true, OptionMapping::getAsBoolean));
        if (challenges.check(proposal) instanceof ChallengeService.Check.Impossible(ChallengeRefusal refusal)) {
            Replies.privately(event, refusals.of(refusal));
            return;
        }
        names.remember(proposal.challenger());
        invited.forEach(names::remember);
        switch (challenges.challenge(proposal)) {
            case ChallengeResult.Waiting(Challenge challenge) -> posts.answer(event, challenge);
            case ChallengeResult.Refused(ChallengeRefusal refusal) -> Replies.privately(event, refusals.of(refusal));
            case ChallengeResult.Begun begun -> throw new IllegalStateException("not accepted yet: " + begun);
            case ChallengeResult.CalledOff calledOff -> throw new IllegalStateException("just made: " + calledOff);
        }
    }

    /** Of somebody who is chosen by an id Discord tells a membership only where there is one. */
    private static Optional<ChallengeRefusal> absent(List<OptionMapping> chosen) {
        return chosen.stream()
                .filter(option ->
                        option.getAsMember() == null && !option.getAsUser().isBot())
                .findFirst()
                .map(option -> new ProposalRefusal.NotOnServer(Names.chosen(option)));
    }

    /** What was chosen, or what the server has chosen for all; empty if what was typed is no pace. */
    private Optional<TimeControl> time(SlashCommandInteractionEvent event, GuildId guild) {
        return Optional.ofNullable(event.getOption(PACE))
                .map(typed -> PaceWords.read(typed.getAsString()))
                .orElseGet(() -> Optional.of(preferences.of(guild).pace()));
    }

    private static SideWish side(SlashCommandInteractionEvent event) {
        return event.getOption(
                SIDE,
                SideWish.RANDOM,
                option -> NotUnderstoodException.choice(
                        SideWish.class, option.getAsString().toUpperCase(Locale.ROOT)));
    }
}
