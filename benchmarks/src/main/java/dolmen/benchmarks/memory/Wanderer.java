package dolmen.benchmarks.memory;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.benchmarks.local.Visitors;
import dolmen.renderer.theme.Themes;
import java.util.List;
import java.util.Random;

/** A visitor's exploration of everything but moves: commands, buttons below boards, themes, and refused acts. */
final class Wanderer {
    private static final List<String> BUTTONS = List.of(
            "board", "more", "flip", "words", "history-latest", "history", "rules", "games", "ask-draw", "plan");

    private final Visitors visitors;
    private final Random random;
    private final String channel;
    private final List<String> themes = Themes.load().names();

    /** @param channel the channel for commands that need no match */
    Wanderer(Visitors visitors, Random random, String channel) {
        this.visitors = visitors;
        this.random = random;
        this.channel = channel;
    }

    /** Looks at something, on a board or elsewhere. */
    void lookAround(String person, JsonNode board) {
        String place = board.path("channel_id").asText(channel);
        switch (random.nextInt(16)) {
            case 0, 1, 2 -> visitors.slash(person, place, "board");
            case 3 -> visitors.slash(person, place, "board", "flip", true);
            case 4 -> visitors.slash(person, channel, "leaderboard");
            case 5 -> visitors.slash(person, channel, "profile");
            case 6 -> visitors.slash(person, channel, "games");
            case 7 -> visitors.slash(person, channel, "help");
            case 8, 9 ->
                visitors.slash(person, channel, "settings", "theme", themes.get(random.nextInt(themes.size())));
            case 10 -> visitors.slash(person, channel, "move", "move", "nowhere to go");
            case 11 -> visitors.part(person, channel, "privacy", "export");
            case 12 -> visitors.suggestions(person, channel, "challenge", "game");
            default -> press(person, board);
        }
    }

    private void press(String person, JsonNode board) {
        String wanted = BUTTONS.get(random.nextInt(BUTTONS.size()));
        BusyTable.button(board, wanted)
                .or(() -> BusyTable.button(board, "board"))
                .ifPresent(id -> visitors.use(person, board, id));
    }
}
