package dolmen.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A bundle in another language, compared with the English one. */
record Translation(Bundle english, Bundle other) {

    /** The keys that have no message in the other language. */
    List<String> missing() {
        return english.messages().keySet().stream()
                .filter(key -> !other.messages().containsKey(key))
                .toList();
    }

    /** The mistakes in messages that are there, one sentence each. */
    List<String> mistakes() {
        List<String> mistakes = new ArrayList<>();
        other.messages().forEach((key, message) -> {
            Message original = english.messages().get(key);
            if (original == null) {
                mistakes.add(key + " is not a key of the English file");
            } else {
                mistakes.addAll(mistakes(key, original, message));
            }
        });
        return mistakes;
    }

    private List<String> mistakes(String key, Message original, Message message) {
        List<String> mistakes = new ArrayList<>();
        if (!original.arguments().keySet().equals(message.arguments().keySet())) {
            mistakes.add("%s has the arguments %s instead of %s"
                    .formatted(
                            key,
                            message.arguments().keySet(),
                            original.arguments().keySet()));
        }
        message.arguments().forEach((name, kind) -> {
            if (kind != Message.Kind.WORDS && kind != original.arguments().get(name)) {
                mistakes.add(
                        "%s: {%s} is not %s".formatted(key, name, kind == Message.Kind.DAY ? "a day" : "a number"));
            }
        });
        Set<String> plurals = message.missingPlurals(other.language());
        if (!plurals.isEmpty()) {
            mistakes.add("%s lacks the plurals %s".formatted(key, plurals));
        }
        return mistakes;
    }
}
