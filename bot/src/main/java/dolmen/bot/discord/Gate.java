package dolmen.bot.discord;

import dolmen.bot.discord.answer.AnotherProcess;
import java.io.IOException;
import okhttp3.Interceptor;
import okhttp3.Response;

/**
 * Lets nothing out to Discord once another process is in charge of the shards of this one, whatever was under way when
 * this one was frozen or cut off. Safe for use by many threads.
 */
record Gate(AnotherProcess other) implements Interceptor {

    @Override
    public Response intercept(Chain chain) throws IOException {
        if (other.isInCharge()) {
            throw new IOException("another process is in charge of the shards of this one");
        }
        return chain.proceed(chain.request());
    }
}
