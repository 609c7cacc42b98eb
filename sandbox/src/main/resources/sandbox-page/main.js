/** Starts the page: builds the store, the actions and the live connection, and draws the app whenever the store changes. */
import { h, render } from 'preact';
import { Actions } from './core/actions.js';
import { RecentCommands } from './core/recent.js';
import { Store } from './core/store.js';
import { UnreadLedger } from './core/unread.js';
import { App } from './views/app.js';

const store = new Store();
const actions = new Actions(store, new UnreadLedger(window.localStorage), new RecentCommands(window.localStorage));
const root = document.getElementById('app');
const draw = () => render(h(App, { state: store.state, actions }), root);

store.subscribe(draw);
draw();
actions.start();
