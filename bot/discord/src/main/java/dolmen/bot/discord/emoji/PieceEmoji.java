package dolmen.bot.discord.emoji;

import dolmen.rules.scene.Symbol;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import net.dv8tion.jda.api.entities.emoji.CustomEmoji;

/** The emoji of pieces and cards that Discord has; none until the first look. Safe for use by many threads. */
public final class PieceEmoji {
    private volatile Map<Symbol, CustomEmoji> known = Map.of();
    private final AtomicBoolean doubted = new AtomicBoolean();

    /** The emoji of a piece or card. */
    public Optional<CustomEmoji> of(Symbol symbol) {
        return Optional.ofNullable(known.get(symbol));
    }

    /** Replaces all emoji, after a look at Discord. */
    void learn(Map<Symbol, CustomEmoji> present) {
        known = Map.copyOf(present);
    }

    /** Reports that Discord has refused one of the emoji. */
    void doubt() {
        doubted.set(true);
    }

    /** True if one was refused since the last call. */
    boolean takeDoubt() {
        return doubted.getAndSet(false);
    }
}
