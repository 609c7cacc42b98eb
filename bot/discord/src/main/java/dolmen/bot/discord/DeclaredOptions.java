package dolmen.bot.discord;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.CommandInteractionPayload;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;

/**
 * The declared options of a command or subcommand. Discord's own clients send no others. Other options, of an older
 * release or made by hand, never reach a handler.
 */
record DeclaredOptions(List<OptionData> options) {
    DeclaredOptions {
        options = List.copyOf(options);
    }

    /** True if the sent options match the command's declaration. */
    static boolean fit(SlashCommandData command, CommandInteractionPayload sent) {
        return part(command, sent).filter(declared -> declared.fit(sent)).isPresent();
    }

    /** The declared options of the sent command or subcommand; empty if there is no such subcommand. */
    private static Optional<DeclaredOptions> part(SlashCommandData command, CommandInteractionPayload sent) {
        String part = sent.getSubcommandName();
        if (sent.getSubcommandGroup() != null || command.getSubcommands().isEmpty() != (part == null)) {
            return Optional.empty();
        }
        return part == null
                ? Optional.of(new DeclaredOptions(command.getOptions()))
                : command.getSubcommands().stream()
                        .filter(one -> one.getName().equals(part))
                        .findFirst()
                        .map(SubcommandData::getOptions)
                        .map(DeclaredOptions::new);
    }

    private boolean fit(CommandInteractionPayload sent) {
        return options.stream().allMatch(one -> !one.isRequired() || sent.getOption(one.getName()) != null)
                && sent.getOptions().stream().allMatch(this::fits);
    }

    private boolean fits(OptionMapping sent) {
        return options.stream()
                .filter(one -> one.getName().equals(sent.getName()))
                .anyMatch(declared -> declared.getType() == sent.getType() && holds(declared, sent));
    }

    /** True if the declaration allows the value; the library checks a value only when it is read. */
    private static boolean holds(OptionData declared, OptionMapping sent) {
        try {
            return switch (declared.getType()) {
                case STRING -> isText(declared, sent.getAsString());
                case INTEGER -> isNumber(declared, (double) sent.getAsLong());
                case NUMBER -> isNumber(declared, sent.getAsDouble());
                case BOOLEAN -> List.of("true", "false").contains(sent.getAsString());
                case USER -> sent.getAsUser().getIdLong() > 0;
                case ROLE -> sent.getAsRole().getIdLong() > 0;
                case CHANNEL -> sent.getAsChannel().getIdLong() > 0;
                case MENTIONABLE -> sent.getAsMentionable().getIdLong() > 0;
                case ATTACHMENT -> sent.getAsAttachment().getIdLong() > 0;
                case SUB_COMMAND, SUB_COMMAND_GROUP, UNKNOWN -> false;
            };
        } catch (IllegalStateException | NumberFormatException unreadable) {
            return false;
        }
    }

    private static boolean isText(OptionData declared, String text) {
        int longest = Objects.requireNonNullElse(declared.getMaxLength(), OptionData.MAX_STRING_OPTION_LENGTH);
        int shortest = Objects.requireNonNullElse(declared.getMinLength(), 0);
        return text.length() >= shortest
                && text.length() <= longest
                && (declared.getChoices().isEmpty()
                        || declared.getChoices().stream()
                                .map(Command.Choice::getAsString)
                                .anyMatch(text::equals));
    }

    private static boolean isNumber(OptionData declared, double number) {
        return number
                        >= Objects.requireNonNullElse(declared.getMinValue(), OptionData.MIN_NEGATIVE_NUMBER)
                                .doubleValue()
                && number
                        <= Objects.requireNonNullElse(declared.getMaxValue(), OptionData.MAX_POSITIVE_NUMBER)
                                .doubleValue()
                && (declared.getChoices().isEmpty()
                        || declared.getChoices().stream().anyMatch(choice -> choice.getAsDouble() == number));
    }
}
