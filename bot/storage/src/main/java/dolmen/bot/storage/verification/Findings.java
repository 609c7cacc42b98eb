package dolmen.bot.storage.verification;

/** A listener to the findings of a verification while it runs. */
public interface Findings {

    /** Reports an inconsistency in one line, which starts with its subject. */
    void fault(String what);

    /** Reports the number of verified matches. */
    void progress(long matches, long all);
}
