package dolmen.bot.storage.verification;

/** Somebody who hears what a verification finds, while it goes on. */
public interface Findings {

    /** Something does not hold together; one line for people, which begins with what it is about. */
    void fault(String what);

    /** So many matches of all are looked through. */
    void progress(long matches, long all);
}
