/** The local Discord for starts without a token, which a product may lack. */
@NullMarked
package dolmen.bot.cli.sandbox;

import org.jspecify.annotations.NullMarked;
