package dolmen.rules.contract;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.play.GameRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Typed texts with their required meanings, read from {@code typed/<game>.txt}. A line that begins with {@code @} gives
 * the variant and the moves to the position of the lines below it. Each of these is {@code meaning | typed}. The
 * meaning is one of: canonical texts in the order of play; several with {@code /} between them for a text that must be
 * asked about; one after {@code ?} for a merely probable move; {@code ?} alone for a text that must not be played,
 * whether it is refused or asked about. The typed text may contain {@code \}{@code uXXXX}; a line that begins with
 * {@code #} is a comment.
 */
final class TypedCorpus {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-fA-F]{4})");
    private static final Pattern MOVE = Pattern.compile("(?<!\\p{L})M(?![\\p{IsLatin}'])");
    private static final String TALK = "talk";
    private static final String NOT_PLAYED = "?";
    private static final Path FOLDER = Path.of("games/src/test/resources/typed");

    static final int LEAST_OF_A_GAME = 60;

    private TypedCorpus() {}

    /**
     * A text typed in a position.
     *
     * @param meaning its required meaning
     * @param read its actual reading
     */
    record Line(HostedGame<?> before, String typed, String meaning, TypedTurn read) {

        static Line of(HostedGame<?> before, String typed, String meaning) {
            return new Line(
                    before, typed, meaning, before.playTyped(before.toMove().orElseThrow(), typed));
        }

        boolean isUnderstood() {
            return switch (read) {
                case TypedTurn.Played played -> meaning.equals(added(played));
                case TypedTurn.Ambiguous(List<String> candidates, int others) ->
                    meaning.equals(NOT_PLAYED)
                            || meaning.equals(NOT_PLAYED + candidates.getFirst())
                            || Set.of(meaning.split("/", -1)).equals(Set.copyOf(candidates));
                case TypedTurn.Illegal illegal -> meaning.equals(NOT_PLAYED);
                case TypedTurn.NotAMove no -> meaning.equals(NOT_PLAYED);
            };
        }

        boolean isMistaken() {
            return read instanceof TypedTurn.Played played && !meaning.equals(added(played));
        }

        private String added(TypedTurn.Played played) {
            return String.join(
                    " ",
                    played.game()
                            .record()
                            .moves()
                            .subList(before.entries(), played.game().entries()));
        }

        @Override
        public String toString() {
            return "%s after %s: \"%s\" must mean %s, and is %s"
                    .formatted(before.record().variant(), before.record().moves(), typed, meaning, read);
        }
    }

    static List<Line> of(String game) {
        var lines = new ArrayList<Line>();
        Optional<HostedGame<?>> before = Optional.empty();
        for (String line : lines(game)) {
            if (line.startsWith("@")) {
                before = Optional.of(position(line.substring(1).strip()));
            } else if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split(" \\| ", 2);
                if (before.isEmpty() || parts.length < 2) {
                    throw new IllegalArgumentException(
                            "typed/%s.txt: \"%s\" is not \"meaning | typed\" below a line with @"
                                    .formatted(game, line));
                }
                lines.add(Line.of(before.get(), unescaped(parts[1]), parts[0].strip()));
            }
        }
        return List.copyOf(lines);
    }

    /** The small talk around a move, in a position of each chosen game: {@code typed/talk.txt}. */
    static List<Line> talk(GameRegistry chosen) {
        List<String> all = lines(TALK);
        List<String> talk = all.stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.startsWith("@"))
                .toList();
        return all.stream()
                .filter(line -> line.startsWith("@"))
                .map(line -> line.substring(1).strip().split(" ", 2))
                .filter(given -> chosen.find(BLANKS.split(given[1], 2)[0]).isPresent())
                .flatMap(given -> said(talk, given[0], position(given[1])))
                .toList();
    }

    private static Stream<Line> said(List<String> talk, String move, HostedGame<?> before) {
        return talk.stream()
                .map(line -> line.split(" \\| ", 2))
                .map(parts -> Line.of(
                        before,
                        MOVE.matcher(parts[1]).replaceAll(move),
                        parts[0].strip().equals(NOT_PLAYED) ? NOT_PLAYED : move));
    }

    private static HostedGame<?> position(String words) {
        List<String> parts = Arrays.asList(BLANKS.split(words));
        if (!(GAMES.variant(parts.getFirst()) instanceof VariantChoice.Found(Variant variant))) {
            throw new IllegalArgumentException("no variant: " + words);
        }
        return HostedGame.replay(GAMES.game(variant.game()), new GameRecord(variant, parts.subList(1, parts.size())));
    }

    private static String unescaped(String typed) {
        return ESCAPE.matcher(typed)
                .replaceAll(code -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(code.group(1), 16))));
    }

    private static List<String> lines(String game) {
        Path file = FOLDER.resolve(game + ".txt");
        RequiredFile.check(file, "at least %d lines that people may type".formatted(LEAST_OF_A_GAME));
        try {
            return Files.readAllLines(file);
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }
}
