package dolmen.bot.discord;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import net.dv8tion.jda.api.JDAInfo;
import net.dv8tion.jda.api.exceptions.ParsingException;
import net.dv8tion.jda.api.utils.data.DataObject;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.ResponseBody;

/**
 * Discord's limits on logins to its gateway, for all processes of a bot together.
 *
 * @param shards the recommended number of shards
 * @param remaining the number of logins left today
 * @param reset the time until all logins are available again
 * @param concurrency the number of shards that may log in at once; their numbers must differ modulo this number
 * @see <a href="https://docs.discord.com/developers/events/gateway#get-gateway-bot">Get Gateway Bot</a>
 */
record LoginQuota(int shards, int remaining, Duration reset, int concurrency) {

    private static final int TOO_MANY = 429;
    private static final int SERVER_FAILS = 500;

    /** The limits of a bot on few servers. */
    static final LoginQuota USUAL = new LoginQuota(1, Integer.MAX_VALUE, Duration.ZERO, 1);

    /**
     * Asks Discord for the limits.
     *
     * @param apiBase the base URL of the REST API, such as {@code https://discord.com/api/v10/}
     * @return empty if Discord refuses to answer
     * @throws IOException if Discord cannot be reached, or fails temporarily
     */
    static Optional<LoginQuota> ask(OkHttpClient client, String apiBase, String token) throws IOException {
        var request = new Request.Builder()
                .url(apiBase + "gateway/bot")
                .header("Authorization", "Bot " + token)
                .header("User-Agent", "DiscordBot (%s, %s)".formatted(JDAInfo.GITHUB, JDAInfo.VERSION))
                .build();
        try (Response response = client.newCall(request).execute()) {
            ResponseBody body = response.body();
            if (response.code() >= SERVER_FAILS || response.code() == TOO_MANY) {
                throw new IOException("Discord returned HTTP status %d".formatted(response.code()));
            }
            return response.isSuccessful() && body != null
                    ? Optional.of(of(DataObject.fromJson(body.string())))
                    : Optional.empty();
        } catch (ParsingException other) {
            throw new IOException("the answer is not Discord's", other);
        }
    }

    private static LoginQuota of(DataObject answer) {
        DataObject limit = answer.getObject("session_start_limit");
        return new LoginQuota(
                answer.getInt("shards"),
                limit.getInt("remaining"),
                Duration.ofMillis(limit.getLong("reset_after")),
                Math.max(1, limit.getInt("max_concurrency", 1)));
    }
}
