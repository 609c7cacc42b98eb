package dolmen.bot.discord.settings;

import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.settings.typed.TypedTime;
import dolmen.bot.discord.settings.typed.UnreadTimeException;
import dolmen.bot.discord.settings.typed.ZoneReader;
import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimePreferences;
import dolmen.bot.match.time.TimePreferences.RemindedIn;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.CommandInteractionPayload;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/** A player's settings about time, as options of a command and as text. */
final class TimeOptions {
    static final String ZONE = "zone";
    static final String QUIET = "quiet";
    static final String REMINDERS = "reminders";
    static final String REMINDED_IN = "reminded-in";
    static final String DIGEST = "digest";
    static final int LONGEST = 40;

    private static final DateTimeFormatter SHOWN = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

    private TimeOptions() {}

    static List<OptionData> definitions() {
        return List.of(
                new OptionData(OptionType.STRING, ZONE, "Where you live: type the name of a city near you")
                        .setAutoComplete(true),
                text(QUIET, "When you are not to be disturbed, such as 22:30-7:00 or 10pm-7am; or off")
                        .setAutoComplete(true),
                text(REMINDERS, "When you are reminded, in percent of your time, such as 50 80 95; or off"),
                new OptionData(OptionType.STRING, REMINDED_IN, "Where you are reminded")
                        .addChoice("In the match's thread", RemindedIn.THREAD.name())
                        .addChoice("In a direct message", RemindedIn.DIRECT_MESSAGE.name()),
                text(
                                DIGEST,
                                "One direct message a day at this time, such as 18:00, instead of a call each turn; or off")
                        .setAutoComplete(true));
    }

    private static OptionData text(String name, String description) {
        return new OptionData(OptionType.STRING, name, description).setMaxLength(LONGEST);
    }

    /**
     * Suggestions that show how the bot understands the typed text; for a time zone also the names that contain the
     * text, such as a city.
     */
    static List<Command.Choice> suggest(String option, String typed, Wording language) {
        return switch (option) {
            case ZONE -> suggestZones(typed);
            case QUIET -> understood(() -> off(typed) ? off(language) : quiet(TypedTime.quiet(typed), language));
            case DIGEST -> understood(() -> off(typed) ? off(language) : SHOWN.format(TypedTime.time(typed)));
            default -> List.of();
        };
    }

    /** A suggestion with the text as understood; empty while it is incomplete. */
    private static List<Command.Choice> understood(Supplier<String> read) {
        try {
            return List.of(new Command.Choice(read.get(), read.get()));
        } catch (UnreadTimeException unfinished) {
            return List.of();
        }
    }

    /** Quiet hours as people type them in this language. */
    private static String quiet(QuietHours hours, Wording language) {
        return language.of(SettingsPhrases.timesTypedQuiet(shown(hours.from()), shown(hours.to())));
    }

    /** The word that switches a setting off, as people type it in this language. */
    private static String off(Wording language) {
        return language.of(SettingsPhrases.timesTypedOff());
    }

    private static Verbatim shown(LocalTime time) {
        return new Verbatim(SHOWN.format(time));
    }

    static List<Command.Choice> suggestZones(String typed) {
        return Stream.concat(
                        ZoneReader.meant(typed).stream().map(ZoneId::getId).map(id -> id.equals("Z") ? "UTC" : id),
                        ZoneReader.holding(typed))
                .distinct()
                .limit(OptionData.MAX_CHOICES)
                .map(zone -> new Command.Choice(zone.replace('_', ' '), zone))
                .toList();
    }

    /**
     * The preferences after the command.
     *
     * @throws UnreadTimeException if a typed text is not understood
     */
    static TimePreferences changed(TimePreferences before, CommandInteractionPayload command) {
        TimePreferences now = before;
        for (OptionMapping option : command.getOptions()) {
            String typed =
                    option.getType() == OptionType.STRING ? option.getAsString().strip() : "";
            now = changed(now, option.getName(), typed);
        }
        return now;
    }

    /**
     * The preferences after the text for one option.
     *
     * @throws UnreadTimeException if it is not understood
     */
    static TimePreferences changed(TimePreferences before, String option, String typed) {
        return switch (option) {
            case ZONE -> before.withZone(ZoneReader.read(typed));
            case QUIET -> before.withQuiet(off(typed) ? Optional.empty() : Optional.of(TypedTime.quiet(typed)));
            case REMINDERS -> before.withReminders(off(typed) ? List.of() : TypedTime.reminders(typed));
            case DIGEST -> before.withDigest(off(typed) ? Optional.empty() : Optional.of(TypedTime.time(typed)));
            case REMINDED_IN -> before.withRemindedIn(NotUnderstoodException.choice(RemindedIn.class, typed));
            default -> before;
        };
    }

    /** The current value of an option, as people type it. */
    static String typed(TimePreferences now, String option, Wording language) {
        return switch (option) {
            case ZONE -> zone(now);
            case QUIET -> now.quiet().map(hours -> quiet(hours, language)).orElseGet(() -> off(language));
            case REMINDERS ->
                now.reminders().isEmpty()
                        ? off(language)
                        : now.reminders().stream().map(String::valueOf).collect(Collectors.joining(" "));
            case DIGEST -> now.digest().map(SHOWN::format).orElseGet(() -> off(language));
            case REMINDED_IN -> now.remindedIn().name();
            default -> "";
        };
    }

    private static String zone(TimePreferences now) {
        return now.zone().equals(ZoneOffset.UTC) ? "UTC" : now.zone().getId().replace('_', ' ');
    }

    private static boolean off(String typed) {
        return TypedTime.off(typed);
    }

    /** The current settings, one phrase for each option. */
    static List<Phrase> phrases(TimePreferences now) {
        return List.of(
                SettingsPhrases.timesZone(new Verbatim(zone(now))),
                now.quiet()
                        .map(hours -> SettingsPhrases.timesQuiet(shown(hours.from()), shown(hours.to())))
                        .orElseGet(SettingsPhrases::timesQuietNone),
                reminders(now.reminders()),
                switch (now.remindedIn()) {
                    case THREAD -> SettingsPhrases.timesReadInThread();
                    case DIRECT_MESSAGE -> SettingsPhrases.timesReadInDirectMessage();
                },
                now.digest()
                        .map(time -> SettingsPhrases.timesCalledDaily(shown(time)))
                        .orElseGet(SettingsPhrases::timesCalledEachTurn));
    }

    private static Phrase reminders(List<Integer> points) {
        return points.isEmpty()
                ? SettingsPhrases.timesRemindersNone()
                : SettingsPhrases.timesReminders(Listing.and(
                        points.stream().map(point -> new Verbatim(point + " %")).toList()));
    }
}
