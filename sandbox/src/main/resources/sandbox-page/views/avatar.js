/** A person as a stone with initials in the person's own colour; a bot as the dolmen. */
import { h } from 'preact';
import { hueOf, nameOf } from '../core/world.js';

export function Avatar({ user, state, size = 'medium' }) {
  if (user?.bot) return h('span', { class: `avatar avatar-${size} avatar-bot`, 'aria-hidden': true }, h('img', { src: 'dolmen.svg', alt: '' }));
  const letters = [...nameOf(user)][0] ?? '?';
  return h('span', { class: `avatar avatar-${size} hue-${hueOf(state, user?.id)}`, 'aria-hidden': true }, letters.toUpperCase());
}
