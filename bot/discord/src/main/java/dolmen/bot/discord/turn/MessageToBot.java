package dolmen.bot.discord.turn;

import dolmen.bot.discord.posted.ShownBoard;
import dolmen.bot.id.MatchId;
import dolmen.rules.typed.SmallTalk;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.SelfUser;

/**
 * An ordinary message to the bot: one that mentions its user or its own role, a reply to one of the bot's messages, or
 * a direct message. Discord does not send the bot the text of other messages, and the bot does not need it.
 *
 * @param manner the manner of address
 * @param board the board to which the message replies
 * @param number the number of the match, if the text starts with one as in {@code #12 a1-a3}
 * @param text the text without the mention and the number
 */
record MessageToBot(Manner manner, Optional<ShownBoard> board, Optional<MatchId> number, String text) {
    private static final Pattern NUMBERED = Pattern.compile("#([0-9]{1,18})(?:[\\s:.,]+(.*))?", Pattern.DOTALL);

    /** The manners of addressing the bot, the most explicit last. */
    enum Manner {
        /** A reply without a mention, whose text Discord does not send. */
        SILENT_REPLY,
        /** A reply, to the bot or only about its message. */
        REPLY,
        /** A mention in the text. */
        MENTION,
        /** A direct message. */
        DIRECT
    }

    /** The message to the bot; empty if it is not addressed to the bot. */
    static Optional<MessageToBot> by(Message message) {
        SelfUser self = message.getJDA().getSelfUser();
        Optional<Message> original = Optional.ofNullable(message.getReferencedMessage())
                .filter(answered -> answered.getAuthor().equals(self));
        Optional<Role> role = ownRole(message);
        boolean told = !message.isFromGuild()
                || message.getMentions().getUsers().contains(self)
                || role.filter(message.getMentions().getRoles()::contains).isPresent();
        if (!told && original.isEmpty()) {
            return Optional.empty();
        }
        Optional<ShownBoard> board = original.flatMap(ShownBoard::in);
        return Optional.of(
                told
                        ? said(message.getContentRaw(), mentionOf(self, role), !message.isFromGuild(), board)
                        : new MessageToBot(Manner.SILENT_REPLY, board, Optional.empty(), ""));
    }

    /** The bot's own role, which Discord offers under the bot's name to people who mean the bot. */
    private static Optional<Role> ownRole(Message message) {
        return message.isFromGuild() ? Optional.ofNullable(message.getGuild().getBotRole()) : Optional.empty();
    }

    private static Pattern mentionOf(SelfUser self, Optional<Role> role) {
        String user = "<@!?" + self.getId() + ">";
        return Pattern.compile(role.map(own -> user + "|" + own.getAsMention()).orElse(user));
    }

    private static MessageToBot said(String raw, Pattern mention, boolean direct, Optional<ShownBoard> board) {
        Matcher mentions = mention.matcher(raw);
        Manner manner = direct ? Manner.DIRECT : mentions.find() ? Manner.MENTION : Manner.REPLY;
        String text = mentions.replaceAll(" ").strip();
        Matcher numbered = NUMBERED.matcher(text);
        return numbered.matches()
                ? new MessageToBot(
                        manner,
                        board,
                        Optional.of(new MatchId(Long.parseLong(numbered.group(1)))),
                        Optional.ofNullable(numbered.group(2)).orElse(""))
                : new MessageToBot(manner, board, Optional.empty(), text);
    }

    /** True for a reply that cannot be a move: talk about the bot's message. */
    boolean isTalk() {
        return manner == Manner.REPLY && SmallTalk.isAll(text);
    }

    /** True for a question about how to do something. */
    boolean asksForHelp() {
        return HelpRequest.is(text);
    }

    /** True if the person expects an answer; false for a reply, which may be mere talk. */
    boolean expectsAnswer() {
        return manner == Manner.MENTION || manner == Manner.DIRECT;
    }
}
