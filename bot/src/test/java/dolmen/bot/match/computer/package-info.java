/** Tests of computer players at the table. */
@org.jspecify.annotations.NullMarked
package dolmen.bot.match.computer;
