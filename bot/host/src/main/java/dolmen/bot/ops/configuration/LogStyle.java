package dolmen.bot.ops.configuration;

/**
 * The style of the log.
 *
 * @param form the format: for people or for programs
 * @param level the minimum severity of Dolmen's own messages
 */
public record LogStyle(Form form, Level level) {

    /** The format of a log. */
    public enum Form {
        /** Lines for people. */
        TEXT,
        /** One JSON object per line, for programs. */
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
