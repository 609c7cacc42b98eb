package dolmen.bot.ops.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import dolmen.bot.ops.configuration.LogStyle;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the log to standard error, in the operator's style. Some libraries log tokens, hands of cards or typed texts
 * at lower levels; these levels are off in every style.
 */
public final class LogOutput {
    /**
     * The pattern of a line. Without a reference, it removes the two empty brackets and the space before the message.
     */
    private static final String LINES =
            "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level %logger{24} " + "%replace([%X{reference}] ){'^.. $', ''}%msg%n";

    /** Libraries that log only failures. */
    private static final List<String> LIBRARIES = List.of(
            "net.dv8tion.jda",
            "com.neovisionaries",
            "okhttp3",
            "org.flywaydb",
            "org.jdbi",
            "org.sqlite",
            "org.postgresql",
            "com.zaxxer.hikari",
            "com.sun.net.httpserver",
            "sun.net.www",
            "io.micrometer",
            "io.prometheus",
            "org.eclipse.jetty");

    /** A library whose failures are also thrown, and reported as messages. */
    private static final String SILENT = "org.flywaydb.core.internal.jdbc";

    private LogOutput() {}

    /**
     * Sets the style of all logging from now on.
     *
     * @param secrets the texts that must never appear in the log
     */
    public static void begin(LogStyle style, List<String> secrets) {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
            begin(context, style, new Redaction(secrets));
        }
    }

    static void begin(LoggerContext context, LogStyle style, Redaction redaction) {
        context.reset();
        var console = new ConsoleAppender<ILoggingEvent>();
        console.setContext(context);
        console.setTarget("System.err");
        Encoder<ILoggingEvent> encoder = encoder(style.form());
        encoder.setContext(context);
        encoder.start();
        console.setEncoder(new RedactingEncoder(encoder, redaction));
        console.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(console);
        context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.INFO);
        context.getLogger("dolmen").setLevel(level(style.level()));
        LIBRARIES.forEach(library -> context.getLogger(library).setLevel(Level.WARN));
        context.getLogger(SILENT).setLevel(Level.OFF);
    }

    private static Encoder<ILoggingEvent> encoder(LogStyle.Form form) {
        return switch (form) {
            case TEXT -> {
                var lines = new PatternLayoutEncoder();
                lines.setPattern(LINES);
                yield lines;
            }
            case JSON -> {
                var objects = new JsonEncoder();
                objects.setWithSequenceNumber(false);
                objects.setWithNanoseconds(false);
                objects.setWithContext(false);
                objects.setWithMessage(false);
                objects.setWithArguments(false);
                objects.setWithFormattedMessage(true);
                yield objects;
            }
        };
    }

    private static Level level(LogStyle.Level level) {
        return switch (level) {
            case ERROR -> Level.ERROR;
            case WARN -> Level.WARN;
            case INFO -> Level.INFO;
            case DEBUG -> Level.DEBUG;
            case TRACE -> Level.TRACE;
        };
    }
}
