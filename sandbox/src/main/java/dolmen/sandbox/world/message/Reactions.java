package dolmen.sandbox.world.message;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Changes the reactions under a message. */
public final class Reactions {
    private Reactions() {}

    public static List<Reaction> change(List<Reaction> reactions, long userId, String emoji, boolean add) {
        Map<String, List<Long>> users = new LinkedHashMap<>();
        reactions.forEach(reaction -> users.put(reaction.emoji(), new ArrayList<>(reaction.users())));
        List<Long> chosen = users.computeIfAbsent(emoji, any -> new ArrayList<>());
        if (add && !chosen.contains(userId)) {
            chosen.add(userId);
        } else if (!add) {
            chosen.remove(userId);
        }
        return users.entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry -> new Reaction(entry.getKey(), entry.getValue()))
                .toList();
    }
}
