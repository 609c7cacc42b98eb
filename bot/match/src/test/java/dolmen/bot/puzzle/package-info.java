/** Tests of how people fare with puzzles. */
@org.jspecify.annotations.NullMarked
package dolmen.bot.puzzle;
