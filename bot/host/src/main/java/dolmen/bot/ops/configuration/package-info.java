/** What an operator can say about how Dolmen runs: the settings, where they are read, and what they come to. */
@NullMarked
package dolmen.bot.ops.configuration;

import org.jspecify.annotations.NullMarked;
