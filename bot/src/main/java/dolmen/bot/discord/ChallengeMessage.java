package dolmen.bot.discord;

import dolmen.bot.match.Challenge;
import dolmen.bot.match.Match;
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

    /** The challenge while it is open: it mentions the opponent. */
    MessageCreateData open(Challenge challenge) {
        return new MessageCreateBuilder()
                .setContent("<@%s>, %s challenges you to **%s**.\n%s\n%s"
                        .formatted(
                                challenge.opponent(),
                                names.bold(challenge.challenger()),
                                variants.name(challenge.variant()),
                                variants.explanation(challenge.variant()),
                                side(challenge)))
                .mentionUsers(challenge.opponent().value())
                .setComponents(ActionRow.of(
                        Button.success(
                                ComponentId.of(AcceptButton.NAME, challenge).text(), "Accept"),
                        Button.danger(
                                ComponentId.of(CallOffButton.DECLINE, challenge).text(), "Decline"),
                        Button.secondary(
                                ComponentId.of(CallOffButton.WITHDRAW, challenge)
                                        .text(),
                                "Withdraw")))
                .build();
    }

    /** The challenge when its match has begun. */
    MessageEditData accepted(Challenge challenge, Match match) {
        return closed("%s accepted %s's challenge to **%s**: %s."
                .formatted(
                        names.bold(challenge.opponent()),
                        names.bold(challenge.challenger()),
                        matches.variant(match),
                        matches.place(match)));
    }

    /** The challenge when the opponent does not want it. */
    MessageEditData declined(Challenge challenge) {
        return closed("%s declined %s's challenge to **%s**."
                .formatted(
                        names.bold(challenge.opponent()),
                        names.bold(challenge.challenger()),
                        variants.name(challenge.variant())));
    }

    /** The challenge when the challenger has thought better of it. */
    MessageEditData withdrawn(Challenge challenge) {
        return closed("%s withdrew the challenge to %s to play **%s**."
                .formatted(
                        names.bold(challenge.challenger()),
                        names.bold(challenge.opponent()),
                        variants.name(challenge.variant())));
    }

    private static MessageEditData closed(String content) {
        return new MessageEditBuilder().setContent(content).setComponents().build();
    }

    private String side(Challenge challenge) {
        return switch (challenge.side()) {
            case FIRST -> names.bold(challenge.challenger()) + " would move first.";
            case SECOND -> names.bold(challenge.opponent()) + " would move first.";
            case RANDOM -> "Who moves first is drawn by lot.";
        };
    }
}
