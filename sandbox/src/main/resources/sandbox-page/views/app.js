/** The whole page. */
import { h } from 'preact';
import { useEffect } from 'preact/hooks';
import { currentChannel, hueOf, nameOf, titleOf } from '../core/world.js';
import { mentionsOf } from '../core/unread.js';
import { ChannelView } from './channel.js';
import { Lightbox } from './lightbox.js';
import { MessageApps } from './message-apps.js';
import { ModalDialog } from './modal-dialog.js';
import { PeopleBar } from './people-bar.js';
import { PersonCard } from './person-card.js';
import { Sidebar } from './sidebar.js';
import { Toasts } from './toasts.js';

export function App({ state, actions }) {
  const app = { state, actions };
  usePageTitle(state);
  if (state.trouble) return h(Trouble, { text: state.trouble, actions });
  if (!state.me) return h('p', { class: 'page-note', role: 'status' }, 'Opening the sandbox…');
  return h(
    'div',
    { class: `page hue-${hueOf(state, state.me.id)} ${state.drawerOpen ? 'drawer-open' : ''}` },
    h(PeopleBar, app),
    h('div', { class: 'page-body' }, h(Sidebar, app), h('div', { class: 'drawer-shade', onClick: () => actions.toggleDrawer(false) }), h(ChannelView, { ...app, key: state.channelId })),
    state.modal && h(ModalDialog, { ...app, key: state.modal.id }),
    state.card && h(PersonCard, app),
    state.appsOf && h(MessageApps, app),
    state.picture && h(Lightbox, app),
    h(Toasts, app),
  );
}

function usePageTitle(state) {
  const channel = currentChannel(state);
  const calls = mentionsOf(state.badges[state.me?.id]);
  useEffect(() => {
    if (state.me) document.title = `${calls ? `(${calls}) ` : ''}${nameOf(state.me)} · ${titleOf(state, channel) || 'Sandbox'}`;
  }, [state.me, channel, calls]);
}

function Trouble({ text, actions }) {
  return h(
    'div',
    { class: 'page-note', role: 'alert' },
    h('img', { src: 'dolmen.svg', alt: '', width: 64 }),
    h('p', null, text),
    h('button', { class: 'button button-secondary', onClick: () => actions.start() }, 'Try again'),
  );
}
