/** What there is to say about a game without playing it: whose it is, its rules in words, what can be chosen. */
@NullMarked
package dolmen.rules.facts;

import org.jspecify.annotations.NullMarked;
