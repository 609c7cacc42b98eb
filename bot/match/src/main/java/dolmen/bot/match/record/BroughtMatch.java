package dolmen.bot.match.record;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.time.Clock;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.record.MatchRecord;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A match from an uploaded file, to be replayed like one that was played here. Its players are not real people, and
 * have the names in the file. Immutable.
 *
 * @param match the match, on the reader's server if there is one; equal texts make equal matches
 * @param players the names in the file
 */
public record BroughtMatch(Match match, Players players) {
    /**
     * The match of a record.
     *
     * @param reader the server of the reader, which has chosen the colours of boards
     */
    public static BroughtMatch of(MatchRecord record, Optional<GuildId> reader) {
        int seats = record.game().standing().position().seats();
        List<PlayerId> nobody =
                IntStream.rangeClosed(1, seats).mapToObj(PlayerId::new).toList();
        var match = new Match(
                id(record),
                new Venue(reader.orElse(GuildId.DIRECT), new ChannelId(0), new ChannelId(0)),
                nobody,
                record.game(),
                Clock.set(TimeControl.NONE, seats),
                false,
                Optional.empty(),
                Optional.empty(),
                0,
                Optional.empty(),
                Instant.EPOCH,
                Instant.EPOCH);
        return new BroughtMatch(
                match,
                new NamesInFile(nobody.stream()
                        .collect(Collectors.toUnmodifiableMap(player -> player, player -> name(record, player)))));
    }

    private static MatchId id(MatchRecord record) {
        byte[] text = record.text().getBytes(StandardCharsets.UTF_8);
        return MatchId.brought(UUID.nameUUIDFromBytes(text).getMostSignificantBits());
    }

    private static String name(MatchRecord record, PlayerId player) {
        return record.player(Math.toIntExact(player.value()) - 1)
                .orElseGet(() -> "Player %d".formatted(player.value()));
    }

    /** The names in a file, which belong to no real people. */
    private record NamesInFile(Map<PlayerId, String> names) implements Players {
        @Override
        public void remember(Player player) {
            throw new UnsupportedOperationException("the names in a file cannot change");
        }

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            return Optional.ofNullable(names.get(player)).map(name -> new KnownPerson(name));
        }
    }
}
