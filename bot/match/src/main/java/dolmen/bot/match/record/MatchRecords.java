package dolmen.bot.match.record;

import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.Release;
import dolmen.bot.match.Match;
import dolmen.rules.record.MatchRecord;
import dolmen.rules.record.Tag;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes records of matches. They have the players' names, never nicknames, and no names of forgotten players. Safe for
 * use by many threads.
 */
public record MatchRecords(Players names) {

    /** The record of the match; empty while a part of it is a secret. */
    public Optional<MatchRecord> of(Match match) {
        return match.live() && match.standing().hasSecrets()
                ? Optional.empty()
                : Optional.of(new MatchRecord(tags(match), match.game()));
    }

    private List<Tag> tags(Match match) {
        var tags = new ArrayList<Tag>();
        tags.add(Tag.of("Match", match.id().toString()));
        tags.add(Tag.of(
                "Date", LocalDate.ofInstant(match.startedAt(), ZoneOffset.UTC).toString()));
        Map<PlayerId, String> known = names.names(match.players(), Optional.empty());
        for (int seat = 0; seat < match.players().size(); seat++) {
            String name = known.getOrDefault(match.players().get(seat), Players.FORGOTTEN);
            tags.add(Tag.of(MatchRecord.playerTag(seat), name));
        }
        tags.add(Tag.of("Pace", match.clock().control().text()));
        tags.add(Tag.of("Rated", match.rated() ? "yes" : "no"));
        tags.add(Tag.of("Host", Release.name()));
        return tags;
    }
}
