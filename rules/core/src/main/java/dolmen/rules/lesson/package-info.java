/**
 * Lessons as data: words, positions and tasks for somebody who has never seen a game. Nothing here knows the rules of a
 * game.
 */
@NullMarked
package dolmen.rules.lesson;

import org.jspecify.annotations.NullMarked;
