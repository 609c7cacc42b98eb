package dolmen.bot.match.notice;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MessageId;

/** A message of the bot, with its channel. */
public record PostedMessage(ChannelId channel, MessageId message) {}
