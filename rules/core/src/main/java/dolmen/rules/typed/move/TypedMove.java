package dolmen.rules.typed.move;

import dolmen.rules.typed.Part;
import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.move.Claim.Mention;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A typed move, split into its claims. */
public final class TypedMove {
    private static final Pattern OUTER_SIGNS = Pattern.compile("^[%1$s>*+^<]+|[%1$s>*+^<]+$".formatted(Claims.NEUTRAL));

    private final String text;
    private final List<Claim> claims;
    private final List<Mention> mentions;
    private final List<String> cells;
    private final String known;
    private final boolean doubtful;
    private final Set<String> denied;

    private TypedMove(Claims claims) {
        this.text = OUTER_SIGNS.matcher(claims.text()).replaceAll("");
        this.claims = List.copyOf(claims.all());
        this.mentions = claims(Mention.class).toList();
        this.cells = cells(mentions);
        this.known = claims.known();
        this.doubtful = claims.doubtful();
        this.denied = Set.copyOf(claims.denied());
    }

    /** Reads a text without small talk; never throws. */
    static TypedMove of(String plain, GameVocabulary vocabulary) {
        var claims = new Claims(vocabulary, Part.of(plain));
        claims.take();
        return new TypedMove(claims);
    }

    /** The text without blanks, meaningless words, and signs around the whole. */
    public String text() {
        return text;
    }

    /** The named cells, the origin first if the text says which it is. */
    public List<String> cells() {
        return cells;
    }

    private static List<String> cells(List<Mention> mentions) {
        var cells = new ArrayList<String>();
        for (Mention mention : mentions) {
            cells.add(mention.roles().equals(Set.of(CellRole.FROM)) ? 0 : cells.size(), mention.cell());
        }
        return List.copyOf(cells);
    }

    /** True if the text contains one of these words. */
    public boolean says(Phrases deed) {
        return claims(Claim.Done.class).anyMatch(done -> done.deeds().contains(deed));
    }

    /** The text without unknown words and words of doubt. */
    String withoutDoubt() {
        return known;
    }

    /** True if it contains unknown words or words of doubt. */
    boolean doubtful() {
        return doubtful;
    }

    /** True if the text excludes the cell and says nothing else about it. */
    boolean denies(String cell) {
        return denied.contains(cell) && !cells.contains(cell);
    }

    /** True if it contains a direction between two others, such as up and left, or a word for diagonal. */
    boolean isSlanting() {
        List<Bearing> headings =
                claims(Claim.Headed.class).map(Claim.Headed::heading).toList();
        return headings.contains(Bearing.DIAGONAL)
                || (headings.stream().anyMatch(Bearing::isVertical)
                        && headings.stream().anyMatch(Bearing::isHorizontal));
    }

    List<Claim> claims() {
        return claims;
    }

    List<Mention> mentions() {
        return mentions;
    }

    <C extends Claim> Stream<C> claims(Class<C> kind) {
        return claims.stream().filter(kind::isInstance).map(kind::cast);
    }
}
