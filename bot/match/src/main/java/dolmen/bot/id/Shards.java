package dolmen.bot.id;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The shards that one process serves: a contiguous range of the shards into which Discord divides all servers. Direct
 * messages belong to shard 0. See Discord's documentation of the gateway, section Sharding.
 *
 * @param first the first shard, from 0
 * @param last the last shard, at least {@code first} and below {@code total}
 * @param total the number of shards in all processes together
 */
public record Shards(int first, int last, int total) {
    /** All shards, regardless of their number, for a host with one process. */
    public static final Shards ALL = new Shards(0, 0, 1);

    /** The maximum total: more would mean a server for every few people on earth. */
    private static final int MOST = 100_000;

    private static final int BITS_BELOW_TIME = 22;
    private static final Pattern RANGE = Pattern.compile("(\\d{1,6})(?:-(\\d{1,6}))?/(\\d{1,6})");

    /** @throws IllegalArgumentException if the range is invalid */
    public Shards {
        if (first < 0 || last < first || total <= last || total > MOST) {
            throw new IllegalArgumentException("invalid shards %d-%d/%d".formatted(first, last, total));
        }
    }

    /** The shards in a text such as {@code 0-3/16} or {@code 2/4}; empty if it is malformed. */
    public static Optional<Shards> parse(String text) {
        Matcher range = RANGE.matcher(text);
        if (!range.matches()) {
            return Optional.empty();
        }
        int first = Integer.parseInt(range.group(1));
        int last = Optional.ofNullable(range.group(2)).map(Integer::parseInt).orElse(first);
        int total = Integer.parseInt(range.group(3));
        return first <= last && last < total && total <= MOST
                ? Optional.of(new Shards(first, last, total))
                : Optional.empty();
    }

    /** All shards, of the total in a text such as {@code 16}; empty if it is malformed. */
    public static Optional<Shards> every(String total) {
        return parse("0/" + total).map(one -> new Shards(0, one.total() - 1, one.total()));
    }

    /** The shard of a server, for a total number of shards. */
    public static int shardOf(GuildId guild, int total) {
        return (int) ((guild.value() >>> BITS_BELOW_TIME) % total);
    }

    /** True if the server is on one of these shards. */
    public boolean serve(GuildId guild) {
        int shard = shardOf(guild, total);
        return first <= shard && shard <= last;
    }

    /** True if there are no other shards. */
    public boolean all() {
        return first == 0 && last == total - 1;
    }

    /** The number of shards. */
    public int count() {
        return last - first + 1;
    }

    @Override
    public String toString() {
        return first == last ? "%d/%d".formatted(first, total) : "%d-%d/%d".formatted(first, last, total);
    }
}
