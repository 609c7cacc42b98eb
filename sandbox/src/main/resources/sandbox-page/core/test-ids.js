/**
 * The stable hooks for browser tests: every `data-testid` of the page, in one place. Tests find all else by role
 * and accessible name: buttons and options by their label, people as links in the navigation "Be someone", channels
 * as links in the navigation "Channels", the list of messages as the log "Messages", each message as an article.
 */
export const testIds = {
  /** The name of the present person. */
  me: 'me',
  /** The number of unread notifications of a person in the switcher; absent if zero. */
  personMentions: 'person-mentions',
  /** The number of unread notifications in a channel of the list; absent if zero. */
  channelMentions: 'channel-mentions',
  /** The name of the open channel. */
  channelTitle: 'channel-title',
  /** One message; `data-message-id` is its id. */
  message: 'message',
  /** The written content of a message, without author, time and components. */
  messageContent: 'message-content',
  /** "Astrid used /challenge" above an answer. */
  commandHeader: 'command-header',
  /** "thinking…" in place of an answer that is deferred. */
  thinking: 'thinking',
  /** "Only you can see this" under an ephemeral message. */
  ephemeral: 'ephemeral',
  /** The error of a failed press, under its message. */
  failure: 'failure',
  /** The text box of the composer. */
  composer: 'composer',
  /** The form of the chosen slash command; its fields carry the options' names as labels. */
  commandForm: 'command-form',
  /** Says that the bot is not connected. */
  offline: 'offline',
  /** A passing error in words. */
  toast: 'toast',
};
