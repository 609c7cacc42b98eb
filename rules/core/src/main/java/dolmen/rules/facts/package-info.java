/** Descriptions of games for people: authorship, rules in words, options. */
@NullMarked
package dolmen.rules.facts;

import org.jspecify.annotations.NullMarked;
