package dolmen.words;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A text of a bundle in one language: a pattern of ICU's {@code MessageFormat} with named arguments. Immutable.
 *
 * @param arguments the arguments in the order in which the pattern first mentions them
 */
record Message(String text, MessagePattern pattern, Map<String, Kind> arguments) {
    private static final int INTEGERS_WITH_ALL_FORMS = 200;

    /** The values that an argument may have. */
    enum Kind {
        /** A whole number. */
        AMOUNT,
        /** A day, with the style in which it is written. */
        DAY,
        /** Words: another phrase, a list, or text that is the same in every language. */
        WORDS
    }

    /**
     * Reads a pattern.
     *
     * @throws IllegalArgumentException if it is not a pattern, has a numbered argument, or one of a type that is not
     *     supported
     */
    static Message of(String text) {
        MessagePattern pattern = new MessagePattern(text);
        Map<String, Kind> arguments = new LinkedHashMap<>();
        for (int part = 0; part < pattern.countParts(); part++) {
            if (pattern.getPartType(part) == Part.Type.ARG_START) {
                String name = pattern.getSubstring(pattern.getPart(part + 1));
                if (!name.matches("[a-z][A-Za-z]*")) {
                    throw new IllegalArgumentException("{" + name + "} is not the name of an argument");
                }
                Kind kind = kind(pattern, part);
                arguments.merge(name, kind, (one, other) -> one == Kind.WORDS ? other : one);
            }
        }
        return new Message(text, pattern.freeze(), arguments);
    }

    private static Kind kind(MessagePattern pattern, int start) {
        ArgType type = pattern.getPart(start).getArgType();
        if (type == ArgType.NONE) {
            return Kind.WORDS;
        }
        String format = type == ArgType.SIMPLE ? pattern.getSubstring(pattern.getPart(start + 2)) : "";
        if (type == ArgType.PLURAL || type == ArgType.SELECTORDINAL || format.equals("number")) {
            return Kind.AMOUNT;
        }
        if (format.equals("date") && pattern.getPartType(start + 3) == Part.Type.ARG_STYLE) {
            return Kind.DAY;
        }
        throw new IllegalArgumentException("Arguments of this type are not supported: " + pattern.getPatternString());
    }

    /** The forms of plurals of this language that whole numbers need and a plural of this message lacks. */
    Set<String> missingPlurals(Locale language) {
        Set<String> missing = new TreeSet<>();
        for (int part = 0; part < pattern.countParts(); part++) {
            if (pattern.getPartType(part) == Part.Type.ARG_START
                    && pattern.getPart(part).getArgType().hasPluralStyle()) {
                Set<String> needed = forms(language, pattern.getPart(part).getArgType());
                needed.removeAll(forms(part));
                missing.addAll(needed);
            }
        }
        return missing;
    }

    private static Set<String> forms(Locale language, ArgType type) {
        PluralRules rules = PluralRules.forLocale(
                ULocale.forLocale(language),
                type == ArgType.PLURAL ? PluralRules.PluralType.CARDINAL : PluralRules.PluralType.ORDINAL);
        return IntStream.range(0, INTEGERS_WITH_ALL_FORMS)
                .mapToObj(rules::select)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The forms of the plural that begins at this part, without those of plurals within. */
    private Set<String> forms(int start) {
        Set<String> found = new TreeSet<>();
        int part = start + 1;
        while (part < pattern.getLimitPartIndex(start)) {
            if (pattern.getPartType(part) == Part.Type.ARG_SELECTOR) {
                found.add(pattern.getSubstring(pattern.getPart(part)));
            }
            part = pattern.getPartType(part) == Part.Type.MSG_START ? pattern.getLimitPartIndex(part) : part + 1;
        }
        return found;
    }
}
