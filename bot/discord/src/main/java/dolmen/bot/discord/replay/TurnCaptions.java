package dolmen.bot.discord.replay;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.replay.Moment;
import dolmen.bot.match.replay.Replay;
import dolmen.bot.match.replay.Shot;
import dolmen.rules.host.Episode;
import dolmen.rules.play.Standing.Told;
import dolmen.rules.play.TurnLine;
import java.util.List;

/** The moments of a match as plain text, for pictures and menus. */
record TurnCaptions(Names names, MatchWords words) {

    /** A copy for one reader alone. */
    TurnCaptions on(Reader reader) {
        return new TurnCaptions(names.on(reader), words.on(reader));
    }

    /** The moments as pictures; the last one has the result of the match. */
    List<Shot> shots(Replay replay, List<Moment> moments) {
        return moments.stream()
                .map(moment -> new Shot(
                        moment.match(),
                        place(replay, moment),
                        moment.match().live() ? of(moment) : Text.plain(words.standing(moment.match()))))
                .toList();
    }

    /** The number of turns so far and in all, for example "12 / 60". */
    static String place(Replay replay, Moment moment) {
        return "%d / %d".formatted(moment.turns(), replay.turns());
    }

    /** The last event before the moment, for example "Astrid: A stone moves from a2 to a3". */
    String of(Moment moment) {
        return moment.turn()
                .map(turn -> of(moment.match(), turn))
                .orElseGet(() -> Text.plain(words.latest(moment.match())));
    }

    private String of(MatchOutline match, Episode turn) {
        return switch (turn) {
            case Episode.TurnTaken taken ->
                TurnLine.by(names.plain(match.player(taken.seat())), told(match, taken.told()));
            case Episode.Chance chance -> told(match, chance.told());
            case Episode.Acted acted -> Text.plain(words.acts().of(match, acted.act()));
        };
    }

    private String told(MatchOutline match, List<Told> plies) {
        return words.seats(match).in(words.wording().of(TurnLine.of(plies)));
    }
}
