package dolmen.bot.match.notice;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MessageId;

/** A message of the host's, with its channel. */
public record PostedMessage(ChannelId channel, MessageId message) {}
