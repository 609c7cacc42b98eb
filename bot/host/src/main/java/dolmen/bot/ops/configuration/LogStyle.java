package dolmen.bot.ops.configuration;

/**
 * The style of the log.
 *
 * @param form for people or for programs
 * @param level the least severe of Dolmen's own messages that are logged
 */
public record LogStyle(Form form, Level level) {

    /** The readers of a log. */
    public enum Form {
        /** Lines for people. */
        TEXT,
        /** One object of JSON a line, for programs. */
        JSON
    }

    /** The severity of a message, the most severe first. */
    public enum Level {
        ERROR,
        WARN,
        INFO,
        DEBUG,
        TRACE
    }
}
