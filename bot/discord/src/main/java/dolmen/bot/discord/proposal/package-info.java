/** Proposals of matches: by command options, by a form of menus, or from the menu of a person. */
@NullMarked
package dolmen.bot.discord.proposal;

import org.jspecify.annotations.NullMarked;
