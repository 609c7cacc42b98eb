package dolmen.bot.discord;

import java.time.Duration;

/**
 * The port for measurements of the traffic between the bot and Discord. Called by many threads; must return at once and
 * never throw.
 */
public interface DiscordWatch {

    /** A watch that measures nothing. */
    DiscordWatch NOBODY = new DiscordWatch() {
        @Override
        public void acknowledged(String kind, Duration after) {}

        @Override
        public void requested(String method, int status, Duration took) {}

        @Override
        public void refused(String route, int status, int code) {}

        @Override
        public void happened(String event) {}
    };

    /**
     * Records that Discord has the first answer to an interaction.
     *
     * @param kind of the interaction, such as {@code button}
     * @param after the time since the interaction arrived
     */
    void acknowledged(String kind, Duration after);

    /**
     * Records a request that Discord has answered or failed to answer.
     *
     * @param method of HTTP
     * @param status of HTTP; 0 if there was no answer, 429 if the bot sends too many requests
     */
    void requested(String method, int status, Duration took);

    /**
     * Records a request that Discord has refused, or on which it has failed.
     *
     * @param route the method and the path, with a star for every id and token
     * @param status of HTTP
     * @param code Discord's error code; 0 if there is none
     */
    void refused(String route, int status, int code);

    /** Records an event of the gateway or of its connection, by its name in the library. */
    void happened(String event);
}
