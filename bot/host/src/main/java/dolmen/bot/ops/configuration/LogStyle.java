package dolmen.bot.ops.configuration;

/**
 * How the log is written.
 *
 * @param form for whom
 * @param level the least grave of what Dolmen says about its own work
 */
public record LogStyle(Form form, Level level) {

    /** For whom a log is written. */
    public enum Form {
        /** Lines for people. */
        TEXT,
        /** One object of JSON a line, for programs. */
        JSON
    }

    /** How grave something is, the gravest first. */
    public enum Level {
        ERROR,
        WARN,
        INFO,
        DEBUG,
        TRACE
    }
}
