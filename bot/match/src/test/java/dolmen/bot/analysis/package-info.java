/** Tests of analyses. */
@org.jspecify.annotations.NullMarked
package dolmen.bot.analysis;
