/** Alerts to people who want to hear when somebody seeks a match. */
@NullMarked
package dolmen.bot.match.alert;

import org.jspecify.annotations.NullMarked;
