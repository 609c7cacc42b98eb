package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.timekeeping.VacationService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.Objects;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.utils.TimeFormat;

/** {@code /vacation}: stops a player's clocks for a time. */
record VacationCommand(VacationService vacations, CommandBook commands, Readers readers) implements SlashCommand {
    private static final String BEGIN = "begin";
    private static final String END = "end";
    private static final String SHOW = "show";
    private static final String DAYS = "days";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("vacation", "Stop the clocks of all your matches while you are away")
                .addSubcommands(
                        new SubcommandData(BEGIN, "Begin a vacation now; you may still move")
                                .addOptions(new OptionData(
                                                OptionType.INTEGER, DAYS, "For how many days; you can end it earlier")
                                        .setRequiredRange(1, VacationService.DAYS_A_YEAR)
                                        .setRequired(true)),
                        new SubcommandData(END, "End your vacation now; the days that are left come back to you"),
                        new SubcommandData(SHOW, "How many days of vacation you have left this year"));
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        PlayerId person = Requester.personOf(event);
        Phrase answer = switch (Objects.requireNonNullElse(event.getSubcommandName(), SHOW)) {
            case BEGIN -> begun(vacations.begin(person, days(event)));
            case END -> ended(person, vacations.of(person));
            default -> standing(vacations.of(person));
        };
        Replies.fulfil(event.getHook(), readers.of(event).of(answer));
    }

    private static int days(SlashCommandInteractionEvent event) {
        return NotUnderstoodException.required(Optional.ofNullable(event.getOption(DAYS))
                .map(OptionMapping::getAsLong)
                .filter(days -> days >= 1 && days <= VacationService.DAYS_A_YEAR)
                .map(Math::toIntExact));
    }

    private Phrase begun(VacationService.Result result) {
        return switch (result) {
            case VacationService.Result.Begun(var now) -> SettingsPhrases.vacationBegun(standing(now));
            case VacationService.Result.AlreadyAway(var now) ->
                SettingsPhrases.vacationAlreadyAway(standing(now), commands.link("vacation"));
            case VacationService.Result.TooLong(var now) -> SettingsPhrases.vacationTooLong(left(now));
        };
    }

    private Phrase ended(PlayerId person, VacationService.Vacations before) {
        return before.now().isPresent()
                ? SettingsPhrases.vacationBack(left(vacations.end(person)))
                : SettingsPhrases.vacationNotAway(left(before));
    }

    private static Phrase standing(VacationService.Vacations now) {
        return now.now()
                .map(away -> SettingsPhrases.vacationAway(
                        new Verbatim(TimeFormat.DATE_TIME_SHORT.format(away.to())), left(now)))
                .orElseGet(() -> left(now));
    }

    private static Phrase left(VacationService.Vacations now) {
        return SettingsPhrases.vacationLeft(now.daysLeft(), VacationService.DAYS_A_YEAR);
    }
}
