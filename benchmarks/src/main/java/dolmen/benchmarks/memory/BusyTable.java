package dolmen.benchmarks.memory;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.benchmarks.local.Visitors;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Five people who play matches of different variants, one after the other, with every way to enter a move, and look
 * around.
 */
final class BusyTable implements Runnable {
    private static final int PEOPLE = 5;
    private static final int MOST_TURNS = 30;
    /** The suggestion in place of a move for somebody who is not to move. */
    private static final String NO_MOVE = "?";

    private static final List<String> GREETINGS = List.of("?", "a1-a1", "good luck", "zz9-zz8", "resign please");

    private final Visitors visitors;
    private final Random random;
    private final List<Variant> variants;
    private final GameRegistry games;
    private final String channel;
    private final List<String> people;
    private final Wanderer wanderer;
    private int played;

    /** @param number the number of the table, from 0; unique within one host */
    BusyTable(Visitors visitors, GameRegistry games, int number) {
        this.visitors = visitors;
        this.random = new Random(number);
        this.games = games;
        this.variants = games.variants().toList();
        this.people = IntStream.range(0, PEOPLE)
                .mapToObj(seat -> visitors.welcome("Visitor " + number + "." + seat))
                .toList();
        this.channel = visitors.channel(people.getFirst(), "games");
        this.wanderer = new Wanderer(visitors, random, channel);
        this.played = number * PEOPLE;
    }

    /** Plays until no more acts are allowed. */
    @Override
    public void run() {
        while (visitors.mayAct()) {
            Variant variant = variants.get(played++ % variants.size());
            int seats = HostedGame.start(games.game(variant.game()), variant)
                    .standing()
                    .position()
                    .seats();
            play(variant, people.subList(0, seats));
        }
    }

    private void play(Variant variant, List<String> seated) {
        JsonNode challenge = propose(variant, seated);
        if (challenge.isMissingNode()) {
            wanderer.lookAround(people.get(random.nextInt(PEOPLE)), challenge);
            return;
        }
        for (String opponent : seated.subList(1, seated.size())) {
            button(challenge, "accept").ifPresent(accept -> visitors.use(opponent, challenge, accept));
        }
        String thread = challenge.path("id").asText();
        int turns = 0;
        while (visitors.mayAct() && turns++ < MOST_TURNS && turn(thread, seated)) {
            if (random.nextBoolean()) {
                String somebody = people.get(random.nextInt(PEOPLE));
                wanderer.lookAround(somebody, board(somebody, thread).orElse(challenge));
            }
        }
        seated.forEach(person -> resign(person, thread));
    }

    /** Proposes a match by a challenge, or sometimes by a seek. */
    private JsonNode propose(Variant variant, List<String> seated) {
        String host = seated.getFirst();
        if (random.nextInt(4) == 0) {
            return visitors.slash(host, channel, "seek", "game", variant.text()).path("message");
        }
        var options = new ArrayList<Object>(List.of("game", variant.text()));
        for (int number = 1; number < seated.size(); number++) {
            options.add(number == 1 ? "opponent" : "opponent" + number);
            options.add(seated.get(number));
        }
        return visitors.slash(host, channel, "challenge", options.toArray()).path("message");
    }

    /** Plays a turn; false if the match is over. */
    private boolean turn(String thread, List<String> seated) {
        for (String person : seated) {
            List<String> legal = visitors.suggestions(person, thread, "move", "move");
            if (!legal.isEmpty() && !legal.contains(NO_MOVE)) {
                move(person, thread, legal.get(random.nextInt(legal.size())));
                return true;
            }
        }
        return false;
    }

    private void move(String person, String thread, String move) {
        Optional<JsonNode> board = board(person, thread);
        int way = board.isEmpty() ? 0 : random.nextInt(10);
        switch (way) {
            case 0, 1, 2, 3 -> confirm(person, visitors.slash(person, thread, "move", "move", move));
            case 4, 5 -> byForm(person, board.get(), move);
            case 6 -> visitors.reply(person, board.get(), move);
            case 7 -> visitors.reply(person, board.get(), GREETINGS.get(random.nextInt(GREETINGS.size())));
            default -> byMenus(person, board.get());
        }
    }

    private void byForm(String person, JsonNode board, String move) {
        button(board, "type").ifPresent(type -> {
            JsonNode opened = visitors.use(person, board, type);
            if (opened.path("outcome").asText().equals("modal")) {
                confirm(person, visitors.submit(person, opened, "move", move));
            }
        });
    }

    private void byMenus(String person, JsonNode board) {
        JsonNode message = board;
        for (int choices = 0; choices < 6; choices++) {
            List<String> buttons = buttons(message);
            Optional<JsonNode> menu = menu(message);
            if (!buttons.isEmpty()) {
                message = visitors.use(person, message, any(buttons)).path("message");
            } else if (menu.isPresent()) {
                String chosen = any(menu.get().path("options").findValuesAsText("value"));
                message = visitors.use(
                                person, message, menu.get().path("custom_id").asText(), chosen)
                        .path("message");
            }
        }
        press(person, message);
    }

    private <T> T any(List<T> among) {
        return among.get(random.nextInt(among.size()));
    }

    /** Plays the move in an answer, if it has one. */
    private void confirm(String person, JsonNode answer) {
        press(person, answer.path("message"));
    }

    private void press(String person, JsonNode preview) {
        button(preview, "turn-yes").ifPresent(play -> visitors.use(person, preview, play));
    }

    private void resign(String person, String thread) {
        if (visitors.mayAct()) {
            JsonNode question = visitors.slash(person, thread, "resign").path("message");
            button(question, "resign-yes").ifPresent(yes -> visitors.use(person, question, yes));
        }
    }

    /** The latest board with buttons; waits a moment for it to be posted. */
    private Optional<JsonNode> board(String person, String thread) {
        for (int look = 0; look < 10; look++) {
            Optional<JsonNode> board = visitors.latest(person, thread).stream()
                    .filter(message -> button(message, "type").isPresent())
                    .findFirst();
            if (board.isPresent()) {
                return board;
            }
            pause();
        }
        return Optional.empty();
    }

    /** The id of a message's button. Ids are a version, an action and a subject, separated by colons. */
    static Optional<String> button(JsonNode message, String action) {
        return message.findValuesAsText("custom_id").stream()
                .filter(id -> id.contains(":" + action + ":") || id.endsWith(":" + action))
                .findFirst();
    }

    private static List<String> buttons(JsonNode message) {
        return message.path("components").findParents("style").stream()
                .map(component -> component.path("custom_id").asText())
                .filter(id -> id.contains(":pick:"))
                .toList();
    }

    private static Optional<JsonNode> menu(JsonNode message) {
        return message.findParents("options").stream()
                .filter(component -> component.path("type").asInt() == 3)
                .findFirst();
    }

    private static void pause() {
        try {
            Thread.sleep(Duration.ofMillis(50));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
