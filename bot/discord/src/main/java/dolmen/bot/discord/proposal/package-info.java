/** Challenges are made by commands with options, by a form of menus, or in the menu of a person. */
@NullMarked
package dolmen.bot.discord.proposal;

import org.jspecify.annotations.NullMarked;
