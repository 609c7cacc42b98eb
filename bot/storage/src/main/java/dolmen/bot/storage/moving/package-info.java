/** All rows of one database put into another, of the same kind or not, and proved equal. */
@NullMarked
package dolmen.bot.storage.moving;

import org.jspecify.annotations.NullMarked;
