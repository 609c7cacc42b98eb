/** Pictures and files sent with a message. */
import { h } from 'preact';
import { FileIcon } from './icons.js';

const PICTURE_NAME = /\.(png|jpe?g|gif|webp|svg)$/i;

const isPicture = (file) => file.content_type?.startsWith('image/') || PICTURE_NAME.test(file.filename ?? '');

export function Attachments({ attachments, app }) {
  if (attachments.length === 0) return null;
  return h('div', { class: 'attachments' }, attachments.map((file) => h(Attachment, { key: file.id, file, app })));
}

function Attachment({ file, app }) {
  if (isPicture(file)) return h(Picture, { url: file.url, alt: file.description ?? '', width: file.width, height: file.height, app });
  return h('a', { class: 'file', href: file.url, download: file.filename, target: '_blank', rel: 'noreferrer' }, h(FileIcon), file.filename, h('small', null, sizeOf(file)));
}

function sizeOf({ size }) {
  return size < 1024 ? `${size} B` : `${Math.ceil(size / 1024).toLocaleString()} KiB`;
}

/** The box in which Discord shows a picture on a desktop; on a phone the style makes it narrower. */
const BOX = { width: 550, height: 350 };

/** The width of a picture on the page: its own, but within the box. */
const fittingWidth = (width, height) => Math.round(width * Math.min(1, BOX.width / width, BOX.height / height));

/** A picture in the flow of messages; a click shows it large. Where its size is known, its room is kept before it is there. */
export function Picture({ url, alt, width, height, spoiler = false, app }) {
  const room = width && height ? { '--room': `${fittingWidth(width, height)}px` } : undefined;
  return h(
    'button',
    {
      class: `picture ${room ? 'picture-roomy' : ''} ${spoiler ? 'picture-veiled' : ''}`,
      style: room,
      type: 'button',
      'aria-label': alt ? `Enlarge: ${alt}` : 'Enlarge the picture',
      onClick: () => app.actions.enlarge({ url, alt }),
    },
    h('img', { src: url, alt, width: width || undefined, height: height || undefined, loading: 'eager', draggable: false }),
  );
}
