/** Times in words, in the reader's language and time zone. */

const UNITS = [
  ['year', 31536000],
  ['month', 2592000],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** "in 2 days", "3 minutes ago". */
export function relative(date, now = new Date()) {
  const seconds = Math.round((date - now) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.round(Math.abs(seconds) / size) >= 1) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(undefined, { numeric: seconds === 0 ? 'auto' : 'always' }).format(Math.round(seconds / length), unit);
}

/** A time in one of Discord's timestamp styles. */
export function formatted(date, style) {
  return style === 'R' ? relative(date) : new Intl.DateTimeFormat(undefined, STYLES[style]).format(date);
}

export const clockTime = (date) => formatted(date, 't');
export const fullTime = (date) => formatted(date, 'F');

/** The first moment of the reader's day, or of the day some days later, in milliseconds. */
export const dayOf = (date, later = 0) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + later).getTime();

/** "Today", "Yesterday" or the date. */
export function dayName(date, now = new Date()) {
  const days = Math.round((dayOf(now) - dayOf(date)) / 86400000);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatted(date, 'D');
}
