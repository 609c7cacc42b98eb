package dolmen.bot.service;

import dolmen.bot.match.alert.SeekAnnouncer;
import dolmen.bot.match.challenge.ChallengeAnnouncer;
import dolmen.bot.match.computer.Typing;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.delivery.ButtonTaker;
import dolmen.bot.match.delivery.DigestAnnouncer;
import dolmen.bot.match.delivery.StrayBoards;
import dolmen.bot.match.ending.ThreadCloser;
import dolmen.bot.match.picture.SymbolKeeper;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Places;
import dolmen.bot.match.timekeeping.Members;
import dolmen.bot.puzzle.DailyAnnouncer;
import dolmen.bot.tournament.TournamentAnnouncer;

/** The port to the platform on which people play. Safe for use by many threads. */
public interface Platform {

    /** Posts boards and results. */
    Announcer announcer();

    /** Updates the messages of challenges. */
    ChallengeAnnouncer challengeAnnouncer();

    /** Alerts people to seeks. */
    SeekAnnouncer seekAnnouncer();

    /** Shows tournaments. */
    TournamentAnnouncer tournamentAnnouncer();

    /** Sends players a daily digest. */
    DigestAnnouncer digestAnnouncer();

    /** Posts the puzzle of the day. */
    DailyAnnouncer dailyAnnouncer();

    /** Removes the buttons of outdated messages. */
    ButtonTaker buttonTaker();

    /** Finds boards that were posted but not recorded. */
    StrayBoards strayBoards();

    /** Closes the threads of ended matches. */
    ThreadCloser threadCloser();

    /** The places where matches are played. */
    Places places();

    /** Shows that a computer player is thinking. */
    Typing typing();

    /** Keeps the pictures of pieces beside words. */
    SymbolKeeper symbols();

    /** Sends players private messages about a match that has lost its place. */
    Envoy envoy();

    /** Reports whether a person is a member of a server. */
    Members members();
}
