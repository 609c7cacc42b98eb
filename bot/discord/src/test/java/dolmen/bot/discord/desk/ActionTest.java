package dolmen.bot.discord.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Names on the wire stand in messages that Discord keeps for ever. */
class ActionTest {

    /** A new action is added to the list; what stands in it stays. */
    @Test
    void names_on_the_wire_never_change() {
        assertThat(Arrays.stream(Action.values()).map(action -> action + " " + action.wireName()))
                .containsExactlyInAnyOrder(
                        "PROPOSE propose",
                        "SETTING setting",
                        "TIMES times",
                        "SET_TIMES set-times",
                        "CHANGE_TIMES change-times",
                        "SERVER_SETTING server-setting",
                        "MODERATORS moderators",
                        "CHANGE_PROPOSAL change-proposal",
                        "ACCEPT accept",
                        "LEAVE leave",
                        "DECLINE decline",
                        "GIVE_REASON decline-because",
                        "WITHDRAW withdraw",
                        "MAKE_RATED make-rated",
                        "PLAY_COMPUTER play-computer",
                        "CHOOSE_GAME computer-game",
                        "CHOOSE_OPPONENT computer-opponent",
                        "FILL fill",
                        "FILL_WITH fill-with",
                        "REMATCH rematch",
                        "RESUME resume",
                        "ANOTHER_GAME another-game",
                        "SHARE share",
                        "ANALYSIS analysis",
                        "HINT hint",
                        "ASK_HINTS ask-hints",
                        "SHOW_HINT hint-move",
                        "REPLAY replay",
                        "REPLAY_STEP replay-step",
                        "REPLAY_JUMP replay-jump",
                        "REPLAY_FILM replay-film",
                        "REPLAY_STORY replay-story",
                        "PICK pick",
                        "PLAY_CHOSEN turn-yes",
                        "START_OVER turn-again",
                        "TYPE_MOVE type",
                        "PLAY_TYPED play",
                        "PLAY_MEANT play-meant",
                        "BOARD board",
                        "MORE more",
                        "FLIP flip",
                        "WORDS words",
                        "LATEST_HISTORY history-latest",
                        "HISTORY history",
                        "RULES rules",
                        "VARIANT_RULES variant-rules",
                        "RULES_PAGE rules-page",
                        "GAMES games",
                        "LOBBY lobby",
                        "FIND_MATCH find-match",
                        "SEEK_ALERTS seek-alerts",
                        "END_ALERTS end-seek-alerts",
                        "JOIN_TOURNAMENT join-tournament",
                        "LEAVE_TOURNAMENT leave-tournament",
                        "BEGIN_TOURNAMENT begin-tournament",
                        "CALL_OFF_TOURNAMENT end-tournament",
                        "OFFER_DRAW ask-draw",
                        "ASK_TAKE_BACK ask-take-back",
                        "ASK_PAUSE ask-pause",
                        "AGREE ask-yes",
                        "DECLINE_REQUEST ask-no",
                        "WITHDRAW_REQUEST ask-off",
                        "GO_ON resume-clock",
                        "CALL_OFF abort",
                        "CONFIRM_CALL_OFF abort-yes",
                        "RESIGN resign",
                        "CONFIRM_RESIGNATION resign-yes",
                        "PLAY_ON resign-no",
                        "ALL_COMMANDS all-commands",
                        "LEARN learn",
                        "LESSON lesson",
                        "LESSON_PICK lesson-pick",
                        "OPEN_PUZZLE puzzle-open",
                        "NEXT_PUZZLE puzzle-next",
                        "PUZZLE puzzle",
                        "PUZZLE_PICK puzzle-pick",
                        "PUZZLE_SOLUTION puzzle-solution",
                        "SHARE_PUZZLE puzzle-share",
                        "OPENINGS openings",
                        "OPENINGS_PICK openings-pick",
                        "PLAN plan",
                        "CHANGE_PLAN change-plan",
                        "ANALYSED_TURN analysed-turn",
                        "TRY_FROM_HERE try-from-here",
                        "LEADERBOARD leaderboard",
                        "OWN_PLACE leaderboard-own",
                        "LEADERBOARD_IN_WORDS leaderboard-words",
                        "ACHIEVEMENTS achievements",
                        "RATING_SIGNS rating-signs",
                        "WALL wall",
                        "END_MATCH end-match",
                        "ANNUL_MATCH annul-match",
                        "SPARE_MATCH spare-match",
                        "PLAY_CHANNELS play-channels",
                        "DAILY_PUZZLE daily-puzzle",
                        "FORGET_ME forget-me");
    }

    @Test
    void an_action_is_found_by_its_name() {
        assertThat(Action.values())
                .allSatisfy(
                        action -> assertThat(Action.named(action.wireName())).contains(action));
        assertThat(Action.named("of-another-release")).isEmpty();
    }
}
