/** The switcher between people; each person is a link, so that another window can be another person. */
import { h } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf } from '../core/route.js';
import { testIds } from '../core/test-ids.js';
import { mentionsOf } from '../core/unread.js';
import { hueOf, nameOf, persons } from '../core/world.js';
import { Avatar } from './avatar.js';
import { MenuIcon, PlusIcon } from './icons.js';

export function PeopleBar({ state, actions }) {
  return h(
    'header',
    { class: 'people-bar' },
    h('button', { class: 'icon-button drawer-button', 'aria-label': 'Channels', 'aria-expanded': state.drawerOpen, onClick: () => actions.toggleDrawer() }, h(MenuIcon)),
    h('span', { class: 'people-legend' }, 'You are ', h('strong', { 'data-testid': testIds.me }, nameOf(state.me))),
    h(
      'nav',
      { class: 'people', 'aria-label': 'Be someone' },
      persons(state).map((person) => h(PersonLink, { key: person.id, person, state, actions })),
      h(NewPerson, { actions }),
    ),
  );
}

function PersonLink({ person, state, actions }) {
  const current = person.id === state.me.id;
  const calls = mentionsOf(state.badges[person.id]);
  const name = nameOf(person);
  const become = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    actions.become(person.id).catch((refusal) => actions.toast(refusal.message));
  };
  return h(
    'a',
    {
      class: `person hue-${hueOf(state, person.id)}`,
      href: addressOf({ as: person.id, channelId: state.channelId }),
      'aria-current': current ? 'true' : undefined,
      'aria-label': calls ? `${name}, called ${calls === 1 ? 'once' : `${calls} times`}` : name,
      title: current ? `You are ${name}` : `Be ${name} (Ctrl-click: in a new tab)`,
      onClick: become,
    },
    h(Avatar, { user: person, state, size: 'small' }),
    h('span', { class: 'person-name' }, name),
    calls > 0 && h('span', { class: 'badge', 'data-testid': testIds.personMentions }, calls),
  );
}

function NewPerson({ actions }) {
  const [name, setName] = useState(null);
  if (name === null) {
    return h('button', { class: 'icon-button', 'aria-label': 'Add a person', title: 'Add a person', onClick: () => setName('') }, h(PlusIcon));
  }
  const submit = (event) => {
    event.preventDefault();
    if (name.trim()) actions.addPerson(name.trim());
    setName(null);
  };
  return h(
    'form',
    { class: 'new-person', onSubmit: submit },
    h('input', {
      'aria-label': 'Name of the new person',
      placeholder: 'Name',
      maxLength: 32,
      value: name,
      ref: (input) => input?.focus(),
      onInput: (event) => setName(event.target.value),
      onKeyDown: (event) => event.key === 'Escape' && setName(null),
    }),
    h('button', { class: 'button button-primary', disabled: !name.trim() }, 'Add'),
  );
}
