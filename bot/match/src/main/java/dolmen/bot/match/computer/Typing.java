package dolmen.bot.match.computer;

import dolmen.bot.match.Match;

/** The port to a sign that a computer player thinks, which people see for some seconds where they play. */
@FunctionalInterface
public interface Typing {

    /** Gives the sign; whatever fails of it is no matter. Returns at once. */
    void in(Match match);
}
