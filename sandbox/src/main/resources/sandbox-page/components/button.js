/** A button of a message: five styles, a link among them; shows that it waits for the bot. */
import { h } from 'preact';
import { linkHere } from '../core/route.js';
import { pressKey } from '../core/store.js';
import { CustomEmoji } from '../text/prose.js';
import { LinkIcon } from '../views/icons.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'primary' };
const LINK = 5;

export function Button({ component, message, app }) {
  const look = `button button-${STYLES[component.style] ?? 'secondary'}`;
  if (component.style === LINK) {
    const here = linkHere(component.url, app);
    if (here) return h('a', { class: look, ...here }, h(Label, { component }));
    return h('a', { class: look, href: component.url, target: '_blank', rel: 'noreferrer' }, h(Label, { component }), h(LinkIcon));
  }
  const busy = app.state.pressed[pressKey(message, component.custom_id)] === true;
  return h(
    'button',
    { class: look, type: 'button', disabled: component.disabled, 'aria-busy': busy || undefined, onClick: () => app.actions.press(message, component.custom_id) },
    h(Label, { component }),
  );
}

function Label({ component }) {
  return h('span', { class: 'button-label' }, component.emoji && h(Emoji, { emoji: component.emoji }), component.label);
}

/** An emoji beside the words of a button or of a choice. */
export function Emoji({ emoji }) {
  return h('span', { class: 'emoji', 'aria-hidden': true }, emoji.id ? h(CustomEmoji, emoji) : `${emoji.name} `);
}
