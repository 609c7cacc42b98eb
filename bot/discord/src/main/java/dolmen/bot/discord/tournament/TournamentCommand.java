package dolmen.bot.discord.tournament;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.discord.words.WordsPhrases;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.tournament.TournamentKind;
import dolmen.bot.tournament.TournamentResult;
import dolmen.bot.tournament.TournamentService;
import dolmen.bot.tournament.TournamentTerms;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /tournament}: announces a tournament in the channel. */
record TournamentCommand(
        TournamentService tournaments,
        PlayChannels playChannels,
        Preferences preferences,
        Vocabulary words,
        TournamentRefusalWords refusals,
        RandomGenerator random,
        InstantSource clock)
        implements SlashCommand {
    private static final String GAME = "game";
    private static final String KIND = "kind";
    private static final String PACE = "pace";
    private static final String HOURS = "hours";
    private static final int USUAL_HOURS = 24;
    private static final int MOST_HOURS = 24 * 14;

    @Override
    public SlashCommandData definition() {
        var kind = new OptionData(OptionType.STRING, KIND, "How the players are paired", true)
                .addChoice("Swiss: a few rounds among equals", name(TournamentKind.SWISS))
                .addChoice("Round robin: everybody plays everybody", name(TournamentKind.ROUND_ROBIN))
                .addChoice("Double round robin: everybody twice", name(TournamentKind.DOUBLE_ROUND_ROBIN))
                .addChoice("Knockout: the loser is out", name(TournamentKind.KNOCKOUT));
        return Commands.slash("tournament", "Announce a tournament here; computers take empty seats")
                .setContexts(InteractionContextType.GUILD)
                .addOptions(
                        new OptionData(
                                OptionType.STRING, GAME, "The game and its variant: type a few letters", true, true),
                        kind,
                        new OptionData(
                                        OptionType.STRING,
                                        PACE,
                                        "How much time there is for a turn; what is usual here unless you choose")
                                .setAutoComplete(true),
                        new OptionData(OptionType.INTEGER, HOURS, "Hours until it begins; 24 unless you choose")
                                .setRequiredRange(1, MOST_HOURS));
    }

    private static String name(TournamentKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return event.getFocusedOption().getName().equals(PACE)
                ? PaceWords.suggest(
                        event.getFocusedOption().getValue(), words.readers().of(event))
                : words.suggestVariants(event);
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Replies.fulfil(event.getHook(), announced(event));
    }

    private String announced(SlashCommandInteractionEvent event) {
        var requester = Requester.of(event);
        Wording wording = words.readers().of(event);
        Optional<ChallengeRefusal> objection = playChannels.objectionToProposal(event);
        if (objection.isPresent()) {
            ChallengeRefusalWords here = words.challengeRefusals().on(requester.reader());
            return here.of(objection.get());
        }
        GuildId server = NotUnderstoodException.required(requester.guild());
        String typed = NotUnderstoodException.required(Optional.ofNullable(event.getOption(GAME)))
                .getAsString();
        Optional<Variant> variant = words.variants().variant(typed);
        if (variant.isEmpty()) {
            return wording.of(words.variants().unknown(typed));
        }
        Optional<TimeControl> time = Optional.ofNullable(event.getOption(PACE))
                .map(OptionMapping::getAsString)
                .map(PaceWords::read)
                .orElseGet(() -> Optional.of(preferences.of(server).pace()));
        if (time.isEmpty()) {
            return wording.of(WordsPhrases.paceUnread());
        }
        Optional<GuildMessageChannel> around = playChannels.around(event);
        if (around.isEmpty() && event.getChannel() instanceof ThreadChannel) {
            return wording.of(TournamentPhrases.refusedThread());
        }
        words.names().remember(Names.sender(event));
        var channel = new ChannelId(around.map(GuildMessageChannel::getIdLong).orElseGet(event::getChannelIdLong));
        Instant now = clock.instant();
        var terms = new TournamentTerms(
                server,
                channel,
                requester.person(),
                variant.get(),
                time.get(),
                words.variants().rated(variant.get()),
                kind(event),
                random.nextLong(),
                now,
                now.plus(Duration.ofHours(event.getOption(HOURS, USUAL_HOURS, OptionMapping::getAsInt))));
        return switch (tournaments.announce(terms)) {
            case TournamentResult.Refused(var why) -> refusals.of(why, wording);
            case TournamentResult.Done done ->
                wording.of(TournamentPhrases.announced(new Verbatim("<#%s>".formatted(channel))));
        };
    }

    private static TournamentKind kind(SlashCommandInteractionEvent event) {
        String chosen = NotUnderstoodException.required(Optional.ofNullable(event.getOption(KIND)))
                .getAsString();
        return NotUnderstoodException.choice(TournamentKind.class, chosen.toUpperCase(Locale.ROOT));
    }
}
