package dolmen.renderer.plaque;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The achievements of a player, each on its own small plaque; the plaques of earned ones are lit.
 *
 * @param title the player's name and the number of earned achievements
 * @param feats the achievements, in reading order
 */
public record AchievementsPlaque(String title, List<Feat> feats) implements Plaque {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM uuuu", Locale.ENGLISH);
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMM uuuu", Locale.ENGLISH);
    private static final int NAME_LENGTH = 60;

    public AchievementsPlaque {
        feats = List.copyOf(feats);
    }

    /**
     * One achievement.
     *
     * @param how the instruction for earning it, in one short sentence
     * @param done the number of completed steps, at most {@code needed}
     * @param needed the number of necessary steps, at least 1
     * @param earned the day of the last step; empty while steps are missing
     */
    public record Feat(String name, String how, int done, int needed, Optional<LocalDate> earned) {

        /** The month in which the achievement was earned, for example "Mar 2026"; empty if it was not. */
        public Optional<String> month() {
            return earned.map(MONTH::format);
        }

        /** The steps, for example "7 of 10". */
        public String progress() {
            return "%d of %d".formatted(done, needed);
        }

        /** The name, with the steps if the achievement is in progress and has several. */
        private String named() {
            boolean begun = done > 0 && needed > 1 && earned.isEmpty();
            return begun ? "%s (%s)".formatted(name, progress()) : name;
        }
    }

    /**
     * All achievements; if that is too long, without the days, then without the steps, then without the instructions.
     */
    @Override
    public String altText() {
        return Wordings.longestThatFits(Stream.of(
                words(
                        feat -> "%s, %s"
                                .formatted(feat.name(), DAY.format(feat.earned().orElseThrow())),
                        feat -> "%s: %s".formatted(feat.named(), feat.how())),
                words(Feat::name, feat -> "%s: %s".formatted(feat.named(), feat.how())),
                words(Feat::name, feat -> "%s: %s".formatted(feat.name(), feat.how())),
                words(Feat::name, Feat::named)));
    }

    private String words(Function<Feat, String> earned, Function<Feat, String> missing) {
        return "Achievements. %s.%s%s"
                .formatted(
                        Wordings.cut(title, NAME_LENGTH),
                        list(
                                " Earned: ",
                                feats.stream().filter(feat -> feat.earned().isPresent()),
                                earned),
                        list(
                                " Still to earn: ",
                                feats.stream().filter(feat -> feat.earned().isEmpty()),
                                missing));
    }

    private static String list(String heading, Stream<Feat> feats, Function<Feat, String> words) {
        String all = feats.map(words).map(one -> one.replaceFirst("\\.$", "")).collect(Collectors.joining("; "));
        return all.isEmpty() ? "" : heading + all + ".";
    }
}
