package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A button acts on a match as it stood when the button was made, and on no later one. */
class StaleButtonsTest {
    private static final int COMPONENT = 3;
    private static final int BUTTON = 2;
    private static final String MOVE = "c2-c3";

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private String thread;
    private JsonNode board;
    private JsonNode inPrivate;

    @BeforeEach
    void open() {
        JsonNode challenge =
                discord.astrid.challenge(discord.general, discord.bjorn, "obelisk", "side", "first", "rated", false);
        discord.bjorn.press(challenge, "Accept");
        thread = challenge.path("id").asText();
        board = discord.astrid.awaitBoard(thread, 1, 0);
        inPrivate = discord.astrid.command(thread, "resign").path("message");
    }

    /** Whether a button or menu of that kind changes a match that is under way. */
    private static boolean acts(Action action) {
        return switch (action) {
            case PICK,
                    PLAY_CHOSEN,
                    START_OVER,
                    PLAY_MEANT,
                    TYPE_MOVE,
                    OFFER_DRAW,
                    ASK_TAKE_BACK,
                    ASK_PAUSE,
                    ASK_HINTS,
                    AGREE,
                    DECLINE_REQUEST,
                    WITHDRAW_REQUEST,
                    GO_ON,
                    CALL_OFF,
                    CONFIRM_CALL_OFF,
                    RESIGN,
                    CONFIRM_RESIGNATION -> true;
            case PROPOSE,
                    CHANGE_PROPOSAL,
                    PLAY_COMPUTER,
                    CHOOSE_GAME,
                    CHOOSE_OPPONENT,
                    ACCEPT,
                    LEAVE,
                    DECLINE,
                    GIVE_REASON,
                    WITHDRAW,
                    MAKE_RATED,
                    FILL,
                    FILL_WITH,
                    REMATCH,
                    RESUME,
                    ANOTHER_GAME,
                    SHARE,
                    ANALYSIS,
                    ANALYSED_TURN,
                    TRY_FROM_HERE,
                    REPLAY,
                    REPLAY_STEP,
                    REPLAY_JUMP,
                    REPLAY_FILM,
                    REPLAY_STORY,
                    PLAY_TYPED,
                    BOARD,
                    MORE,
                    FLIP,
                    WORDS,
                    LATEST_HISTORY,
                    HISTORY,
                    RULES,
                    VARIANT_RULES,
                    RULES_PAGE,
                    GAMES,
                    LOBBY,
                    FIND_MATCH,
                    SEEK_ALERTS,
                    END_ALERTS,
                    JOIN_TOURNAMENT,
                    LEAVE_TOURNAMENT,
                    BEGIN_TOURNAMENT,
                    CALL_OFF_TOURNAMENT,
                    HINT,
                    SHOW_HINT,
                    PLAY_ON,
                    ALL_COMMANDS,
                    LEARN,
                    LESSON,
                    LESSON_PICK,
                    OPEN_PUZZLE,
                    NEXT_PUZZLE,
                    PUZZLE,
                    PUZZLE_PICK,
                    PUZZLE_SOLUTION,
                    SHARE_PUZZLE,
                    OPENINGS,
                    OPENINGS_PICK,
                    PLAN,
                    CHANGE_PLAN,
                    LEADERBOARD,
                    OWN_PLACE,
                    LEADERBOARD_IN_WORDS,
                    ACHIEVEMENTS,
                    RATING_SIGNS,
                    WALL,
                    END_MATCH,
                    ANNUL_MATCH,
                    SPARE_MATCH,
                    SETTING,
                    TIMES,
                    SET_TIMES,
                    CHANGE_TIMES,
                    SERVER_SETTING,
                    MODERATORS,
                    PLAY_CHANNELS,
                    DAILY_PUZZLE,
                    FORGET_ME -> false;
        };
    }

    private static String path(Action action, Request.Kind asked) {
        return switch (action) {
            case AGREE, DECLINE_REQUEST, WITHDRAW_REQUEST -> ":" + asked.name();
            case PICK, PLAY_CHOSEN -> ":a1";
            case PLAY_MEANT -> ":" + MOVE;
            default -> "";
        };
    }

    private JsonNode press(Person person, Action action, int ply, Request.Kind asked) {
        return person.interact(Map.of(
                "type",
                COMPONENT,
                "forged",
                true,
                "channel_id",
                thread,
                "message_id",
                (action.isPrivate() && person == discord.astrid ? inPrivate : board)
                        .path("id")
                        .asText(),
                "data",
                Map.of(
                        "custom_id",
                        "v1:%s:1:%d%s".formatted(action.wireName(), ply, path(action, asked)),
                        "component_type",
                        BUTTON,
                        "id",
                        1)));
    }

    @Test
    void a_button_of_an_earlier_turn_changes_nothing() {
        discord.moveBoth(thread, 1);
        List<Action> acting =
                Arrays.stream(Action.values()).filter(StaleButtonsTest::acts).toList();
        for (Request.Kind asked : Request.Kind.values()) {
            Match quiet = discord.match(1);
            press(discord.bjorn, asking(asked), quiet.ply(), asked);
            Match before = discord.match(1);
            assertThat(before.request()).map(Request::kind).contains(asked);
            for (Action action : acting) {
                JsonNode answer = press(discord.astrid, action, 0, asked);
                assertThat(discord.match(1))
                        .as("%s while %s is asked", action, asked)
                        .isEqualTo(before);
                assertThat(answer.toString()).as("%s", action).doesNotContain("Something went wrong");
            }
            press(discord.bjorn, Action.WITHDRAW_REQUEST, quiet.ply(), asked);
        }
        Match before = discord.match(1);
        assertThat(before.request()).map(Request::stands).contains(false);
        for (Action action : acting) {
            press(discord.astrid, action, 0, Request.Kind.DRAW);
            assertThat(discord.match(1)).as("%s", action).isEqualTo(before);
        }
    }

    private static Action asking(Request.Kind kind) {
        return switch (kind) {
            case DRAW -> Action.OFFER_DRAW;
            case TAKE_BACK -> Action.ASK_TAKE_BACK;
            case PAUSE -> Action.ASK_PAUSE;
            case HINTS -> Action.ASK_HINTS;
        };
    }
}
