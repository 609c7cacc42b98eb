/**
 * What somebody who has never seen a game is shown of it, as data: words, positions and tasks. Nothing here knows how a
 * game is played.
 */
@NullMarked
package dolmen.rules.lesson;

import org.jspecify.annotations.NullMarked;
