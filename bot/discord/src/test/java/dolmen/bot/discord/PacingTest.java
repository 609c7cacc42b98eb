package dolmen.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.UninterruptibleBlockingStrategy;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okhttp3.ResponseBody;
import org.junit.jupiter.api.Test;

/** However much is sent at once, Discord has no second in which it is too much. */
final class PacingTest {
    private static final String API = "http://localhost/api/v10/";
    private static final int MOST_A_SECOND = 50;
    private static final RequestBody EMPTY = RequestBody.create(new byte[0]);

    private final Waits waits = new Waits();
    private final List<Long> sent = new ArrayList<>();
    private final OkHttpClient client = client(MOST_A_SECOND);

    private OkHttpClient client(int requests) {
        return new OkHttpClient.Builder()
                .addInterceptor(new Pacing(waits, waits, requests))
                .addInterceptor(chain -> {
                    sent.add(waits.currentTimeNanos());
                    return new Response.Builder()
                            .request(chain.request())
                            .protocol(Protocol.HTTP_1_1)
                            .code(200)
                            .message("")
                            .body(ResponseBody.create("", null))
                            .build();
                })
                .build();
    }

    /** A clock on which time passes only while somebody waits. */
    private static final class Waits implements TimeMeter, UninterruptibleBlockingStrategy {
        private long now;

        @Override
        public void parkUninterruptibly(long nanos) {
            now += nanos;
        }

        @Override
        public long currentTimeNanos() {
            return now;
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    }

    @Test
    void no_second_has_more_than_fifty_messages_and_hardly_fewer_than_thirty_six() throws IOException {
        for (int number = 0; number < 200; number++) {
            send("POST", "channels/1/messages");
        }

        for (long begin : sent) {
            assertThat(sent.stream().filter(time -> time >= begin && time < begin + second()))
                    .hasSizeLessThan(MOST_A_SECOND);
        }
        assertThat(waits.currentTimeNanos()).isLessThan(6 * second());
    }

    @Test
    void edits_leave_room_for_what_is_posted() throws IOException {
        for (int number = 0; number < 20; number++) {
            send("PATCH", "channels/1/messages/2");
        }

        assertThat(waits.currentTimeNanos()).isBetween(2 * second(), 3 * second());
    }

    @Test
    void answers_to_interactions_never_wait() throws IOException {
        for (int number = 0; number < 200; number++) {
            send("POST", "interactions/1/token/callback");
            send("PATCH", "webhooks/1/token/messages/@original");
        }

        assertThat(waits.currentTimeNanos()).isZero();
    }

    @Test
    void a_bot_of_which_discord_takes_ten_times_as_many_waits_a_tenth_of_the_time() throws IOException {
        OkHttpClient large = client(10 * MOST_A_SECOND);
        for (int number = 0; number < 720; number++) {
            send(large, "POST", "channels/1/messages");
        }

        assertThat(waits.currentTimeNanos()).isBetween(second(), 2 * second() + second() / 10);
    }

    private void send(String method, String path) throws IOException {
        send(client, method, path);
    }

    private static void send(OkHttpClient client, String method, String path) throws IOException {
        Request request =
                new Request.Builder().url(API + path).method(method, EMPTY).build();
        client.newCall(request).execute().close();
    }

    private static long second() {
        return Duration.ofSeconds(1).toNanos();
    }
}
