package dolmen.bot.service;

import dolmen.bot.match.challenge.ChallengeAnnouncer;
import dolmen.bot.match.computer.Typing;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.delivery.ButtonTaker;
import dolmen.bot.match.delivery.DigestAnnouncer;
import dolmen.bot.match.delivery.StrayBoards;
import dolmen.bot.match.ending.ThreadCloser;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Places;
import dolmen.bot.match.timekeeping.Members;
import dolmen.bot.puzzle.DailyAnnouncer;

/** The port to the platform on which people play. Safe for use by many threads. */
public interface Platform {

    /** The way to post boards and results. */
    Announcer announcer();

    /** The way to bring the messages of challenges up to date. */
    ChallengeAnnouncer challengeAnnouncer();

    /** The way to tell players once a day what waits. */
    DigestAnnouncer digestAnnouncer();

    /** The way to post the puzzle of the day. */
    DailyAnnouncer dailyAnnouncer();

    /** The way to take the buttons of messages that are outdated. */
    ButtonTaker buttonTaker();

    /** The way to find boards that nobody has recorded. */
    StrayBoards strayBoards();

    /** The way to close the threads of matches that have ended. */
    ThreadCloser threadCloser();

    /** Where matches are played. */
    Places places();

    /** The way to show that a computer player thinks. */
    Typing typing();

    /** The way to tell players in private what has become of a match that has lost its place. */
    Envoy envoy();

    /** The way to ask whether somebody is a member of a server. */
    Members members();
}
