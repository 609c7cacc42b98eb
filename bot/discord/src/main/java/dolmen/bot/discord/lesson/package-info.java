/** Lessons: a variant taught in private, page by page and task by task. */
@NullMarked
package dolmen.bot.discord.lesson;

import org.jspecify.annotations.NullMarked;
