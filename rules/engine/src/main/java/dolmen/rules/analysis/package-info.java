/** What a game looks like afterwards: how it stood before each turn, where it turned, and how well each seat played. */
@NullMarked
package dolmen.rules.analysis;

import org.jspecify.annotations.NullMarked;
