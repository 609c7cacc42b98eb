/** The local Discord for starts without a token; some products lack it. */
@NullMarked
package dolmen.bot.cli.sandbox;

import org.jspecify.annotations.NullMarked;
