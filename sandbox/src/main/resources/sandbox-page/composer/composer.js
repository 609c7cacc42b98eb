/** Where one writes: plain messages, and slash commands as soon as a slash is typed. */
import { h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { testIds } from '../core/test-ids.js';
import { isArchived, isDirect, nameOf, titleOf, userById } from '../core/world.js';
import { Listbox, optionId, stepped } from '../components/listbox.js';
import { Avatar } from '../views/avatar.js';
import { CloseIcon, SendIcon } from '../views/icons.js';
import { CommandForm } from './command-form.js';
import { findLeaves, leavesOf } from './commands.js';

const PICKER = 'command-picker';

export function Composer({ channel, state, actions }) {
  const [text, setText] = useState('');
  const [leaf, setLeaf] = useState(null);
  const finish = () => {
    setLeaf(null);
    setText('');
  };
  return h(
    'div',
    { class: 'composer' },
    h(ReplyNote, { state, actions }),
    leaf
      ? h(CommandForm, { leaf, channel, state, actions, onSent: finish, onCancel: finish })
      : h(PlainComposer, { text, setText, channel, state, actions, onCommand: setLeaf }),
  );
}

function ReplyNote({ state, actions }) {
  if (!state.replyTo) return null;
  const author = userById(state, state.replyTo.author.id) ?? state.replyTo.author;
  return h(
    'p',
    { class: 'reply-note' },
    h('span', null, 'Replying to ', h('strong', null, nameOf(author))),
    h('button', { class: 'icon-button', 'aria-label': 'Do not reply', onClick: () => actions.replyTo(null) }, h(CloseIcon)),
  );
}

function PlainComposer({ text, setText, channel, state, actions, onCommand }) {
  const input = useRef(null);
  const picker = useCommandPicker({ text, channel, state, onCommand });
  useEffect(() => input.current.focus({ preventScroll: true }), [state.replyTo]);
  const send = () => {
    if (!text.trim()) return;
    actions.send(text.trim());
    setText('');
  };
  const onKeyDown = (event) => {
    if (picker.onKeyDown(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      send();
    }
  };
  const typed = ({ target }) => {
    const exact = picker.exactlyTyped(target.value);
    if (exact) onCommand(exact);
    else setText(target.value);
  };
  const place = isDirect(channel) ? `@${titleOf(state, channel)}` : `#${titleOf(state, channel)}`;
  const hint = isArchived(channel) ? 'Writing here reopens the thread' : `Write as ${nameOf(state.me)}, or type / for commands`;
  return h(
    'div',
    { class: 'composer-box' },
    picker.open && h(CommandPicker, { picker, state }),
    h('textarea', {
      ref: input,
      rows: Math.min(text.split('\n').length, 8),
      value: text,
      placeholder: hint,
      maxLength: 2000,
      role: 'combobox',
      'aria-label': `Message ${place}`,
      'aria-autocomplete': 'list',
      'aria-expanded': picker.open,
      'aria-controls': PICKER,
      'aria-activedescendant': picker.open && picker.leaves.length ? optionId(PICKER, picker.active) : undefined,
      'data-testid': testIds.composer,
      onInput: typed,
      onKeyDown,
    }),
    h('button', { class: 'icon-button send', 'aria-label': 'Send', disabled: !text.trim() || picker.open, onClick: send }, h(SendIcon)),
  );
}

/** The list of commands that is open while a slash and a part of a name stand in the box. */
function useCommandPicker({ text, channel, state, onCommand }) {
  const [active, setActive] = useState(0);
  const [closedFor, setClosedFor] = useState(null);
  useEffect(() => setActive(0), [text]);
  const all = leavesOf(state.commands, isDirect(channel));
  const open = text.startsWith('/') && !text.includes('\n') && closedFor !== text;
  const leaves = open ? findLeaves(all, text.slice(1)) : [];

  /** A whole name and a space choose the command, as long as no longer name is meant. */
  const exactlyTyped = (value) => {
    if (!value.startsWith('/') || !value.endsWith(' ')) return null;
    return all.find((leaf) => leaf.title === value.trim()) ?? null;
  };
  const onKeyDown = (event) => {
    if (!open) return false;
    const next = stepped(event, active, leaves.length);
    if (next !== null) setActive(next);
    else if ((event.key === 'Enter' || event.key === 'Tab') && leaves[active]) onCommand(leaves[active]);
    else if (event.key === 'Escape') setClosedFor(text);
    else return false;
    event.preventDefault();
    return true;
  };
  return { open, leaves, active, setActive, exactlyTyped, onKeyDown, pick: onCommand };
}

function CommandPicker({ picker, state }) {
  const { leaves, active } = picker;
  if (leaves.length === 0) {
    return h('div', { class: 'popup' }, h('p', { class: 'popup-note' }, state.commands.length ? 'No command has this name.' : 'The bot has registered no commands yet.'));
  }
  const items = leaves.map((leaf) => ({ key: leaf.title, leaf, label: leaf.title, detail: leaf.description, picture: h(Avatar, { user: state.bot, state, size: 'tiny' }) }));
  return h('div', { class: 'popup' }, h(Listbox, { id: PICKER, label: 'Commands', items, active, onHover: picker.setActive, onPick: (item) => picker.pick(item.leaf) }));
}
