package dolmen.rules.record;

import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A match as stored in a file: its tags, and the game with every entry. It reveals everything, hidden hands too. The
 * format is described in {@code docs/records.md}.
 *
 * @param tags the tags, each name once; without the tags that follow from the game
 */
public record MatchRecord(List<Tag> tags, HostedGame<?> game) {
    /** The tag of the variant, the first tag of every record. */
    static final String GAME = "Game";

    /** The tag with the ranking. */
    static final String RESULT = "Result";

    /** The tag with the reason for the end. */
    static final String ENDING = "Ending";

    /** The tags that follow from the game. */
    static final Set<String> DERIVED = Set.of(GAME, RESULT, ENDING);

    /**
     * The record of a game.
     *
     * @throws IllegalArgumentException if two tags have one name, or a tag follows from the game
     */
    public MatchRecord {
        tags = List.copyOf(tags);
        Set<String> names = tags.stream().map(Tag::name).collect(Collectors.toSet());
        if (names.size() < tags.size() || names.stream().anyMatch(DERIVED::contains)) {
            throw new IllegalArgumentException("a tag is repeated or follows from the game: " + names);
        }
    }

    /** The value of the tag with that name, if there is one. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst();
    }

    /** The name of the player in the seat with that index, if known. */
    public Optional<String> player(int seat) {
        return tag(playerTag(seat)).filter(name -> !name.isBlank());
    }

    /** The name of the tag for the player in the seat with that index. */
    public static String playerTag(int seat) {
        return "Player" + (seat + 1);
    }

    /** The ranking: {@code 1 > 2}, {@code 1 = 2}, {@code void}, or {@code *} while the game goes on. */
    public String result() {
        return game.conclusion().map(RecordedEnding::result).orElse("*");
    }

    /**
     * The reason for the end, in a few words; empty while the game goes on.
     *
     * @param player the function that gives the name of a seat's player
     */
    public Optional<String> ending(Function<Seat, String> player) {
        return game.conclusion().map(conclusion -> new RecordedEnding(player).words(conclusion));
    }

    /** The record as text; each line ends with a line feed. */
    public String text() {
        return new RecordText(this).text();
    }
}
