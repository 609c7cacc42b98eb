package dolmen.bot.match.computer;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Variant;
import dolmen.rules.certificate.Certificate;
import dolmen.rules.certificate.Judgement;
import dolmen.rules.host.HostedGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The replies of certificates, for computer players. The certificates of a variant are checked when their first reply
 * is wanted, which takes a second or two. For many threads.
 */
public final class CertifiedReplies {

    /** The replies of a host without certificates. */
    public static final CertifiedReplies NONE = new CertifiedReplies(new GameRegistry(List.of()));

    private final GameRegistry games;
    private final LoadingCache<Variant, Map<Long, Move>> replies =
            Caffeine.newBuilder().build(this::read);

    /** The replies of the certificates of this release for these games. */
    public CertifiedReplies(GameRegistry games) {
        this.games = games;
    }

    private Map<Long, Move> read(Variant variant) {
        Map<Long, Move> read = new HashMap<>();
        Certificate.of(games, variant.game()).stream()
                .filter(certificate -> certificate.variant().equals(variant))
                .map(certificate -> certificate.judge(games.game(variant.game())))
                .forEach(judgement -> {
                    if (judgement instanceof Judgement.Proved<?> proof) {
                        read.putAll(proof.replies());
                    }
                });
        return read;
    }

    /** The reply in the position of a game; empty if no certificate has it. */
    public <M extends Move> Optional<M> reply(HostedGame<M> game) {
        if (games.find(game.variant().game()).isEmpty()
                || !(game.standing().position() instanceof OpenPosition<M> position)) {
            return Optional.empty();
        }
        return Optional.ofNullable(replies.get(game.variant()).get(position.key()))
                .flatMap(reply -> position.legalMoves().stream()
                        .filter(move -> move.equals(reply))
                        .findFirst());
    }
}
