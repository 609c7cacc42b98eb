/** Discord's ids: decimal strings too large for a number, ordered by the time they were made. */

const EPOCH_MS = 1420070400000n;

/** Negative, zero or positive as `a` was made before, with or after `b`. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export function isNewer(a, b) {
  return compareIds(a, b) > 0;
}

export function timeOf(id) {
  return new Date(Number((BigInt(id) >> 22n) + EPOCH_MS));
}

/** An id for something that only this page knows, ordered after all existing ids. */
export function localId() {
  return String((BigInt(Date.now()) - EPOCH_MS) << 22n);
}
