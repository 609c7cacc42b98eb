package dolmen.bot.discord.words.typed;

import static java.util.Map.entry;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads typed spans of time: "3 days", "1d 12h", "a week", "half a day", in all languages of the bot. */
final class SpanReader {
    private static final Map<String, String> NUMBERS = Map.ofEntries(
            entry("1", "a an one ein eine einen einer en ett un une uno una um uma jeden jedna een"),
            entry("2", "two zwei tva deux dos due dois duas dwa dwie twee"),
            entry("3", "three drei tre trois tres trzy drie"),
            entry("4", "four vier fyra quatre cuatro quattro quatro cztery"),
            entry("5", "five funf fuenf fem cinq cinco cinque piec vijf"),
            entry("6", "six sechs sex seis sei szesc zes"),
            entry("7", "seven sieben sju sept siete sette sete siedem zeven"),
            entry("8", "eight acht atta huit ocho otto oito osiem"),
            entry("9", "nine neun nio neuf nueve nove dziewiec negen"),
            entry("10", "ten zehn tio dix diez dieci dez dziesiec tien"),
            entry("12", "twelve zwolf zwoelf tolv douze doce dodici doze dwanascie twaalf"),
            entry("14", "fourteen vierzehn fjorton quatorze catorce quattordici czternascie veertien"),
            entry(
                    "0.5",
                    "half halb halbe halben halber halbes halv halva demi demie medio media mezzo mezza meio meia pol halve"));

    private static final Map<String, Duration> UNITS = Map.of(
            "m|mins?|minutes?|minuten?|minuter|minutos?|minut[oiay]?|minuut|分", Duration.ofMinutes(1),
            "h|hrs?|hours?|std|stunden?|tim|timm(?:e|ar)|heures?|horas?|or[ae]|godzin[aey]?|uur|uren|時間",
                    Duration.ofHours(1),
            "d|days?|tage?n?|dag(?:ar|en)?|dygn|j|jours?|dias?|giorn[oi]|dzien|dni|dnia|日(?:間)?", Duration.ofDays(1),
            "w|wks?|weeks?|wochen?|vecka|veckor|sem|semaines?|semanas?|settiman[ae]|tydzien|tygodni[ae]?|weken|週間",
                    Duration.ofDays(7),
            "fortnights?", Duration.ofDays(14));

    private static final Pattern PART = Pattern.compile(
            "(?:[,&]|(?:and|und|och|et|y|ed?|en)(?= )|と)? ?(?:([0-9]{1,6}(?:[.,][0-9]{1,3})?) ?-? ?|((?:[a-z]+ ){1,2}))("
                    + String.join("|", UNITS.keySet())
                    + ")\\.?(?= |,|&|と|[0-9]|$) ?");

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
