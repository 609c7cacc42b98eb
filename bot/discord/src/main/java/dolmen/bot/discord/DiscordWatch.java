package dolmen.bot.discord;

import java.time.Duration;

/**
 * The port to somebody who measures what happens between the bot and Discord. Called by many threads; must return at
 * once and never throw.
 */
public interface DiscordWatch {

    /** One that measures nothing. */
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
     * Discord has the first answer to an interaction.
     *
     * @param kind of the interaction, such as {@code button}
     * @param after how long it has taken since the interaction came
     */
    void acknowledged(String kind, Duration after);

    /**
     * Discord has answered a request, or has not.
     *
     * @param method of HTTP
     * @param status of HTTP; 0 if there was no answer, 429 if the bot asks too often
     */
    void requested(String method, int status, Duration took);

    /**
     * Discord has refused a request, or failed.
     *
     * @param route the method and the path, with a star for every id and token
     * @param status of HTTP
     * @param code by which Discord names the error; 0 without one
     */
    void refused(String route, int status, int code);

    /** An event of the gateway came, or one of the connection, by its name in the library. */
    void happened(String event);
}
