/** The commands that were used last in this browser, the latest first, for the list behind the slash. */

const KEY = 'dolmen.sandbox.recent';
const MOST = 4;

export class RecentCommands {
  constructor(storage) {
    this.storage = storage;
  }

  /** Their names, such as `play` or `setup check`. */
  names() {
    return JSON.parse(this.storage.getItem(KEY) ?? '[]');
  }

  note(name) {
    const others = this.names().filter((other) => other !== name);
    this.storage.setItem(KEY, JSON.stringify([name, ...others].slice(0, MOST)));
  }
}
