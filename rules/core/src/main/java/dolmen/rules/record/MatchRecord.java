package dolmen.rules.record;

import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A match as it stands in a file: what there is to say about it, and the game with every entry. It tells everything,
 * hidden hands too. Its text is described in {@code docs/records.md}.
 *
 * @param tags each name once; what follows from the game has none
 */
public record MatchRecord(List<Tag> tags, HostedGame<?> game) {
    /** The tag of the variant, with which every record begins. */
    static final String GAME = "Game";

    /** The tag that says who came where. */
    static final String RESULT = "Result";

    /** The tag that says how it ended. */
    static final String ENDING = "Ending";

    /** The tags that follow from the game. */
    static final Set<String> DERIVED = Set.of(GAME, RESULT, ENDING);

    /**
     * The record of that game.
     *
     * @throws IllegalArgumentException if a tag stands there twice, or follows from the game
     */
    public MatchRecord {
        tags = List.copyOf(tags);
        Set<String> names = tags.stream().map(Tag::name).collect(Collectors.toSet());
        if (names.size() < tags.size() || names.stream().anyMatch(DERIVED::contains)) {
            throw new IllegalArgumentException("a tag twice, or one that follows from the game: " + names);
        }
    }

    /** What the tag of that name says, if there is one. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst();
    }

    /** The name of the player in the seat of that index, if it is told. */
    public Optional<String> player(int seat) {
        return tag(playerTag(seat)).filter(name -> !name.isBlank());
    }

    /** The name of the tag that tells who plays in the seat of that index. */
    public static String playerTag(int seat) {
        return "Player" + (seat + 1);
    }

    /** Who came where: {@code 1 > 2}, {@code 1 = 2}, {@code void}, or {@code *} while it goes on. */
    public String result() {
        return game.conclusion().map(Ending::result).orElse("*");
    }

    /**
     * How it ended, in a few words; empty while it goes on.
     *
     * @param player what the player of a seat is called
     */
    public Optional<String> ending(Function<Seat, String> player) {
        return game.conclusion().map(conclusion -> new Ending(player).words(conclusion));
    }

    /** The record in lines, the last of which is ended like all others. */
    public String text() {
        return new RecordText(this).text();
    }
}
