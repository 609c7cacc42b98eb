package dolmen.bot.match;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.match.silence.Loss;
import dolmen.bot.match.silence.Places;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Places that a test takes and gives back, and players who read their private messages. For one thread. */
public final class TestPlaces implements Places, Envoy {
    /** The reason why nothing can be written anywhere. */
    public Optional<Loss> loss = Optional.empty();

    /** The results of messages to players; others are reached. */
    public final Map<PlayerId, Delivery> answers = new HashMap<>();

    /** The attempts, in order. */
    public final List<String> attempts = new ArrayList<>();

    private Set<GuildId> changed = new HashSet<>();

    /** Loses or restores the place, with an event from Discord. */
    public void become(Optional<Loss> now) {
        loss = now;
        changed.add(TestHost.GUILD);
    }

    @Override
    public Optional<Loss> loss(Venue venue) {
        return loss;
    }

    @Override
    public Optional<Loss> lossBySecondLook(Venue venue) {
        return loss;
    }

    @Override
    public Set<GuildId> changed() {
        Set<GuildId> taken = changed;
        changed = new HashSet<>();
        return taken;
    }

    @Override
    public Delivery tell(PlayerId player, List<Chair> chairs, Loss why) {
        return attempt("silence", player, chairs);
    }

    @Override
    public Delivery tellResults(PlayerId player, List<Chair> chairs) {
        return attempt("result", player, chairs);
    }

    private Delivery attempt(String what, PlayerId player, List<Chair> chairs) {
        attempts.add("%s of %s to seat %s"
                .formatted(
                        what,
                        chairs.stream().map(chair -> "#" + chair.match().id()).collect(Collectors.joining(" ")),
                        chairs.getFirst().seat()));
        return answers.getOrDefault(player, new Delivery.Delivered("message"));
    }
}
