@NullMarked
package dolmen.bot.lab;

import org.jspecify.annotations.NullMarked;
