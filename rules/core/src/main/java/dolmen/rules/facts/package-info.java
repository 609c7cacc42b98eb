/** Descriptions of games for people: authorship, rules, options. */
@NullMarked
package dolmen.rules.facts;

import org.jspecify.annotations.NullMarked;
