package dolmen.bot.match;

/** The port to the place where challenges are read. Safe for use by many threads. */
public interface ChallengeAnnouncer {

    /** Makes the message of the challenge show how it stands now, and says so to {@link PostedChallenges}. */
    Announcer.Delivery show(ChallengeId challenge);
}
