package dolmen.bot.kills;

import dolmen.bot.id.GuildId;
import java.time.Instant;
import java.util.List;

/**
 * People on the server of a process that is not killed, who are to notice nothing between two times.
 *
 * @param answers theirs
 */
record Neighbours(GuildId server, Answers answers, Instant from, Instant until) {

    /** What became of their questions. */
    List<Answers.Answered> asked() {
        return answers.between(from, until);
    }
}
