/** Tests of opening statistics. */
@org.jspecify.annotations.NullMarked
package dolmen.bot.opening;
