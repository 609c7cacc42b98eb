/** An embed: a card with a coloured edge. */
import { h } from 'preact';
import { Prose } from '../text/prose.js';
import { Picture } from './attachments.js';

const WEB_ADDRESS = /^https?:\/\//;

export function Embed({ embed, app }) {
  const edge = embed.color ? { borderLeftColor: `#${embed.color.toString(16).padStart(6, '0')}` } : undefined;
  return h(
    'section',
    { class: 'embed', style: edge },
    h(
      'div',
      { class: 'embed-words' },
      embed.author && h('p', { class: 'embed-small' }, linked(embed.author.url, embed.author.name)),
      embed.title && h('h3', { class: 'embed-title' }, linked(embed.url, h(Prose, { source: embed.title, app }))),
      embed.description && h(Prose, { source: embed.description, app }),
      embed.fields?.length > 0 && h('dl', { class: 'embed-fields' }, embed.fields.map((field) => h(Field, { field, app }))),
    ),
    embed.thumbnail && h('div', { class: 'embed-thumbnail' }, h(Picture, { url: embed.thumbnail.url, alt: embed.thumbnail.description ?? '', app })),
    embed.image && h(Picture, { url: embed.image.url, alt: embed.image.description ?? '', width: embed.image.width, height: embed.image.height, app }),
    (embed.footer || embed.timestamp) && h('p', { class: 'embed-small embed-footer' }, [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString()].filter(Boolean).join(' · ')),
  );
}

function Field({ field, app }) {
  return h('div', { class: field.inline ? 'embed-field-inline' : '' }, h('dt', null, h(Prose, { source: field.name, app })), h('dd', null, h(Prose, { source: field.value, app })));
}

function linked(url, content) {
  return url && WEB_ADDRESS.test(url) ? h('a', { href: url, target: '_blank', rel: 'noreferrer' }, content) : content;
}
