package dolmen.bot.match.computer;

import dolmen.bot.match.Match;

/** The port to the typing indicator that people see for some seconds while a computer player thinks. */
@FunctionalInterface
public interface Typing {

    /** Shows the indicator; failures are ignored. Returns at once. */
    void in(Match match);
}
