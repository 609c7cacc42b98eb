package dolmen.rules.typed.move;

import dolmen.rules.typed.Part;
import dolmen.rules.typed.Part.Kind;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The run of signs around a sign, up to the next part of another kind.
 *
 * @param signs the text of all these signs
 * @param betweenCells true if only these signs are between two cells
 */
record Gap(String signs, boolean betweenCells) {
    private static final Pattern AROUND_A_CELL = Pattern.compile("[\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\"_]|\\*\\*|\\|\\|");
    private static final Pattern SLANTED = Pattern.compile("\\*(\\s*\\P{Punct}?-?\\s*)\\*");
    private static final Pattern ARROW = Pattern.compile("[-=~ ]*>+|<+[-=~ ]*");
    /** Signs that connect two things, equate them, or offer a choice. Their meaning between two cells is not clear. */
    private static final Pattern OTHER_MEANING = Pattern.compile("[+=&^@#~/|*]");

    private static final Pattern BROKEN = Pattern.compile("\\S\\s+\\S");

    /** The signs on both sides of a sign. */
    static Gap around(List<Part> parts, int at) {
        int begin = at;
        while (begin > 0 && parts.get(begin - 1).is(Kind.SIGN)) {
            begin--;
        }
        int end = at + 1;
        while (end < parts.size() && parts.get(end).is(Kind.SIGN)) {
            end++;
        }
        boolean between = begin > 0
                && end < parts.size()
                && parts.get(begin - 1).is(Kind.CELL)
                && parts.get(end).is(Kind.CELL);
        return new Gap(Part.joined(parts.subList(begin, end)).strip(), between);
    }

    /** True if it is an "and" between two cells. */
    boolean adds() {
        return betweenCells && (signs.equals("&") || signs.equals("+"));
    }

    boolean isArrow() {
        return ARROW.matcher(signs).matches();
    }

    /** True if the signs may relate two cells in another way than as origin and target. */
    boolean isUnclear() {
        if (!betweenCells || adds() || isArrow()) {
            return false;
        }
        String between = AROUND_A_CELL
                .matcher(SLANTED.matcher(signs).replaceAll("$1"))
                .replaceAll("")
                .strip();
        return !ARROW.matcher(between).matches()
                && (OTHER_MEANING.matcher(between).find()
                        || BROKEN.matcher(between).find());
    }
}
