/** Tests of the scores of puzzles. */
@org.jspecify.annotations.NullMarked
package dolmen.bot.puzzle;
