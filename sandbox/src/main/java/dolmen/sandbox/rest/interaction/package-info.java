/** The routes for commands and for the bot's answers to interactions. */
@NullMarked
package dolmen.sandbox.rest.interaction;

import org.jspecify.annotations.NullMarked;
