package dolmen.bot.discord.settings.typed;

import static java.util.Map.entry;
import static java.util.stream.Collectors.toUnmodifiableMap;

import dolmen.bot.discord.words.typed.PlainWords;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads the names that people use for a time zone: its own name in any spelling, a city, a usual abbreviation, or hours
 * from UTC.
 */
public final class ZoneReader {
    private static final Pattern OFFSET =
            Pattern.compile("(?:utc|gmt|z)? ?([+-]) ?([0-9]{1,2})(?:[:.]?([0-9]{2}))?(?: ?(?:h|hours?))?");
    private static final int SUGGESTED = 3;

    /** Abbreviations of zones; one with several zones is ambiguous. */
    private static final Map<String, List<String>> ABBREVIATIONS = Map.ofEntries(
            entry("mez", List.of("Europe/Berlin")),
            entry("mesz", List.of("Europe/Berlin")),
            entry("cest", List.of("Europe/Paris")),
            entry("eest", List.of("Europe/Athens")),
            entry("west", List.of("Europe/Lisbon")),
            entry("msk", List.of("Europe/Moscow")),
            entry("edt", List.of("America/New_York")),
            entry("et", List.of("America/New_York")),
            entry("cdt", List.of("America/Chicago")),
            entry("mdt", List.of("America/Denver")),
            entry("pst", List.of("America/Los_Angeles")),
            entry("pdt", List.of("America/Los_Angeles")),
            entry("jst", List.of("Asia/Tokyo")),
            entry("aest", List.of("Australia/Sydney")),
            entry("cst", List.of("America/Chicago", "Asia/Shanghai")),
            entry("bst", List.of("Europe/London", "Asia/Dhaka")),
            entry("ist", List.of("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem")));

    /** Large cities that have no zone of their name, and other names of cities that have one. */
    private static final Map<String, String> CITIES = cities(
            "Europe/Berlin munchen munich hamburg koln cologne frankfurt stuttgart dusseldorf leipzig dresden",
            "Europe/Stockholm goteborg gothenburg malmo uppsala",
            "Europe/Paris lyon marseille toulouse bordeaux lille",
            "Europe/Madrid barcelona valencia sevilla seville bilbao",
            "Europe/Rome rom roma milan milano mailand naples napoli turin torino",
            "Europe/London londres manchester edinburgh glasgow birmingham",
            "Europe/Vienna wien vienne viena",
            "Europe/Copenhagen kopenhagen kopenhamn copenhague kobenhavn",
            "Europe/Zurich bern berne geneva genf geneve basel",
            "Europe/Lisbon lissabon lisboa lisbonne porto",
            "Europe/Warsaw warschau warszawa varsovie varsovia krakow",
            "Europe/Prague prag praha praga",
            "Europe/Brussels brussel bruxelles bruselas antwerp",
            "Europe/Moscow moskau moskva moscou moscu",
            "Europe/Athens athen aten athenes atenas",
            "America/New_York boston washington philadelphia miami atlanta nyc",
            "America/Chicago dallas houston austin",
            "America/Los_Angeles sanfrancisco seattle sandiego lasvegas",
            "America/Toronto montreal ottawa",
            "America/Mexico_City mexiko mexico",
            "Asia/Kolkata delhi newdelhi mumbai bangalore",
            "Asia/Shanghai beijing peking pekin");

    private ZoneReader() {}

