/** The sandbox's HTTP interface, as one person. Every refusal becomes a {@link Refusal} whose message can be shown as it is. */

/** A refusal by the sandbox; the message is for people. */
export class Refusal extends Error {}

const ROOT = '/sandbox/api/';

async function call(method, path, query = {}, body = undefined) {
  const url = new URL(ROOT + path, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  let response;
  try {
    response = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('The sandbox cannot be reached.');
  }
  const text = await response.text();
  const answer = text ? JSON.parse(text) : undefined;
  if (!response.ok) throw new Refusal(answer?.message ?? `The sandbox answered ${response.status}.`);
  return answer;
}

/** All people, and the bots, of the sandbox. */
export const people = () => call('GET', 'people');

/** A person's unread notifications. */
export async function unreadNotifications(personId) {
  const all = await call('GET', 'notifications', { as: personId });
  return all.filter((notification) => !notification.read);
}

/** Another member of the server. */
export const addPerson = (name) => call('POST', 'people', {}, { name });

/** The calls that one person can make; `as` is that person's id. */
export class Api {
  constructor(as) {
    this.as = as;
  }

  world() {
    return call('GET', 'world', { as: this.as });
  }

  messages(channelId, before) {
    return call('GET', `channels/${channelId}/messages`, { as: this.as, limit: 50, before });
  }

  send(channelId, content, replyTo) {
    return call('POST', `channels/${channelId}/messages`, { as: this.as }, { content, reply_to: replyTo });
  }

  deleteMessage(channelId, messageId) {
    return call('POST', `channels/${channelId}/messages/${messageId}/delete`, { as: this.as });
  }

  markRead(channelId) {
    return call('POST', `channels/${channelId}/read`, { as: this.as });
  }

  openDirectChannel(userId) {
    return call('POST', 'dms', { as: this.as }, { user_id: userId });
  }

  install(installed) {
    return call('POST', 'people/application', { as: this.as }, { installed });
  }

  speak(locale) {
    return call('POST', 'people/locale', { as: this.as }, { locale });
  }

  archive(channelId, archived) {
    return call('POST', `channels/${channelId}/archive`, { as: this.as }, { archived });
  }

  /** Any interaction; resolves with its outcome as soon as the bot has acknowledged it. */
  interact(interaction) {
    return call('POST', 'interactions', { as: this.as }, interaction);
  }
}
