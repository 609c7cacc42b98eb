/** A slash command being filled in: one labelled field for each option, required ones first, and suggestions for the field in hand. */
import { h } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { testIds } from '../core/test-ids.js';
import { Listbox, optionId, stepped } from '../components/listbox.js';
import { Avatar } from '../views/avatar.js';
import { CloseIcon, SendIcon } from '../views/icons.js';
import { OPTION, wrapped } from './commands.js';
import { EMPTY_FIELD, knownChoices, readField, withContent } from './option-values.js';
import { useSuggestions } from './suggestions.js';

const SUGGESTIONS = 'option-suggestions';
const NUMERIC = new Set([OPTION.integer, OPTION.number]);

export function CommandForm({ leaf, channel, state, actions, onSent, onCancel }) {
  const form = useCommandForm({ leaf, channel, state, actions, onSent, onCancel });
  const hidden = leaf.options.filter((option) => !form.shown.includes(option));
  return h(
    'form',
    {
      class: 'composer-box command-form',
      'data-testid': testIds.commandForm,
      'aria-label': leaf.title,
      onSubmit: form.submit,
      onKeyDown: form.onKeyDown,
      onMouseDown: keepFocus,
      ref: form.element,
    },
    form.suggesting && h(SuggestionPopup, { form, state }),
    h(
      'div',
      { class: 'command-line' },
      h('span', { class: 'command-name', title: leaf.description }, leaf.title),
      form.shown.map((option) => h(OptionField, { key: option.name, option, form })),
      hidden.map((option) =>
        h('button', { key: option.name, type: 'button', class: 'add-option', title: option.description, 'aria-label': `Add ${option.label}`, onClick: () => form.show(option) }, `+ ${option.label}`),
      ),
    ),
    h('button', { class: 'icon-button', type: 'button', 'aria-label': 'Cancel the command', onClick: onCancel }, h(CloseIcon)),
    h('button', { class: 'icon-button send', 'aria-label': 'Send' }, h(SendIcon)),
    h('p', { class: `command-hint ${form.problem ? 'command-problem' : ''}`, role: form.problem ? 'alert' : undefined }, form.problem?.text ?? form.current?.description ?? leaf.description),
  );
}

/** A pressed button takes no focus from a field: the hint below would change, and with it where the button is. */
function keepFocus(event) {
  if (event.target.closest('button')) event.preventDefault();
}

function OptionField({ option, form }) {
  const field = form.field(option);
  const current = form.current === option;
  const id = `option-${option.name}`;
  return h(
    'label',
    { class: `option ${form.problem?.option === option ? 'option-wrong' : ''} ${field.value !== undefined ? 'option-taken' : ''}` },
    h('span', { class: 'option-name' }, option.label),
    option.type === OPTION.attachment ? h(FileInput, { id, option, form }) : h('input', {
      id,
      type: 'text',
      name: option.name,
      autocomplete: 'off',
      inputMode: NUMERIC.has(option.type) ? 'decimal' : undefined,
      size: Math.max(6, field.text.length + 1),
      value: field.text,
      role: 'combobox',
      'aria-required': option.required === true,
      'aria-autocomplete': 'list',
      'aria-expanded': current && form.suggesting,
      'aria-controls': SUGGESTIONS,
      'aria-activedescendant': current && form.suggesting && form.suggestions.choices.length ? optionId(SUGGESTIONS, form.active) : undefined,
      onFocus: () => form.enter(option),
      onBlur: () => form.leave(),
      onInput: (event) => form.type(option, event.target.value),
    }),
  );
}

/** A field for a file, which the browser lets a person choose. */
function FileInput({ id, option, form }) {
  return h('input', {
    id,
    type: 'file',
    name: option.name,
    'aria-required': option.required === true,
    onFocus: () => form.enter(option),
    onBlur: () => form.leave(),
    onChange: (event) => form.choose(option, event.target.files[0]),
  });
}

function SuggestionPopup({ form, state }) {
  const { choices, status } = form.suggestions;
  const note = { asking: 'Asking the bot…', failed: 'The bot did not offer anything.', ready: 'Nothing fits what you typed.' }[status];
  const items = choices.map((choice, index) => ({ key: `${index}/${choice.value}`, choice, label: choice.name, picture: choice.user && h(Avatar, { user: choice.user, state, size: 'tiny' }) }));
  return h(
    'div',
    { class: 'popup', 'aria-busy': status === 'asking' },
    items.length > 0
      ? h(Listbox, { id: SUGGESTIONS, label: form.current.label, items, active: form.active, onHover: form.setActive, onPick: (item) => form.take(item.choice) })
      : h('p', { class: 'popup-note', role: 'status' }, note),
  );
}