    private static Map<String, String> cities(String... rows) {
        return Arrays.stream(rows)
                .map(row -> row.split(" ", -1))
                .flatMap(row -> Arrays.stream(row).skip(1).map(city -> entry(city, row[0])))
                .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /**
     * The zone in the text.
     *
     * @throws UnreadTimeException if it is unknown or ambiguous
     */
    public static ZoneId read(String typed) {
        List<ZoneId> meant = meant(typed);
        if (meant.size() == 1) {
            return meant.getFirst();
        }
        var shown = new Verbatim(typed.replace("`", ""));
        throw new UnreadTimeException(
                meant.isEmpty() ? unknown(shown, nearest(typed)) : TypedPhrases.zoneAmbiguous(shown, listed(meant)));
    }

    /** The possible zones, as far as they differ. */
    public static List<ZoneId> meant(String typed) {
        String words = PlainWords.of(typed);
        Optional<ZoneId> exact = exact(typed.strip(), words);
        if (exact.isPresent()) {
            return List.of(exact.get());
        }
        String key = key(typed);
        List<ZoneId> found = Stream.<Stream<String>>of(
                        named().filter(id -> key(id).equals(key)),
                        ABBREVIATIONS.getOrDefault(words, List.of()).stream(),
                        named().filter(id -> key(city(id)).equals(key)),
                        Optional.ofNullable(CITIES.get(key)).stream())
                .map(ids -> ids.map(ZoneId::of).toList())
                .filter(zones -> !zones.isEmpty())
                .findFirst()
                .orElse(List.of());
        return different(found);
    }

    private static Optional<ZoneId> exact(String typed, String words) {
        if (List.of("utc", "gmt", "z").contains(words)) {
            return Optional.of(ZoneOffset.UTC);
        }
        Matcher offset = OFFSET.matcher(words);
        try {
            return Optional.of(
                    offset.matches() ? ZoneId.ofOffset("UTC", offset(offset)) : ZoneId.of(typed.replace(' ', '_')));
        } catch (DateTimeException unknown) {
            return Optional.empty();
        }
    }

    private static ZoneOffset offset(Matcher parts) {
        int sign = parts.group(1).equals("-") ? -1 : 1;
        int minutes = parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3));
        return ZoneOffset.ofHoursMinutes(sign * Integer.parseInt(parts.group(2)), sign * minutes);
    }

    /** The zones, but only one of those with the same rules. */
    private static List<ZoneId> different(List<ZoneId> zones) {
        return List.copyOf(zones.stream()
                .collect(toUnmodifiableMap(ZoneId::getRules, Function.identity(), (first, same) -> first))
                .values()
                .stream()
                .sorted(Comparator.comparing(ZoneId::getId))
                .toList());
    }

    private static Stream<String> named() {
        return ZoneId.getAvailableZoneIds().stream()
                .filter(id -> !id.startsWith("Etc/") && !id.startsWith("SystemV/"))
                .sorted();
    }

    /** The names that contain the text, UTC first. */
    public static Stream<String> holding(String typed) {
        String key = key(typed);
        return Stream.concat(Stream.of("UTC"), cities()).filter(id -> key(id).contains(key));
    }

    private static Stream<String> cities() {
        return named().filter(id -> id.contains("/"));
    }

    private static String city(String id) {
        return id.substring(id.lastIndexOf('/') + 1);
    }

    private static String key(String name) {
        return PlainWords.of(name).replaceAll("[ _./'-]", "");
    }

    private static Phrase unknown(Verbatim shown, List<ZoneId> nearest) {
        return nearest.isEmpty()
                ? TypedPhrases.zoneUnknown(shown)
                : TypedPhrases.zoneUnknownNear(shown, listed(nearest));
    }

    private static List<ZoneId> nearest(String typed) {
        String key = key(typed);
        return cities().sorted(Comparator.comparingInt((String id) -> alike(key, key(city(id))))
                        .reversed())
                .limit(SUGGESTED)
                .filter(id -> alike(key, key(city(id))) > 0)
                .map(ZoneId::of)
                .toList();
    }

    /** The number of pairs of neighbouring letters in both names, less the difference of their lengths. */
    private static int alike(String one, String other) {
        long shared = IntStream.range(0, Math.max(0, one.length() - 1))
                .filter(at -> other.contains(one.substring(at, at + 2)))
                .count();
        return 2 * Math.toIntExact(shared) - Math.abs(one.length() - other.length());
    }

    private static Listing listed(List<ZoneId> zones) {
        return Listing.or(zones.stream()
                .map(zone -> new Verbatim("`" + zone.getId() + "`"))
                .toList());
    }
}
