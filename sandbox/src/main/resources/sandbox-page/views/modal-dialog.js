/** The dialog that a bot has opened: labelled text fields, menus and radio groups, submitted together. */
import { h } from 'preact';
import { useState } from 'preact/hooks';
import { defaultsOf, SelectMenu } from '../components/select.js';
import { Prose } from '../text/prose.js';
import { Dialog } from './dialog.js';

const TYPE = { row: 1, stringSelect: 3, textInput: 4, textDisplay: 10, label: 18, radioGroup: 21 };
const PARAGRAPH = 2;
const SELECTS = new Set([TYPE.stringSelect, 5, 6, 7, 8]);

export function ModalDialog({ state, actions }) {
  const { modal } = state;
  const [fields, setFields] = useState(() => initialFields(modal.components));
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState([]);
  const app = { state, actions };
  const submit = async (event) => {
    event.preventDefault();
    const empty = emptyMenus(modal.components, fields);
    setMissing(empty);
    if (empty.length > 0) return;
    setBusy(true);
    await actions.submitModal(fields);
    setBusy(false);
  };
  const change = (customId, value) => setFields((before) => ({ ...before, [customId]: value }));
  return h(
    Dialog,
    { class: 'modal', label: modal.title, onClose: () => actions.closeModal() },
    h(
      'form',
      { onSubmit: submit },
      h('h2', null, modal.title),
      modal.components.map((component, index) => h(Part, { key: index, component, fields, missing, change, app })),
      h(
        'footer',
        { class: 'modal-foot' },
        h('button', { class: 'button button-secondary', type: 'button', onClick: () => actions.closeModal() }, 'Cancel'),
        h('button', { class: 'button button-primary', disabled: busy, 'aria-busy': busy }, 'Submit'),
      ),
    ),
  );
}

/** Unfolds rows and labels to pairs of a label and what it labels. */
function inputsOf(component) {
  if (component.type === TYPE.label) return [{ label: component.label, description: component.description, input: component.component }];
  if (component.type === TYPE.row) return component.components.map((input) => ({ label: input.label, input }));
  return [];
}

function initialFields(components) {
  const inputs = components.flatMap(inputsOf).map(({ input }) => input);
  return Object.fromEntries(inputs.map((input) => [input.custom_id, input.type === TYPE.textInput ? (input.value ?? '') : defaultsOf(input)]));
}

/** The menus and radio groups in which a choice has to be made and was not. */
function emptyMenus(components, fields) {
  return components
    .flatMap(inputsOf)
    .map(({ input }) => input)
    .filter((input) => input.type !== TYPE.textInput && input.required !== false && fields[input.custom_id].length < (input.min_values ?? 1))
    .map((input) => input.custom_id);
}

function Part({ component, fields, missing, change, app }) {
  if (component.type === TYPE.textDisplay) return h(Prose, { source: component.content, app });
  return inputsOf(component).map(({ label, description, input }) => h(Field, { label, description, input, value: fields[input.custom_id], missing: missing.includes(input.custom_id), change, app }));
}

function Field({ label, description, input, value, missing, change, app }) {
  const id = `field-${input.custom_id}`;
  const optional = input.required === false && h('small', null, ' optional');
  if (input.type === TYPE.radioGroup) {
    return h(RadioGroup, { label, description, input, value, missing, onChoose: (chosen) => change(input.custom_id, [chosen]) });
  }
  return h(
    'div',
    { class: 'modal-field' },
    h('label', { for: id }, label, optional),
    description && h('p', { class: 'subtext' }, description),
    SELECTS.has(input.type)
      ? h(SelectMenu, { id, select: input, least: input.required === false ? 0 : undefined, label, app, chosen: value, onChoose: (values) => change(input.custom_id, values) })
      : h(TextInput, { id, input, value, onInput: (event) => change(input.custom_id, event.target.value) }),
    missing && h('p', { class: 'field-missing', role: 'alert' }, 'Please choose.'),
  );
}

/** Options of which one is chosen, all visible. */
function RadioGroup({ label, description, input, value, missing, onChoose }) {
  return h(
    'fieldset',
    { class: 'modal-field radio-group' },
    h('legend', null, label),
    description && h('p', { class: 'subtext' }, description),
    input.options.map((option) =>
      h(
        'label',
        { key: option.value },
        h('input', { type: 'radio', name: input.custom_id, checked: value.includes(option.value), onChange: () => onChoose(option.value) }),
        h('span', null, option.label, option.description && h('small', null, option.description)),
      ),
    ),
    missing && h('p', { class: 'field-missing', role: 'alert' }, 'Please choose.'),
  );
}

function TextInput({ id, input, value, onInput }) {
  const attributes = {
    id,
    value,
    onInput,
    placeholder: input.placeholder,
    required: input.required !== false,
    minLength: input.min_length,
    maxLength: input.max_length ?? 4000,
  };
  return input.style === PARAGRAPH ? h('textarea', { ...attributes, rows: 4 }) : h('input', { ...attributes, type: 'text', autocomplete: 'off' });
}
