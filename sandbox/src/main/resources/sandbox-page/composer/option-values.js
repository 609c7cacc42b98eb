/** From what stands in an option's field to the value that is sent, and back to what can be suggested for it. */
import { guildOf, isTextChannel, membersOf, nameOf, titleOf } from '../core/world.js';
import { OPTION } from './commands.js';

/** A field: `text` as typed or as shown, `value` once a suggestion was taken. */
export const EMPTY_FIELD = { text: '', value: undefined };

const YES_NO = [
  { name: 'True', value: true },
  { name: 'False', value: false },
];

/** Suggestions `{name, value, user?}` that the page knows itself; null if the bot is to be asked or any text will do. */
export function knownChoices(option, state, channel) {
  if (option.choices?.length) return option.choices;
  const guild = guildOf(state, channel);
  const isMe = (user) => Number(user.id === state.me.id);
  const people = () =>
    membersOf(state, channel)
      .toSorted((a, b) => isMe(a) - isMe(b))
      .map((user) => ({ name: nameOf(user), value: user.id, user }));
  const roles = () => (guild?.roles ?? []).map((role) => ({ name: role.name, value: role.id }));
  switch (option.type) {
    case OPTION.boolean:
      return YES_NO;
    case OPTION.user:
      return people();
    case OPTION.role:
      return roles();
    case OPTION.mentionable:
      return [...people(), ...roles()];
    case OPTION.channel:
      return (guild?.channels ?? []).filter(isTextChannel).map((other) => ({ name: titleOf(state, other), value: other.id }));
    default:
      return null;
  }
}

/** An option as it is sent: a file as its name and its content in Base64. */
export async function withContent({ name, value }) {
  return { name, value: value instanceof File ? { filename: value.name, content: await base64(value) } : value };
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The suggestions that contain the typed text; names that start with it come first. */
export function narrowed(choices, typed) {
  const wanted = typed.trim().toLowerCase();
  const place = (choice) => choice.name.toLowerCase().indexOf(wanted);
  return choices.filter((choice) => place(choice) >= 0).sort((a, b) => Math.sign(place(a)) - Math.sign(place(b)));
}

/** `{value}` to send, or `{problem}` in words; `{}` for a field that may stay empty and does. */
export function readField(option, field, choices) {
  if (field.value !== undefined) return { value: field.value };
  const text = field.text.trim();
  if (!text) return option.required ? { problem: `“${option.label}” is needed.` } : {};
  if (choices) {
    const exact = choices.find((choice) => choice.name.toLowerCase() === text.toLowerCase());
    return exact ? { value: exact.value } : { problem: `Choose “${option.label}” from the list.` };
  }
  return option.type === OPTION.integer || option.type === OPTION.number ? readNumber(option, text) : readText(option, text);
}

function readNumber(option, text) {
  const value = Number(text.replace(',', '.'));
  const whole = option.type === OPTION.integer;
  if (Number.isNaN(value) || (whole && !Number.isInteger(value))) return { problem: `“${option.label}” is a ${whole ? 'whole ' : ''}number.` };
  if (value < (option.min_value ?? -Infinity)) return { problem: `“${option.label}” is at least ${option.min_value}.` };
  if (value > (option.max_value ?? Infinity)) return { problem: `“${option.label}” is at most ${option.max_value}.` };
  return { value };
}

function readText(option, text) {
  if (text.length < (option.min_length ?? 0)) return { problem: `“${option.label}” has at least ${option.min_length} characters.` };
  if (text.length > (option.max_length ?? 6000)) return { problem: `“${option.label}” has at most ${option.max_length} characters.` };
  return { value: text };
}
