package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Scope;
import dolmen.rules.Game;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/** {@code /leaderboard}: the strongest players of a game, and the person's own place. */
record LeaderboardCommand(UsualGame usual, LeaderboardMessage message, VariantCatalogue variants, Readers readers)
        implements SlashCommand {
    private static final String GAME = "game";
    private static final String SCOPE = "scope";
    private static final String AGAINST = "against";
    private static final String PAGE = "page";
    private static final int HIGHEST_PAGE = 1_000_000;

    @Override
    public SlashCommandData definition() {
        return Commands.slash("leaderboard", "The strongest players of a game, and where you stand")
                .addOptions(
                        new OptionData(
                                        OptionType.STRING,
                                        GAME,
                                        "The game; else that of this thread, else the one you played last")
                                .setAutoComplete(true),
                        new OptionData(
                                        OptionType.STRING,
                                        SCOPE,
                                        "Whose players; those of this server unless you choose")
                                .addChoice("This server", "server")
                                .addChoice("All servers", LeaderboardRequest.GLOBAL),
                        new OptionData(
                                        OptionType.STRING,
                                        AGAINST,
                                        "Whose matches; those among people unless you choose")
                                .addChoice("People", Pool.PEOPLE.name())
                                .addChoice("Computers", Pool.COMPUTERS.name()),
                        new OptionData(OptionType.INTEGER, PAGE, "Which page of the list")
                                .setRequiredRange(1, HIGHEST_PAGE));
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return variants.suggestGames(event.getFocusedOption().getValue(), readers.of(event));
    }

    /** The typed text, if it names no game. */
    private Optional<String> unknown(SlashCommandInteractionEvent event) {
        return named(event).filter(name -> variants.game(name).isEmpty());
    }

    private static Optional<String> named(SlashCommandInteractionEvent event) {
        return Optional.ofNullable(event.getOption(GAME)).map(OptionMapping::getAsString);
    }

    @Override
    public Acknowledgement acknowledgement(SlashCommandInteractionEvent event) {
        return unknown(event).isPresent() || isAmongOthers(event) ? Acknowledgement.PRIVATE : Acknowledgement.PUBLIC;
    }

    /** True in a place with other readers of which the bot is not a member. */
    private static boolean isAmongOthers(SlashCommandInteractionEvent event) {
        return event.getContext() != InteractionContextType.BOT_DM
                && Requester.of(event).guild().isEmpty();
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Optional<String> unknown = unknown(event);
        if (unknown.isPresent()) {
            Replies.fulfil(event.getHook(), readers.of(event).of(variants.unknown(unknown.get())));
            return;
        }
        Optional<Game<?>> game = named(event).flatMap(variants::game);
        var requester = Requester.of(event);
        boolean everywhere =
                event.getOption(SCOPE, "", OptionMapping::getAsString).equals(LeaderboardRequest.GLOBAL);
        Scope scope = LeaderboardRequest.scope(requester, everywhere);
        var request = new LeaderboardRequest(
                scope,
                game.map(chosen -> new Ladder(chosen.facts().id(), Pool.PEOPLE))
                        .orElseGet(() -> usual.of(event, requester, scope))
                        .in(event.getOption(
                                AGAINST,
                                Pool.PEOPLE,
                                option -> NotUnderstoodException.choice(Pool.class, option.getAsString()))),
                Optional.empty(),
                event.getOption(PAGE, 1, OptionMapping::getAsInt) - 1);
        Replies.fulfil(
                event.getHook(),
                requester.guild().isPresent() ? message.of(requester, request) : message.alone(requester, request));
    }
}
