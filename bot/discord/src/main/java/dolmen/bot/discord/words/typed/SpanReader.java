package dolmen.bot.discord.words.typed;

import static java.util.Map.entry;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads typed spans of time: "3 days", "1d 12h", "a week", "half a day", in five languages. */
final class SpanReader {
    private static final Map<String, String> NUMBERS = Map.ofEntries(
            entry("1", "a an one ein eine einen einer en ett un une uno una"),
            entry("2", "two zwei tva deux dos"),
            entry("3", "three drei tre trois tres"),
            entry("4", "four vier fyra quatre cuatro"),
            entry("5", "five funf fuenf fem cinq cinco"),
            entry("6", "six sechs sex seis"),
            entry("7", "seven sieben sju sept siete"),
            entry("8", "eight acht atta huit ocho"),
            entry("9", "nine neun nio neuf nueve"),
            entry("10", "ten zehn tio dix diez"),
            entry("12", "twelve zwolf zwoelf tolv douze doce"),
            entry("14", "fourteen vierzehn fjorton quatorze catorce"),
            entry("0.5", "half halb halbe halben halber halbes halv halva demi demie medio media"));

    private static final Map<String, Duration> UNITS = Map.of(
            "m|mins?|minutes?|minuten?|minuter|minutos?", Duration.ofMinutes(1),
            "h|hrs?|hours?|std|stunden?|tim|timm(?:e|ar)|heures?|horas?", Duration.ofHours(1),
            "d|days?|tage?n?|dag(?:ar)?|j|jours?|dias?", Duration.ofDays(1),
            "w|wks?|weeks?|wochen?|vecka|veckor|sem|semaines?|semanas?", Duration.ofDays(7),
            "fortnights?", Duration.ofDays(14));

    private static final Pattern PART =
            Pattern.compile("(?:,|&|and|und|och|et|y)? ?(?:([0-9]{1,6}(?:[.,][0-9]{1,3})?) ?-? ?|((?:[a-z]+ ){1,2}))("
                    + String.join("|", UNITS.keySet())
                    + ")\\.?(?= |,|&|[0-9]|$) ?");

    private SpanReader() {}

    /** The span in the normalised text; empty if there is none. */
    static Optional<Duration> read(String words) {
        Matcher part = PART.matcher(words);
        Duration sum = Duration.ZERO;
        int end = 0;
        while (end < words.length()) {
            if (!part.find(end) || part.start() != end) {
                return Optional.empty();
            }
            Optional<Duration> more = span(part);
            if (more.isEmpty()) {
                return Optional.empty();
            }
            sum = sum.plus(more.get());
            end = part.end();
        }
        return end == 0 ? Optional.empty() : Optional.of(sum);
    }

    private static Optional<Duration> span(Matcher part) {
        Optional<BigDecimal> number = part.group(1) == null
                ? spelled(part.group(2).strip())
                : Optional.of(new BigDecimal(part.group(1).replace(',', '.')));
        return number.flatMap(so -> unit(part.group(3)).map(unit -> times(unit, so)));
    }

    /** For example "three", or "half a". */
    private static Optional<BigDecimal> spelled(String words) {
        BigDecimal product = BigDecimal.ONE;
        for (String word : words.split(" ", -1)) {
            Optional<BigDecimal> factor = NUMBERS.entrySet().stream()
                    .filter(number -> (" " + number.getValue() + " ").contains(" " + word + " "))
                    .map(number -> new BigDecimal(number.getKey()))
                    .findFirst();
            if (factor.isEmpty()) {
                return Optional.empty();
            }
            product = product.multiply(factor.get());
        }
        return Optional.of(product);
    }

    private static Optional<Duration> unit(String word) {
        return UNITS.entrySet().stream()
                .filter(unit -> word.matches(unit.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static Duration times(Duration unit, BigDecimal number) {
        return Duration.ofSeconds(
                number.multiply(BigDecimal.valueOf(unit.toSeconds())).longValue());
    }
}
