/** The operator's configuration: the settings, their sources, and their values. */
@NullMarked
package dolmen.bot.ops.configuration;

import org.jspecify.annotations.NullMarked;
