package dolmen.bot.discord.desk;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The actions of components: buttons, menus and forms.
 *
 * <p>Each has a wire name, which is part of the ids of components. Old messages on Discord keep these names for ever,
 * so none is ever changed or reused.
 */
public enum Action {
    PROPOSE("propose"),
    CHANGE_PROPOSAL("change-proposal"),
    PLAY_COMPUTER("play-computer"),
    CHOOSE_GAME("computer-game"),
    CHOOSE_OPPONENT("computer-opponent"),
    ACCEPT("accept"),
    LEAVE("leave"),
    DECLINE("decline"),
    GIVE_REASON("decline-because"),
    WITHDRAW("withdraw"),
    MAKE_RATED("make-rated"),
    FILL("fill"),
    FILL_WITH("fill-with"),
    REMATCH("rematch"),
    RESUME("resume"),
    ANOTHER_GAME("another-game"),
    SHARE("share"),
    ANALYSIS("analysis"),

    REPLAY("replay"),
    REPLAY_STEP("replay-step"),
    REPLAY_JUMP("replay-jump"),
    REPLAY_FILM("replay-film"),
    REPLAY_STORY("replay-story"),

    PICK("pick"),
    PLAY_CHOSEN("turn-yes"),
    START_OVER("turn-again"),
    TYPE_MOVE("type"),
    PLAY_TYPED("play"),
    PLAY_MEANT("play-meant"),

    BOARD("board"),
    MORE("more"),
    FLIP("flip"),
    WORDS("words"),
    LATEST_HISTORY("history-latest"),
    HISTORY("history"),
    RULES("rules"),
    VARIANT_RULES("variant-rules"),
    RULES_PAGE("rules-page"),
    GAMES("games"),
    LOBBY("lobby"),
    FIND_MATCH("find-match"),
    SEEK_ALERTS("seek-alerts"),
    END_ALERTS("end-seek-alerts"),

    JOIN_TOURNAMENT("join-tournament"),
    LEAVE_TOURNAMENT("leave-tournament"),
    BEGIN_TOURNAMENT("begin-tournament"),
    CALL_OFF_TOURNAMENT("end-tournament"),

    HINT("hint"),
    SHOW_HINT("hint-move"),

    OFFER_DRAW("ask-draw"),
    ASK_TAKE_BACK("ask-take-back"),
    ASK_PAUSE("ask-pause"),
    ASK_HINTS("ask-hints"),
    AGREE("ask-yes"),
    DECLINE_REQUEST("ask-no"),
    WITHDRAW_REQUEST("ask-off"),
    GO_ON("resume-clock"),
    CALL_OFF("abort"),
    CONFIRM_CALL_OFF("abort-yes"),
    RESIGN("resign"),
    CONFIRM_RESIGNATION("resign-yes"),
    PLAY_ON("resign-no"),

    ALL_COMMANDS("all-commands"),

    LEARN("learn"),
    LESSON("lesson"),
    LESSON_PICK("lesson-pick"),

    OPEN_PUZZLE("puzzle-open"),
    NEXT_PUZZLE("puzzle-next"),
    PUZZLE("puzzle"),
    PUZZLE_PICK("puzzle-pick"),
    PUZZLE_SOLUTION("puzzle-solution"),
    SHARE_PUZZLE("puzzle-share"),

    OPENINGS("openings"),
    OPENINGS_PICK("openings-pick"),

    PLAN("plan"),
    CHANGE_PLAN("change-plan"),

    ANALYSED_TURN("analysed-turn"),
    TRY_FROM_HERE("try-from-here"),

    LEADERBOARD("leaderboard"),
    OWN_PLACE("leaderboard-own"),
    LEADERBOARD_IN_WORDS("leaderboard-words"),
    ACHIEVEMENTS("achievements"),
    RATING_SIGNS("rating-signs"),
    WALL("wall"),

    END_MATCH("end-match"),
    ANNUL_MATCH("annul-match"),
    SPARE_MATCH("spare-match"),

    SETTING("setting"),
    TIMES("times"),
    SET_TIMES("set-times"),
    CHANGE_TIMES("change-times"),
    SERVER_SETTING("server-setting"),
    MODERATORS("moderators"),
    PLAY_CHANNELS("play-channels"),
    DAILY_PUZZLE("daily-puzzle"),
    FORGET_ME("forget-me");

    private static final Map<String, Action> BY_WIRE_NAME =
            Arrays.stream(values()).collect(toUnmodifiableMap(Action::wireName, Function.identity()));

    /** Actions whose components appear only on private messages. */
    private static final Set<Action> PRIVATE = Set.of(
            CHANGE_PROPOSAL,
            CHOOSE_GAME,
            CHOOSE_OPPONENT,
            FILL_WITH,
            SETTING,
            TIMES,
            CHANGE_TIMES,
            SERVER_SETTING,
            MODERATORS,
            DAILY_PUZZLE,
            PLAY_CHOSEN,
            START_OVER,
            HISTORY,
            REPLAY_STEP,
            REPLAY_JUMP,
            RULES_PAGE,
            LESSON,
            LESSON_PICK,
            NEXT_PUZZLE,
            PUZZLE,
            PUZZLE_PICK,
            PUZZLE_SOLUTION,
            OPENINGS,
            OPENINGS_PICK,
            GAMES,
            SHOW_HINT,
            CONFIRM_CALL_OFF,
            CONFIRM_RESIGNATION,
            PLAY_ON,
            END_MATCH,
            ANNUL_MATCH,
            SPARE_MATCH,
            FORGET_ME);

    private final String wireName;

    Action(String wireName) {
        this.wireName = wireName;
    }

    /** The name in the ids of components: small letters and hyphens. */
    public String wireName() {
        return wireName;
    }

    /** True if its components appear only on private messages, which an answer may replace. */
    public boolean isPrivate() {
        return PRIVATE.contains(this);
    }

    /** The action with the name; empty if this release knows none. */
    static Optional<Action> named(String wireName) {
        return Optional.ofNullable(BY_WIRE_NAME.get(wireName));
    }
}
