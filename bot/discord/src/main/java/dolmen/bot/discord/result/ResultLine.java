package dolmen.bot.discord.result;

import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.match.MatchOutline;

/** The result of a match in one line, for people who have not watched it: the game, the result and the place. */
public record ResultLine(MatchWords words) {

    /** The line of an ended match; it mentions nobody. */
    public String of(MatchOutline ended) {
        MatchWords there = words.at(ended);
        return "**%s** · %s%s %s"
                .formatted(
                        there.wording().of(there.variant(ended)),
                        there.standing(ended),
                        there.hints(ended),
                        there.place(ended));
    }
}
