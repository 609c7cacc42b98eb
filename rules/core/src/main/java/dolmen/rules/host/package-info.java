/**
 * The rules of the host, which no game knows: giving up, forfeits, take-backs, agreed draws, annulments, repetition,
 * and games that come to nothing. A {@link dolmen.rules.host.HostedGame} is a game under them; counting positions and
 * listing moves goes without.
 */
@NullMarked
package dolmen.rules.host;

import org.jspecify.annotations.NullMarked;
