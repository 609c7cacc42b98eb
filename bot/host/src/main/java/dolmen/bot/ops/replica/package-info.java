/** A process that serves its fair share of all shards, with a host for each. */
@NullMarked
package dolmen.bot.ops.replica;

import org.jspecify.annotations.NullMarked;
