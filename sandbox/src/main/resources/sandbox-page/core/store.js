/** The state of the page, in one object that is replaced, never changed; views draw it and nothing else. */
export class Store {
  #watchers = new Set();
  #announced = false;

  state = {
    people: [],
    me: null,
    bot: null,
    online: false,
    connected: true,
    guilds: [],
    directChannels: [],
    commands: [],
    /** The languages of Discord's clients. */
    locales: [],
    channelId: null,
    /** Messages by channel, oldest first; a channel that was not opened yet has none. */
    messages: {},
    /** Channels of which no older message is left to load. */
    complete: {},
    /** By person: the unread notifications, as the sandbox stores them. */
    calls: {},
    /** By person and channel: `{unread, mentions}`; see unread.js. */
    badges: {},
    /** Unanswered acts: keys made by {@link pressKey}, and slash commands as `{id, channelId, title}`. */
    pressed: {},
    /** The error of a failed press, by message: words. */
    failures: {},
    sending: [],
    typing: {},
    dismissed: {},
    /** The message to which the reader is led next. */
    sought: null,
    replyTo: null,
    modal: null,
    /** The person whose card is open. */
    card: null,
    /** The message whose commands are shown. */
    appsOf: null,
    picture: null,
    toasts: [],
    drawerOpen: false,
    trouble: null,
  };

  subscribe(watcher) {
    this.#watchers.add(watcher);
  }

  /** Replaces some fields; `change` is an object or a function from the state to one. */
  set(change) {
    const fields = typeof change === 'function' ? change(this.state) : change;
    this.state = { ...this.state, ...fields };
    this.#announce();
  }

  /** Many changes in one turn are drawn once. */
  #announce() {
    if (this.#announced) return;
    this.#announced = true;
    queueMicrotask(() => {
      this.#announced = false;
      this.#watchers.forEach((watcher) => watcher());
    });
  }
}

/** Names one control of one message, for the time in which it waits for the bot. */
export const pressKey = (message, customId) => `${message.id}/${customId}`;
