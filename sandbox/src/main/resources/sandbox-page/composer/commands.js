/** The bot's slash commands as a flat list of what can be run: each sub-command is a leaf of its own; and those on people and messages. */

const SLASH = 1;
const ON_USER = 2;
const ON_MESSAGE = 3;
const SUB_COMMAND = 1;
const SUB_COMMAND_GROUP = 2;
const ADMINISTRATOR = 8n;

export const OPTION = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };


/** Leaves `{command, path, title, description, options}` that can be used here, in the order of the bot; the path is as sent, the title as shown. */
export function leavesOf(commands, place) {
  return commands
    .filter((command) => (command.type ?? SLASH) === SLASH && reaches(command, place))
    .flatMap((command) => leavesBelow(command, command.name, [command]));
}

/** The commands of the menu of a person that can be used here. */
export const userCommandsOf = (commands, place) => menuOf(ON_USER, commands, place);

/** The commands of the menu of a message that can be used here. */
export const messageCommandsOf = (commands, place) => menuOf(ON_MESSAGE, commands, place);

function menuOf(type, commands, place) {
  return commands.filter((command) => command.type === type && reaches(command, place)).sort((a, b) => a.label.localeCompare(b.label));
}

const reaches = (command, { context, installations, permissions }) =>
  (!command.contexts || command.contexts.includes(context)) && command.integration_types.some((type) => installations.includes(type)) && isAllowed(command, permissions);

/** False if one lacks the permissions that the bot wants by default; Discord hides such commands. */
function isAllowed({ default_member_permissions: needed }, permissions) {
  if (needed == null || permissions === null || (permissions & ADMINISTRATOR) !== 0n) return true;
  return needed !== '0' && (permissions & BigInt(needed)) === BigInt(needed);
}

function leavesBelow(node, command, nodes) {
  const inner = (node.options ?? []).filter((option) => option.type === SUB_COMMAND || option.type === SUB_COMMAND_GROUP);
  if (inner.length > 0) return inner.flatMap((option) => leavesBelow(option, command, [...nodes, option]));
  const requiredFirst = [...(node.options ?? [])].sort((a, b) => Number(b.required === true) - Number(a.required === true));
  const path = nodes.map(({ name }) => name);
  return [{ command, path, title: `/${nodes.map(({ label }) => label).join(' ')}`, description: node.description ?? '', options: requiredFirst }];
}

/**
 * The leaves for what was typed after the slash, the best first: by the start of the name, translated or not, then
 * anywhere in it, then in the description; of equal ones those that were used last.
 */
export function findLeaves(leaves, typed, recent) {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ path, title, description }) => {
    const names = [title.slice(1), path.join(' ')].map((name) => name.toLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  const age = ({ path }) => (recent.includes(path.join(' ')) ? recent.indexOf(path.join(' ')) : recent.length);
  return leaves
    .map((leaf) => ({ leaf, rank: rank(leaf) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank || age(a.leaf) - age(b.leaf))
    .map((found) => found.leaf);
}

/** Wraps the filled-in options in the sub-commands of the leaf, as Discord does. */
export function wrapped(leaf, options) {
  return leaf.path.slice(1).reduceRight((inner, name) => [{ name, options: inner }], options);
}
