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
 * What somebody says to the bot in an ordinary message: by a mention of its user or of its own role, by a reply to one
 * of the bot's messages, or in a direct message. Of other messages Discord does not tell the bot the words, and it does
 * not want them.
 *
 * @param manner how the bot is addressed
 * @param board the board that is replied to
 * @param number of the match, where the text begins with it as in {@code #12 a1-a3}
 * @param text all of it but the mention and the number
 */
record MessageToBot(Manner manner, Optional<ShownBoard> board, Optional<MatchId> number, String text) {
    private static final Pattern NUMBERED = Pattern.compile("#([0-9]{1,18})(?:[\\s:.,]+(.*))?", Pattern.DOTALL);

    /** How somebody speaks to the bot, the plainest way last. */
    enum Manner {
        /** A reply whose mention was switched off: its words are not told. */
        SILENT_REPLY,
        /** A reply, which may be to the bot or only about what it showed. */
        REPLY,
        /** A mention in the text. */
        MENTION,
        /** In private. */
        DIRECT
    }

    /** What the message says to the bot; empty if it does not speak to it. */
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

    /** The role that Discord makes for a bot, and under the bot's name offers to those who mean the bot itself. */
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

    /** True if it is a reply with nothing in it that could be a move: talk about what the bot showed. */
    boolean isTalk() {
        return manner == Manner.REPLY && SmallTalk.isAll(text);
    }

    /** True if it asks how something is done, and not for a move. */
    boolean asksForHelp() {
        return HelpRequest.is(text);
    }

    /** True if the person expects an answer: not of a reply, which may be mere talk. */
    boolean expectsAnswer() {
        return manner == Manner.MENTION || manner == Manner.DIRECT;
    }
}