/** The fields of the form, and their navigation by keyboard. */
function useCommandForm({ leaf, channel, state, actions, onSent, onCancel }) {
  const element = useRef(null);
  const [fields, setFields] = useState({});
  const [added, setAdded] = useState([]);
  const [current, setCurrent] = useState(null);
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState(null);

  const shown = leaf.options.filter((option) => option.required || added.includes(option.name));
  const field = (option) => fields[option.name] ?? EMPTY_FIELD;
  const choicesOf = (option) => knownChoices(option, state, channel);
  const fieldInput = (option) => element.current?.querySelector(`input[name="${option.name}"]`);
  const focus = (option) => (option ? fieldInput(option) : element.current?.querySelector('.send'))?.focus();

  /** The options as they are sent; while one is being completed, half-filled others and files are left out. */
  const valuesFor = (focused) =>
    shown.flatMap((option) => {
      if (option === focused) return [{ name: option.name, value: field(option).text, focused: true }];
      const { value } = readField(option, field(option), choicesOf(option));
      return value === undefined || (focused && value instanceof File) ? [] : [{ name: option.name, value }];
    });

  const taken = current !== null && field(current).value !== undefined;
  const asks = current?.autocomplete === true && !taken && !closed;
  const suggestions = useSuggestions({
    fieldName: current?.name ?? '',
    typed: current && !taken ? field(current).text : '',
    known: current && choicesOf(current),
    ask: asks ? () => actions.complete(leaf, wrapped(leaf, valuesFor(current))) : null,
  });
  const suggesting = current !== null && !taken && !closed && (asks || choicesOf(current) !== null);

  useLayoutEffect(() => focus(shown[0]), []);
  useLayoutEffect(() => setActive(0), [suggestions.choices.length, current]);
  useEffect(() => {
    const last = added.at(-1);
    if (last) focus(leaf.options.find((option) => option.name === last));
  }, [added]);

  const change = (option, next) => {
    setFields((before) => ({ ...before, [option.name]: next }));
    setProblem(null);
  };
  const take = (choice) => {
    change(current, { text: choice.name, value: choice.value });
    setClosed(true);
    const next = shown.find((option) => option !== current && option.required && !field(option).text);
    if (next) focus(next);
    else fieldInput(current)?.focus();
  };
  const remove = (option) => {
    const before = shown[shown.indexOf(option) - 1];
    change(option, EMPTY_FIELD);
    setAdded((names) => names.filter((name) => name !== option.name));
    focus(before);
  };

  const submit = async (event) => {
    event?.preventDefault();
    const wrong = shown.map((option) => ({ option, text: readField(option, field(option), choicesOf(option)).problem })).find(({ text }) => text);
    if (wrong) {
      setProblem(wrong);
      focus(wrong.option);
      return;
    }
    const values = await Promise.all(valuesFor(null).map(withContent));
    const sent = actions.runCommand(leaf, wrapped(leaf, values));
    onSent();
    await sent;
  };

  const onKeyDown = (event) => {
    const inField = event.target.tagName === 'INPUT' && event.target.type !== 'file';
    const settled = suggestions.status === 'ready';
    const choice = inField && suggesting && settled ? suggestions.choices[active] : undefined;
    const next = inField && suggesting ? stepped(event, active, suggestions.choices.length) : null;
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && inField) {
      if (choice) take(choice);
      else if (settled || !suggesting) submit();
    } else if (event.key === 'Tab' && !event.shiftKey && choice && (field(current).text || active > 0)) take(choice);
    else if (event.key === 'Escape') {
      if (suggesting) setClosed(true);
      else onCancel();
    } else if (event.key === 'Backspace' && inField && field(current).text === '') {
      if (!current.required) remove(current);
      else if (current === shown[0]) onCancel();
      else return;
    } else return;
    event.preventDefault();
  };

  return {
    element,
    shown,
    current,
    suggestions,
    suggesting,
    active,
    setActive,
    problem,
    field,
    take,
    submit,
    onKeyDown,
    show: (option) => setAdded((names) => [...names, option.name]),
    enter: (option) => {
      setCurrent(option);
      setClosed(false);
    },
    leave: () => setCurrent(null),
    choose: (option, file) => change(option, file ? { text: file.name, value: file } : EMPTY_FIELD),
    type: (option, text) => {
      setClosed(false);
      change(option, { text, value: undefined });
    },
  };
}
