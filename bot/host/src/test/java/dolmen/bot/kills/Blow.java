package dolmen.bot.kills;

/** What is done to a host at a random moment. */
enum Blow {
    /** It is killed with no warning. */
    KILLED("killed"),
    /**
     * It can do nothing for a while, and then goes on: alone after some seconds, and where another stands by as soon as
     * that one is ready.
     */
    FROZEN("frozen"),
    /** It does not reach its database any more, until another has taken over. */
    CUT_OFF("cut off");

    private final String words;

    Blow(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
