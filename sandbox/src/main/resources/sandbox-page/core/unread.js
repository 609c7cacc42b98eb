/**
 * The unread messages of each person, kept in the browser's storage so that windows of different people agree.
 *
 * By person and channel: `read`, the newest message seen; `newest`, the newest of all. Notifications are not part of it:
 * the sandbox itself stores and counts them.
 */
import { isNewer } from './snowflake.js';

const KEY = 'dolmen.sandbox.unread.';

export class UnreadLedger {
  constructor(storage) {
    this.storage = storage;
  }

  /** Calls `watcher` when another window has changed the ledger. */
  watch(watcher) {
    addEventListener('storage', (event) => event.key?.startsWith(KEY) && watcher());
  }

  /** A channel seen for the first time counts as read so far; channels that are gone are forgotten. */
  know(personId, channels) {
    const known = this.#load(personId);
    const next = {};
    for (const { id, last_message_id: last } of channels) {
      const newest = last ?? '0';
      const entry = known[id] ?? { read: newest, newest };
      next[id] = isNewer(newest, entry.newest) ? { ...entry, newest } : entry;
    }
    this.#save(personId, next);
  }

  note(personId, message) {
    this.#change(personId, message.channel_id, (entry) => ({
      ...entry,
      newest: isNewer(message.id, entry.newest) ? message.id : entry.newest,
    }));
  }

  markRead(personId, channelId, upTo) {
    this.#change(personId, channelId, (entry) => {
      const read = upTo && isNewer(upTo, entry.newest) ? upTo : entry.newest;
      return { read, newest: read };
    });
  }

  /** True if a person has not seen the newest message of a channel, by channel. */
  unread(personId) {
    const entries = Object.entries(this.#load(personId)).map(([id, entry]) => [id, isNewer(entry.newest, entry.read)]);
    return Object.fromEntries(entries);
  }

  #change(personId, channelId, change) {
    const entries = this.#load(personId);
    const before = entries[channelId] ?? { read: '0', newest: '0' };
    this.#save(personId, { ...entries, [channelId]: change(before) });
  }

  #load(personId) {
    return JSON.parse(this.storage.getItem(KEY + personId) ?? '{}');
  }

  #save(personId, entries) {
    this.storage.setItem(KEY + personId, JSON.stringify(entries));
  }
}

/** By channel: `{unread, mentions}`, for those channels that have something; `calls` are unread notifications. */
export function badgesOf(unread, calls) {
  const channels = [...new Set([...Object.keys(unread), ...calls.map((call) => call.channel_id)])];
  const entries = channels
    .map((id) => [id, { unread: unread[id] === true, mentions: calls.filter((call) => call.channel_id === id).length }])
    .filter(([, badge]) => badge.unread || badge.mentions > 0);
  return Object.fromEntries(entries);
}

/** The number of a person's unread notifications in all channels. */
export function mentionsOf(badges) {
  return Object.values(badges ?? {}).reduce((sum, badge) => sum + badge.mentions, 0);
}
