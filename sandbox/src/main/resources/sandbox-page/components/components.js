/** Draws the components of a message, old style and Components V2, by their type. */
import { h } from 'preact';
import { Prose } from '../text/prose.js';
import { Picture } from '../views/attachments.js';
import { FileIcon } from '../views/icons.js';
import { Button } from './button.js';
import { SelectMenu } from './select.js';
import { pressKey } from '../core/store.js';

/** The view of each type of component; an unknown type is named instead of hidden. */
const VIEWS = {
  1: ActionRow,
  2: Button,
  3: MessageSelect,
  5: MessageSelect,
  6: MessageSelect,
  7: MessageSelect,
  8: MessageSelect,
  9: Section,
  10: TextDisplay,
  11: Thumbnail,
  12: MediaGallery,
  13: FileComponent,
  14: Separator,
  17: Container,
};

export function Components({ components, message, app }) {
  return h('div', { class: 'components' }, all(components, message, app));
}

const all = (components, message, app) => components.map((component, index) => h(Component, { key: component.id ?? index, component, message, app }));

function Component({ component, message, app }) {
  const view = VIEWS[component.type];
  return view ? h(view, { component, message, app }) : h('p', { class: 'subtext' }, `(component of type ${component.type})`);
}

function ActionRow({ component, message, app }) {
  return h('div', { class: 'action-row' }, all(component.components, message, app));
}

function MessageSelect({ component, message, app }) {
  return h(SelectMenu, {
    select: component,
    label: component.placeholder ?? 'Make a selection',
    app,
    busy: app.state.pressed[pressKey(message, component.custom_id)] === true,
    onChoose: (values) => app.actions.press(message, component.custom_id, values),
  });
}

function Section({ component, message, app }) {
  return h('div', { class: 'section' }, h('div', { class: 'section-words' }, all(component.components, message, app)), h(Component, { component: component.accessory, message, app }));
}

function TextDisplay({ component, app }) {
  return h(Prose, { source: component.content, app });
}

function Thumbnail({ component, app }) {
  return h('div', { class: 'thumbnail' }, h(Media, { media: component.media, item: component, app }));
}

function MediaGallery({ component, app }) {
  return h(
    'div',
    { class: `gallery ${component.items.length === 1 ? 'gallery-single' : ''}` },
    component.items.map((item, index) => h(Media, { key: index, media: item.media, item, app })),
  );
}

function Media({ media, item, app }) {
  return h(Picture, { url: media.url, alt: item.description ?? '', width: media.width, height: media.height, spoiler: item.spoiler, app });
}

function FileComponent({ component }) {
  const name = component.name ?? component.file.url.split('/').pop().split('?')[0];
  return h('a', { class: 'file', href: component.file.url, download: name, target: '_blank', rel: 'noreferrer' }, h(FileIcon), name);
}

function Separator({ component }) {
  const wide = component.spacing === 2 ? 'separator-wide' : '';
  return component.divider === false ? h('div', { class: `separator separator-blank ${wide}` }) : h('hr', { class: `separator ${wide}` });
}

function Container({ component, message, app }) {
  const colour = component.accent_color;
  const edge = typeof colour === 'number' ? { borderLeftColor: `#${colour.toString(16).padStart(6, '0')}` } : undefined;
  return h('section', { class: `container ${edge ? 'container-accent' : ''}`, style: edge }, all(component.components, message, app));
}
