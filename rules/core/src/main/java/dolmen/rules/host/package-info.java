/**
 * The rules of the host, which games do not know: giving up, forfeits, take-backs, agreed draws, annulments,
 * repetition, and lack of progress. A {@link dolmen.rules.host.HostedGame} is a game under these rules. Counting
 * positions and listing moves do not need them.
 */
@NullMarked
package dolmen.rules.host;

import org.jspecify.annotations.NullMarked;
