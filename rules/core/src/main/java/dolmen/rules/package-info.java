/**
 * The common interface of all games: kinds of games, their variants, positions, moves, views and records.
 *
 * <p>Everything here is a value or stateless, hence safe to share between threads. Nothing here knows a clock, a file,
 * a thread or a source of randomness: callers that need chance pass a {@link java.util.random.RandomGenerator}.
 */
@NullMarked
package dolmen.rules;

import org.jspecify.annotations.NullMarked;
