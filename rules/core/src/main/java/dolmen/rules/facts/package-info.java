/** Descriptions of games, without their play: authorship, rules in words, options. */
@NullMarked
package dolmen.rules.facts;

import org.jspecify.annotations.NullMarked;
