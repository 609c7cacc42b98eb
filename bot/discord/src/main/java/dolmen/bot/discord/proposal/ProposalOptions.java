package dolmen.bot.discord.proposal;

import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.match.challenge.SideWish;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.interactions.AutoCompleteQuery;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.CommandInteractionPayload;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** The options of commands that propose a match. Immutable. */
record ProposalOptions(VariantCatalogue variants, Readers readers) {
    private static final String GAME = "game";
    private static final String SIDE = "side";
    private static final String PACE = "pace";
    private static final String RATED = "rated";
    private static final String RANDOM_SIDE = "Random";

    static OptionData game(boolean required) {
        return new OptionData(OptionType.STRING, GAME, "The game and its variant: type a few letters", required, true);
    }

    /** All options but the game. */
    static List<OptionData> others() {
        return List.of(side(), pace(), rated());
    }

    /** The options for a match against computer players. */
    static List<OptionData> withComputers() {
        return List.of(
                side(),
                pace(),
                new OptionData(
                        OptionType.BOOLEAN,
                        RATED,
                        "Whether it counts on the ladder against computers; practice unless you choose"));
    }

    private static OptionData side() {
        return new OptionData(OptionType.STRING, SIDE, "Who moves first; random unless you choose")
                .addChoice("I move first", "first")
                .addChoice("I move second", "second")
                .addChoice(RANDOM_SIDE, "random");
    }

    /** The side option, for the continuation of a game of other players. */
    static OptionData sideOfGame() {
        return new OptionData(OptionType.STRING, SIDE, "Which side you play; random unless you choose")
                .addChoice("The side that began", "first")
                .addChoice("The side that answered", "second")
                .addChoice(RANDOM_SIDE, "random");
    }

    static OptionData pace() {
        return new OptionData(
                        OptionType.STRING,
                        PACE,
                        "How much time there is for a turn; what is usual here unless you choose")
                .setAutoComplete(true);
    }

    /** True if a side or a pace was chosen. */
    static boolean ofSideOrPace(CommandInteractionPayload command) {
        return command.getOption(SIDE) != null || command.getOption(PACE) != null;
    }

    private static OptionData rated() {
        return new OptionData(
                OptionType.BOOLEAN,
                RATED,
                "Whether it counts for ratings; unless you choose, only somebody's first match does not");
    }

    /** Suggestions of games or paces for the typed text. */
    List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        AutoCompleteQuery typing = event.getFocusedOption();
        return typing.getName().equals(PACE)
                ? PaceWords.suggest(typing.getValue(), readers.of(event))
                : variants.suggestVariants(typing.getValue(), readers.of(event));
    }

    /** The wishes of the command's sender. */
    static Wishes wishes(CommandInteractionPayload command, List<Guest> guests) {
        return new Wishes(
                Guest.ids(guests),
                Optional.ofNullable(command.getOption(GAME)).map(OptionMapping::getAsString),
                Optional.ofNullable(command.getOption(PACE)).map(OptionMapping::getAsString),
                Optional.ofNullable(command.getOption(SIDE))
                        .map(option -> NotUnderstoodException.choice(
                                SideWish.class, option.getAsString().toUpperCase(Locale.ROOT))),
                Optional.ofNullable(command.getOption(RATED)).map(OptionMapping::getAsBoolean));
    }
}
