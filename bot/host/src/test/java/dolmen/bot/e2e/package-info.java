/** The whole bot on a local Discord: the real client library, the real storage, and people who type and press. */
@NullMarked
package dolmen.bot.e2e;

import org.jspecify.annotations.NullMarked;
