package dolmen.rules.typed.move;

import dolmen.rules.typed.Part;
import dolmen.rules.typed.Part.Kind;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The signs around a sign, up to what else stands there.
 *
 * @param signs all of them, one after the other
 * @param betweenCells true if nothing but these stands between two cells
 */
record Gap(String signs, boolean betweenCells) {
    private static final Pattern AROUND_A_CELL = Pattern.compile("[\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\"_]|\\*\\*|\\|\\|");
    private static final Pattern SLANTED = Pattern.compile("\\*(\\s*\\P{Punct}?-?\\s*)\\*");
    private static final Pattern ARROW = Pattern.compile("[-=~ ]*>+|<+[-=~ ]*");
    /**
     * Signs that join two things, take one for another, or leave the choice: what they mean between two cells is open.
     */
    private static final Pattern OTHER_MEANING = Pattern.compile("[+=&^@#~/|*]");

    private static final Pattern BROKEN = Pattern.compile("\\S\\s+\\S");

    /** The signs to both sides of one of them. */
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

    /** True if it says something of two cells that may not be that a move goes from one to the other. */
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
