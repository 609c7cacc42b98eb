package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayerId;
import java.util.List;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** The public message of a challenge, from its making to its answer. */
final class ChallengeMessage {
    private final Names names;
    private final VariantCatalogue variants;
    private final MatchWords matches;

    ChallengeMessage(Names names, VariantCatalogue variants, MatchWords matches) {
        this.names = names;
        this.variants = variants;
        this.matches = matches;
    }

    /** The challenge while it is open: it mentions the opponents. */
    MessageCreateData open(Challenge challenge) {
        List<PlayerId> opponents = challenge.opponents();
        return new MessageCreateBuilder()
                .setContent(words(challenge))
                .mentionUsers(opponents.stream().mapToLong(PlayerId::value).toArray())
                .setComponents(ActionRow.of(buttons(challenge)))
                .build();
    }

    /** The challenge when some opponents have accepted and others have not. */
    MessageEditData joined(Challenge challenge) {
        return new MessageEditBuilder()
                .setContent("%s\n%s accepted; %s may still accept."
                        .formatted(words(challenge), names.bold(challenge.accepted()), names.bold(challenge.awaited())))
                .setComponents(ActionRow.of(buttons(challenge)))
                .setAllowedMentions(List.of())
                .build();
    }

    private String words(Challenge challenge) {
        String mentions =
                challenge.opponents().stream().map(id -> "<@%s>".formatted(id)).collect(Collectors.joining(", "));
        return "%s, %s challenges you to **%s**.\n%s\n%s"
                .formatted(
                        mentions,
                        names.bold(challenge.challenger()),
                        variants.name(challenge.variant()),
                        variants.explanation(challenge.variant()),
                        side(challenge));
    }

    private static List<Button> buttons(Challenge challenge) {
        return List.of(
                Button.success(ComponentId.of(AcceptButton.NAME, challenge).text(), "Accept"),
                Button.danger(ComponentId.of(CallOffButton.DECLINE, challenge).text(), "Decline"),
                Button.secondary(
                        ComponentId.of(CallOffButton.WITHDRAW, challenge).text(), "Withdraw"));
    }

    /** The challenge when its match has begun: it leads to the thread of the match for as long as it stands. */
    MessageEditData accepted(Challenge challenge, Match match) {
        String words = "%s accepted %s's challenge to **%s**: %s."
                .formatted(
                        names.bold(challenge.opponents()),
                        names.bold(challenge.challenger()),
                        matches.variant(match),
                        matches.place(match));
        MessageEditBuilder message = new MessageEditBuilder().setContent(words).setComponents();
        if (!Venues.threadless(match.venue())) {
            message.setComponents(ActionRow.of(
                    Button.secondary(ComponentId.of(ResumeButton.NAME, match).text(), "Resume")));
        }
        return message.build();
    }

    /** The challenge when an opponent does not want it. */
    MessageEditData declined(Challenge challenge, PlayerId by) {
        return closed("%s declined %s's challenge to **%s**."
                .formatted(names.bold(by), names.bold(challenge.challenger()), variants.name(challenge.variant())));
    }

    /** The challenge when the challenger has thought better of it. */
    MessageEditData withdrawn(Challenge challenge) {
        return closed("%s withdrew the challenge to %s to play **%s**."
                .formatted(
                        names.bold(challenge.challenger()),
                        names.bold(challenge.opponents()),
                        variants.name(challenge.variant())));
    }

    private static MessageEditData closed(String content) {
        return new MessageEditBuilder().setContent(content).setComponents().build();
    }

    private String side(Challenge challenge) {
        return switch (challenge.side()) {
            case FIRST -> names.bold(challenge.challenger()) + " would move first.";
            case SECOND -> names.bold(challenge.challenger()) + " would move second.";
            case RANDOM -> "Who moves first is drawn by lot.";
        };
    }
}
