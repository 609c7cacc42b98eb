package dolmen.bot.kills;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/** Somebody who plays without a pause: challenges, seeks, accepts, declines, moves, offers draws, resigns. */
final class Robot implements Runnable {
    private static final List<String> GAMES = List.of("murus-gallicus", "obelisk");
    private static final int LATEST_THREADS = 8;
    private static final int LATEST_MESSAGES = 30;
    private static final int BREATH = 150;

    private final Visit visit;
    private final List<String> others;
    private final Random random;
    private final Queue<Attempt> attempts;
    private final AtomicLong acts;
    private volatile boolean stopped;

    Robot(Visit visit, List<String> others, long seed, Queue<Attempt> attempts, AtomicLong acts) {
        this.visit = visit;
        this.others = List.copyOf(others);
        this.random = new Random(seed);
        this.attempts = attempts;
        this.acts = acts;
    }

    void stop() {
        stopped = true;
    }

    @Override
    public void run() {
        while (!stopped) {
            try {
                act();
                acts.incrementAndGet();
                Thread.sleep(random.nextInt(BREATH));
            } catch (InterruptedException interrupted) {
                return;
            } catch (RuntimeException cut) {
                // Whoever cannot reach Discord tries something else.
            }
        }
    }

    private void act() {
        JsonNode guild = visit.guild();
        String games = channel(guild, "games");
        int chance = random.nextInt(100);
        if (chance < 6) {
            visit.command(games, "challenge", Map.of("opponent", any(others), "game", any(GAMES)));
        } else if (chance < 8) {
            visit.command(games, "seek", Map.of("game", any(GAMES)));
        } else if (chance < 30) {
            answerChallenge(visit.messages(games, LATEST_MESSAGES));
        } else {
            List<JsonNode> threads = Visit.list(guild.path("threads"));
            if (!threads.isEmpty()) {
                attend(any(threads.subList(Math.max(0, threads.size() - LATEST_THREADS), threads.size())));
            }
        }
    }

    private static String channel(JsonNode guild, String name) {
        return Visit.list(guild.path("channels")).stream()
                .filter(channel -> channel.path("name").asText().equals(name))
                .findFirst()
                .orElseThrow()
                .path("id")
                .asText();
    }

    private void answerChallenge(List<JsonNode> messages) {
        List<JsonNode> open = messages.stream()
                .filter(message -> Visit.component(message, "v1:accept:").isPresent())
                .toList();
        if (open.isEmpty()) {
            return;
        }
        JsonNode challenge = any(open);
        int chance = random.nextInt(10);
        if (chance < 7) {
            press(challenge, "v1:accept:");
        } else if (chance < 8) {
            press(challenge, "v1:decline:").ifPresent(form -> visit.submit(form, "reason", "no time"));
        } else if (chance < 9) {
            press(challenge, "v1:withdraw:");
        } else {
            press(challenge, "v1:leave:");
        }
    }

    private Optional<JsonNode> press(JsonNode message, String beginning) {
        return Visit.component(message, beginning).map(id -> visit.touch(message, id));
    }

    /** Does what there is to do in a thread. */
    private void attend(JsonNode thread) {
        List<JsonNode> messages = visit.messages(thread.path("id").asText(), LATEST_MESSAGES);
        for (JsonNode message : messages.reversed()) {
            if (Visit.component(message, "v1:ask-yes:").isPresent()) {
                press(message, any(List.of("v1:ask-yes:", "v1:ask-no:", "v1:ask-off:")));
                return;
            }
            if (Visit.component(message, "v1:rematch:").isPresent()) {
                if (random.nextInt(4) == 0) {
                    press(message, "v1:rematch:");
                }
                return;
            }
            Optional<String> type = Visit.component(message, "v1:type:");
            if (type.isPresent()) {
                atBoard(message, type.get());
                return;
            }
        }
    }

    private void atBoard(JsonNode board, String typeButton) {
        String[] id = typeButton.split(":", -1);
        long match = Long.parseLong(id[2]);
        int ply = Integer.parseInt(id[3]);
        int chance = random.nextInt(100);
        if (chance < 4) {
            press(board, "v1:more:").ifPresent(panel -> press(panel.path("message"), "v1:ask-draw:"));
        } else if (chance < 8 && ply > 4) {
            press(board, "v1:more:")
                    .flatMap(panel -> press(panel.path("message"), "v1:resign:"))
                    .ifPresent(question -> press(question.path("message"), "v1:resign-yes:"));
        } else if (board.path("content").asText().matches("(?s).*<@" + visit.id() + ">, (it is )?your turn.*")) {
            move(board, typeButton, match, ply);
        }
    }

    private void move(JsonNode board, String typeButton, long match, int ply) {
        List<String> legal = visit.offered(board.path("channel_id").asText(), "move", "move");
        if (legal.isEmpty()) {
            return;
        }
        String move = any(legal);
        switch (random.nextInt(4)) {
            case 0 ->
                confirm(
                        match,
                        ply,
                        move,
                        visit.command(board.path("channel_id").asText(), "move", Map.of("move", move)));
            case 1 -> confirm(match, ply, move, visit.submit(visit.touch(board, typeButton), "move", move));
            case 2 -> visit.reply(board, move);
            default -> byMenu(board, match, ply);
        }
    }

    /** Plays what was typed if it is shown first. */
    private void confirm(long match, int ply, String move, JsonNode answer) {
        note(match, ply, move, press(answer.path("message"), "v1:turn-yes:").orElse(answer));
    }

    /** Goes through buttons and menus to the confirmation. */
    private void byMenu(JsonNode board, long match, int ply) {
        JsonNode message = board;
        for (int steps = 0; steps < 5; steps++) {
            Optional<String> play = Visit.component(message, "v1:turn-yes:");
            if (play.isPresent()) {
                note(match, ply, "", visit.touch(message, play.get()));
                return;
            }
            Optional<JsonNode> next = chosen(message);
            if (next.isEmpty()) {
                return;
            }
            message = next.get();
        }
    }

    /** The message after any choice below that one. */
    private Optional<JsonNode> chosen(JsonNode message) {
        List<JsonNode> menus = message.path("components").findParents("options");
        List<String> buttons =
                Visit.components(message, id -> id.startsWith("v1:pick:")).toList();
        if (buttons.isEmpty()) {
            return Optional.empty();
        }
        List<String> values =
                menus.isEmpty() ? List.of() : menus.getFirst().path("options").findValuesAsText("value");
        JsonNode next =
                values.isEmpty() ? visit.touch(message, any(buttons)) : visit.touch(message, any(buttons), any(values));
        return Optional.of(next.path("message")).filter(JsonNode::isObject);
    }

    private void note(long match, int ply, String move, JsonNode answer) {
        String words = answer.path("message").path("content").asText();
        attempts.add(new Attempt(
                match,
                ply,
                visit.id(),
                Attempt.told(words) == Attempt.Told.PLAYED ? words : move,
                Attempt.told(words)));
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
