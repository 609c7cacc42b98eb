/** Where long work is done, so that it keeps nobody from being answered. */
@NullMarked
package dolmen.bot.work;

import org.jspecify.annotations.NullMarked;
