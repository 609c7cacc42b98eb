/** A menu of a message or a dialog: strings, people, roles or channels, one or several. */
import { h } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { currentChannel, guildOf, isTextChannel, membersOf, nameOf, titleOf } from '../core/world.js';
import { Avatar } from '../views/avatar.js';
import { ChevronIcon } from '../views/icons.js';
import { Emoji } from './button.js';
import { Listbox, optionId, stepped } from './listbox.js';

const SOURCES = {
  3: stringItems,
  5: peopleItems,
  6: roleItems,
  7: (select, state) => [...peopleItems(select, state), ...roleItems(select, state)],
  8: channelItems,
};

/**
 * @param least  how many must be chosen, if not as many as the menu says
 * @param chosen what is chosen already; without it the menu shows what the bot marked as default
 */
export function SelectMenu({ id, select, least = select.min_values ?? 1, label, chosen, busy = false, app, onChoose }) {
  const listId = useId();
  const root = useRef(null);
  const menu = useMenu({ select, least, chosen, onChoose, root });
  const items = SOURCES[select.type](select, app.state).map((item) => ({ ...item, chosen: menu.values.includes(item.key) }));
  const names = items.filter((item) => item.chosen).map((item) => item.label);
  return h(
    'div',
    { class: 'select', ref: root },
    h(
      'button',
      {
        id,
        type: 'button',
        class: 'select-button',
        role: 'combobox',
        'aria-label': label,
        'aria-haspopup': 'listbox',
        'aria-expanded': menu.open,
        'aria-controls': listId,
        'aria-activedescendant': menu.open ? optionId(listId, menu.active) : undefined,
        'aria-busy': busy || undefined,
        disabled: select.disabled,
        onClick: menu.toggle,
        onKeyDown: (event) => menu.onKeyDown(event, items),
      },
      h('span', { class: names.length ? '' : 'placeholder' }, names.join(', ') || select.placeholder || 'Make a selection'),
      h(ChevronIcon),
    ),
    menu.open &&
      h(
        'div',
        { class: 'popup select-popup' },
        h(Listbox, { id: listId, label, items, active: menu.active, multiple: menu.several, onHover: menu.setActive, onPick: menu.pick }),
        menu.several && h('button', { type: 'button', class: 'button button-primary', disabled: !menu.enough, onClick: menu.close }, 'Done'),
      ),
  );
}

/** One choice is taken at once, and taken back by a second press where none need be made; several are taken when the menu is closed. */
function useMenu({ select, least, chosen, onChoose, root }) {
  const several = (select.max_values ?? 1) > 1;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [picked, setPicked] = useState(null);
  const values = picked ?? chosen ?? defaultsOf(select);
  const enough = values.length >= least;

  const close = () => {
    setOpen(false);
    if (several && picked && enough) onChoose(picked);
    setPicked(null);
  };
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event) => root.current?.contains(event.target) || close();
    document.addEventListener('mousedown', outside);
    return () => document.removeEventListener('mousedown', outside);
  });
  const pick = (item) => {
    if (several) {
      const rest = values.filter((value) => value !== item.key);
      const next = rest.length < values.length ? rest : [...values, item.key];
      if (next.length <= select.max_values) setPicked(next);
    } else {
      setOpen(false);
      onChoose(least === 0 && values.includes(item.key) ? [] : [item.key]);
    }
  };
  const onKeyDown = (event, items) => {
    const next = stepped(event, active, items.length);
    if (next !== null) {
      event.preventDefault();
      if (open) setActive(next);
      else setOpen(true);
    } else if (open && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (items[active]) pick(items[active]);
    } else if (open && (event.key === 'Escape' || event.key === 'Tab')) {
      if (event.key === 'Escape') event.preventDefault();
      close();
    }
  };
  const toggle = () => (open ? close() : setOpen(true));
  return { open, active, setActive, values, several, enough, pick, close, toggle, onKeyDown };
}

/** The choices preset by the bot. */
export function defaultsOf(select) {
  return [...(select.options ?? []).filter((option) => option.default).map((option) => option.value), ...(select.default_values ?? []).map((value) => value.id)];
}

function stringItems(select) {
  return select.options.map((option) => ({
    key: option.value,
    label: option.label,
    detail: option.description,
    picture: option.emoji && h(Emoji, { emoji: option.emoji }),
  }));
}

/** Oneself comes last: hardly a menu of people is meant for that. */
function peopleItems(select, state) {
  const isMe = (user) => Number(user.id === state.me.id);
  const people = membersOf(state, currentChannel(state)).toSorted((a, b) => isMe(a) - isMe(b));
  return people.map((user) => ({ key: user.id, label: nameOf(user), picture: h(Avatar, { user, state, size: 'tiny' }) }));
}

function roleItems(select, state) {
  return (guildOf(state, currentChannel(state))?.roles ?? []).map((role) => ({ key: role.id, label: `@${role.name.replace(/^@/, '')}` }));
}

function channelItems(select, state) {
  const channels = guildOf(state, currentChannel(state))?.channels ?? [];
  return channels.filter(isTextChannel).map((channel) => ({ key: channel.id, label: `#${titleOf(state, channel)}` }));
}
