package dolmen.rules.phrase;

/**
 * A day, written as the message says: {@code {day, date, ::dMMMMy}} is "3 March 2026" or "3. März 2026".
 *
 * @param number the number of days since 1 January 1970
 */
public record Day(long number) implements Argument {}
