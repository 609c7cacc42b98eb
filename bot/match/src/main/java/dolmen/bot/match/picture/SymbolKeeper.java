package dolmen.bot.match.picture;

/** The port to the pictures of pieces that the platform shows beside words. */
public interface SymbolKeeper {

    /**
     * Takes one step towards having exactly the current pictures there, if a step is due. Not to be called twice at
     * once.
     */
    void attendDue();
}
