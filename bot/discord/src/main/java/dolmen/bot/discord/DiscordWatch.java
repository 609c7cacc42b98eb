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
     * Records that Discord has received the first answer to an interaction.
     *
     * @param kind the kind of the interaction, such as {@code button}
     * @param after the time since the interaction arrived
     */
    void acknowledged(String kind, Duration after);

    /**
     * Records a request that Discord has answered or failed to answer.
     *
     * @param method the HTTP method
     * @param status the HTTP status; 0 without an answer, 429 if the bot sends too many requests
     */
    void requested(String method, int status, Duration took);

    /**
     * Records a request that Discord has refused or failed to handle.
     *
     * @param route the method and the path, with a star for every id and token
     * @param status the HTTP status
     * @param code Discord's error code; 0 if there is none
     */
    void refused(String route, int status, int code);

    /** Records an event of the gateway or of its connection, by its name in the library. */
    void happened(String event);
}
