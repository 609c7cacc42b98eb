/** Lists of messages, and queries about one message. */
import { compareIds } from './snowflake.js';

const LOADING = 1 << 7;
const EPHEMERAL = 1 << 6;
const COMPONENTS_V2 = 1 << 15;
const CONTEXT_MENU_COMMAND = 23;

const has = (message, flag) => ((message.flags ?? 0) & flag) !== 0;

export const isEphemeral = (message) => has(message, EPHEMERAL);
export const isThinking = (message) => has(message, LOADING);
export const usesComponentsV2 = (message) => has(message, COMPONENTS_V2);

/** One list, oldest first, in which each message occurs once; the newer version of a message wins. */
export function merge(older, newer) {
  const byId = new Map([...older, ...newer].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => compareIds(a.id, b.id));
}

export const without = (messages, id) => messages.filter((message) => message.id !== id);

/** The person and the command that this message answers, if it answers one. */
export function commandBehind(message) {
  const asked = message.interaction ?? message.interaction_metadata;
  if (!asked || asked.type !== 2) return null;
  const name = asked.name ?? message.interaction?.name;
  return name ? { user: asked.user, name, slash: message.type !== CONTEXT_MENU_COMMAND } : null;
}
