package dolmen.rules.certificate;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.Scanner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A strategy by which one seat wins from the start of a variant: a reply in every position that the seat can meet.
 *
 * <p>The replies follow the order of a {@link Walk}. Each is one character: {@code 0} is the first of the legal moves
 * in the alphabetical order of their notation, and so on through ASCII. In a file, a line such as
 * {@code obelisk(mode=bounded) second wins} precedes the replies.
 *
 * @param seat the seat that follows the strategy
 * @param replies a character for each position in which the seat is to move
 */
public record Certificate(Variant variant, Seat seat, String replies) {
    private static final char FIRST_MOVE = '0';
    private static final int LINE = 100;
    private static final String REMARK = "#";
    private static final List<String> SEATS = List.of("first", "second");
    private static final Pattern TITLE = Pattern.compile("(\\S+) (first|second) wins");
    private static final Pattern REPLIES = Pattern.compile("[0-~]+");

    /** The certificates of this release for the game, in one file; none for a game without a file. */
    public static List<Certificate> of(GameRegistry games, String game) {
        var file = Certificate.class.getResourceAsStream(game + ".txt");
        if (file == null) {
            return List.of();
        }
        try (var lines = new Scanner(file, StandardCharsets.UTF_8).useDelimiter("\n")) {
            return read(games, lines.tokens().toList());
        }
    }

    /**
     * The certificates of the lines; blank lines and comments are skipped.
     *
     * @throws IllegalArgumentException if another line has no place in a certificate
     */
    public static List<Certificate> read(GameRegistry games, List<String> lines) {
        List<Certificate> read = new ArrayList<>();
        for (String line : lines) {
            Matcher title = TITLE.matcher(line);
            if (title.matches()) {
                read.add(titled(games, title));
            } else if (!read.isEmpty() && REPLIES.matcher(line).matches()) {
                read.add(read.removeLast().with(line));
            } else if (!line.isBlank() && !line.startsWith(REMARK)) {
                throw new IllegalArgumentException("not a line of a certificate: \"%s\"".formatted(line));
            }
        }
        return read;
    }

    private static Certificate titled(GameRegistry games, Matcher title) {
        return new Certificate(games.read(title.group(1)), new Seat(SEATS.indexOf(title.group(2))), "");
    }

    private Certificate with(String more) {
        return new Certificate(variant, seat, replies + more);
    }

    /** The title, as a sentence without a full stop. */
    public String title() {
        return "%s %s wins".formatted(variant, SEATS.get(seat.index()));
    }

    /** The certificate in a file. */
    public String text() {
        return title() + "\n" + replies.replaceAll("(.{%d})(?=.)".formatted(LINE), "$1\n") + "\n";
    }

    /** Checks by the rules of the game that the seat wins, whatever the other seat plays. */
    public <M extends Move> Judgement<M> judge(Game<M> game) {
        PrimitiveIterator.OfInt written = replies.chars().iterator();
        Judgement<M> judgement = new Walk<>(
                        game,
                        variant,
                        seat,
                        (position, moves) -> written.hasNext() ? written.nextInt() - FIRST_MOVE : Walk.NO_REPLY)
                .judge();
        return judgement instanceof Judgement.Proved && written.hasNext()
                ? new Judgement.Refuted<>("There are replies to positions that cannot occur.")
                : judgement;
    }

    /** The certificate with the replies of a chooser. */
    static <M extends Move> Certificate of(Game<M> game, Variant variant, Seat seat, Walk.Chooser<M> chooser) {
        var replies = new StringBuilder();
        new Walk<>(game, variant, seat, (position, moves) -> {
                    int reply = chooser.reply(position, moves);
                    replies.append((char) (FIRST_MOVE + reply));
                    return reply;
                })
                .judge();
        return new Certificate(variant, seat, replies.toString());
    }
}
