/** A list to choose from, driven by the keyboard of whatever opened it: the composer's fields and the menus of messages. */
import { h } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * @param items   `{key, label, detail?, picture?, group?, chosen?}`
 * @param active  the index of the item that Enter would take
 */
export function Listbox({ id, label, items, active, multiple = false, onHover, onPick }) {
  const list = useRef(null);
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, items]);
  return h(
    'ul',
    { class: 'listbox', role: 'listbox', id, 'aria-label': label, 'aria-multiselectable': multiple || undefined, ref: list },
    items.map((item, index) =>
      h(
        'li',
        {
          key: item.key,
          id: optionId(id, index),
          role: 'option',
          class: 'listbox-option',
          'data-active': index === active,
          'aria-selected': multiple ? item.chosen === true : index === active,
          onMouseMove: () => index !== active && onHover(index),
          onMouseDown: (event) => {
            event.preventDefault();
            onPick(item);
          },
        },
        item.picture,
        h('span', { class: 'listbox-words' }, h('span', { class: 'listbox-label' }, item.label), item.detail && h('span', { class: 'listbox-detail' }, item.detail)),
        item.chosen && h('span', { class: 'listbox-mark', 'aria-hidden': true }, '✓'),
      ),
    ),
  );
}

export const optionId = (listId, index) => `${listId}-${index}`;

/** The index after an arrow key, wrapping around; null for any other key. */
export function stepped(event, active, length) {
  if (length === 0) return null;
  if (event.key === 'ArrowDown') return (active + 1) % length;
  if (event.key === 'ArrowUp') return (active - 1 + length) % length;
  return null;
}
