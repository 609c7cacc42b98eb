package dolmen.bot.discord.replay;

import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.discord.file.SentFiles;
import java.time.Duration;

/** Replays of matches: {@code /replay}, <i>Replay</i> below results, and the messages that follow. */
public final class ReplayFeature {
    private static final int MOST_FILMS = 6;
    private static final Duration WINDOW = Duration.ofMinutes(10);

    private ReplayFeature() {}

    public static Feature of(Desk desk, Boards boards) {
        var subjects = new ReplayedMatches(
                desk.touched(),
                new SentFiles(desk.services().games()),
                desk.words(),
                desk.services().gallery().replays());
        var course = new ReplayCourse(
                subjects, boards.files(), new FilmAnswer(new RateLimit(MOST_FILMS, WINDOW, Ticker.systemTicker())));
        return Feature.of(MatchCommand.lookingBack(
                        desk,
                        "replay",
                        "Look back at a match turn by turn; only you see it",
                        (event, match, requester) ->
                                Replies.fulfil(event.getHook(), course.opening(subjects.of(match), requester))))
                .onButton(Action.REPLAY, course::open)
                .onButton(Action.REPLAY_STEP, Acknowledgement.EDIT, course::step)
                .onMenu(Action.REPLAY_JUMP, Acknowledgement.EDIT, course::jump)
                .onButton(Action.REPLAY_FILM, course::film)
                .onButton(Action.REPLAY_STORY, course::story);
    }
}
