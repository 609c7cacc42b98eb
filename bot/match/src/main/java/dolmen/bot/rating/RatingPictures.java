package dolmen.bot.rating;

import dolmen.bot.history.Achievement;
import dolmen.bot.history.Completion;
import dolmen.bot.history.Niche;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Shelf;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Wording;
import java.time.ZoneId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;

/**
 * The port to pictures of ratings. A theme is named as in {@link dolmen.bot.match.picture.Pictures#themes}; if it is
 * empty or unknown, the default is used. The wording is the language of the readers. Safe for use by many threads.
 */
public interface RatingPictures {

    /** Draws a page of a list. */
    Picture leaderboard(Listing listing, Optional<String> theme, Wording wording);

    /** Draws the best players of a contest. */
    Picture contest(Podium podium, Optional<String> theme, Wording wording);

    /** Draws a player's ratings and their history. */
    Picture profile(Profile profile, Optional<String> theme, Wording wording);

    /** Draws the history of the ratings of several players on one ladder. */
    Picture comparison(Comparison comparison, Optional<String> theme, Wording wording);

    /** Draws the computer players of a game, with their faces. */
    Picture opponents(Company company, Optional<String> theme, Wording wording);

    /** Draws the wall of a player: the computer players that the player has beaten at each game. */
    Picture wall(Wall wall, Optional<String> theme, Wording wording);

    /** Draws the achievements of a player. */
    Picture achievements(Feats feats, Optional<String> theme, Wording wording);

    /** The state of the cache. */
    Shelf kept();

    /**
     * A page of a list.
     *
     * @param whose the name of the list's players, such as "All servers" or the name of a server
     * @param page the page, with at most ten lines
     * @param around the reader's line and its neighbours, at most three lines; shown if the reader is not on the page
     * @param reader the reader, whose line is marked; empty in public
     * @param server the server of the readers, for nicknames; empty outside servers
     */
    record Listing(
            Ladder ladder,
            String whose,
            RatingService.Page page,
            List<Standings.Row> around,
            Optional<PlayerId> reader,
            Optional<GuildId> server) {
        public Listing {
            around = List.copyOf(around);
        }
    }

    /**
     * The best players of a contest.
     *
     * @param whose the name of the list's players
     * @param best the best players, in at most ten lines
     * @param server the server of the readers, for nicknames; empty outside servers
     */
    record Podium(
            Standings.Contest contest,
            Ladder ladder,
            String whose,
            List<Standings.Contender> best,
            Optional<GuildId> server) {
        public Podium {
            best = List.copyOf(best);
        }
    }

    /**
     * One player.
     *
     * @param subtitle more text; may be empty
     * @param lines the ladders, the most important first; the picture shows only as many as can be told apart
     * @param zone the time zone of the days
     * @param server the server of the readers, for the player's nickname; empty outside servers
     */
    record Profile(PlayerId player, String subtitle, List<Line> lines, ZoneId zone, Optional<GuildId> server) {
        public Profile {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A player's rating on one ladder.
     *
     * @param place the place in the list of all players; empty if not in it
     * @param changes the changes, the earliest first
     */
    record Line(Ratings.Held held, Optional<Standings.Place> place, List<Ratings.Change> changes) {
        public Line {
            changes = List.copyOf(changes);
        }
    }

    /**
     * Several players on one ladder.
     *
     * @param courses the history of each player; the picture shows only as many as can be told apart
     * @param zone the time zone of the days
     * @param server the server of the readers, for nicknames; empty outside servers
     */
    record Comparison(Ladder ladder, List<Course> courses, ZoneId zone, Optional<GuildId> server) {
        public Comparison {
            courses = List.copyOf(courses);
        }
    }

    /**
     * The computer players of a game.
     *
     * @param game the game's id
     * @param choices the options of the game, such as "Five players"; empty if it has none
     * @param members the computer players with their ratings
     */
    record Company(String game, Optional<Argument> choices, List<Member> members) {
        public Company {
            members = List.copyOf(members);
        }
    }

    /**
     * A computer player with its measured strength.
     *
     * @param rating the rating in points; empty if it was never measured
     */
    record Member(Opponent opponent, OptionalInt rating) {}

    /**
     * The wall of a player.
     *
     * @param niches the filled niches
     * @param latest the match after which the wall is shown; empty at other times
     * @param server the server of the readers, for the player's nickname; empty outside servers
     */
    record Wall(PlayerId player, List<Niche> niches, Optional<MatchId> latest, Optional<GuildId> server) {
        public Wall {
            niches = List.copyOf(niches);
        }
    }

    /**
     * The achievements of a player.
     *
     * @param completions the progress with each achievement, in display order
     * @param zone the time zone of the days
     * @param server the server of the readers, for the player's nickname; empty outside servers
     */
    record Feats(
            PlayerId player, SequencedMap<Achievement, Completion> completions, ZoneId zone, Optional<GuildId> server) {
        public Feats {
            completions = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(completions));
        }
    }

    /** The changes of a player's rating, the earliest first. */
    record Course(PlayerId player, List<Ratings.Change> changes) {
        public Course {
            changes = List.copyOf(changes);
        }
    }
}
