/** The bot's commands in the language of a person's client. */

/** A client in one kind of English or Spanish shows the other kind where its own is missing. */
const NEXT_BEST = { 'en-US': 'en-GB', 'en-GB': 'en-US', 'es-419': 'es-ES', 'es-ES': 'es-419' };

/** The commands with the shown name of each part as its `label`, and with descriptions and choices translated; names and values are sent as they were. */
export function translated(commands, locale) {
  return commands.map((command) => translatedNode(command, locale));
}

function translatedNode(node, locale) {
  return {
    ...node,
    label: inLanguage(node.name_localizations, locale) ?? node.name,
    description: inLanguage(node.description_localizations, locale) ?? node.description,
    options: node.options?.map((option) => translatedNode(option, locale)),
    choices: node.choices?.map((choice) => ({ ...choice, name: inLanguage(choice.name_localizations, locale) ?? choice.name })),
  };
}

const inLanguage = (translations, locale) => translations?.[locale] ?? translations?.[NEXT_BEST[locale]];
