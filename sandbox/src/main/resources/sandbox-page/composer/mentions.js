/** Mentions in an ordinary message: the text after an @, and the mention that is sent for it. */
import { membersOf, nameOf } from '../core/world.js';

const BEING_TYPED = /(^|\s)@([\p{L}\p{N}]*)$/u;

/** The members who fit the name that is being typed at the end of the text; none once the name is whole. */
export function membersBeingNamed(text, state, channel) {
  const typed = text.match(BEING_TYPED);
  if (!typed) return [];
  const wanted = typed[2].toLowerCase();
  const fitting = membersOf(state, channel).filter((user) => nameOf(user).toLowerCase().startsWith(wanted));
  return fitting.some((user) => nameOf(user).toLowerCase() === wanted) ? [] : fitting;
}

/** The text with the member's whole name in place of the typed part. */
export function withName(text, user) {
  return text.replace(BEING_TYPED, (match, before) => `${before}@${nameOf(user)} `);
}

/** Every `@Name` of a member as Discord's `<@id>`; longer names first, so that "@Anna" does not stand in for "@Annabel". */
export function withMentions(text, state, channel) {
  const members = [...membersOf(state, channel)].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return members.reduce((sent, user) => sent.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`), text);
}
