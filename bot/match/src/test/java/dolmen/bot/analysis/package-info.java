/** Tests of looking back at matches. */
@org.jspecify.annotations.NullMarked
package dolmen.bot.analysis;
