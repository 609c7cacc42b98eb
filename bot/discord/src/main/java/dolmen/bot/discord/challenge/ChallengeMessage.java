package dolmen.bot.discord.challenge;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.board.BoardPhrases;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** The public message of a challenge, from the offer to the answer. */
record ChallengeMessage(ChallengeWords words, BoardFiles files, GameRegistry games) {
    /** A third of Discord's time limit for an answer. */
    private static final Duration LONGEST_DRAWING = Duration.ofSeconds(1);

    /**
     * The first version of the message. It mentions the invited people, and shows the start of the game. If computer
     * players are about to accept the challenge, it is text only.
     */
    MessageCreateData made(Challenge challenge) {
        return made(challenge, words.at(challenge));
    }

    /** As above, for one reader alone. */
    MessageCreateData made(Challenge challenge, Reader reader) {
        return made(challenge, words.on(reader));
    }

    private MessageCreateData made(Challenge challenge, ChallengeWords theirs) {
        if (!challenge.awaitedComputers().isEmpty()) {
            return new MessageCreateBuilder()
                    .setContent(theirs.open(challenge))
                    .setAllowedMentions(List.of())
                    .build();
        }
        List<Button> buttons = buttons(challenge, theirs);
        return new MessageCreateBuilder()
                .setContent(Text.cut(theirs.open(challenge), Text.MAX_MESSAGE))
                .setAllowedMentions(List.of())
                .mentionUsers(challenge.invited().stream()
                        .filter(PlayerId::person)
                        .mapToLong(PlayerId::value)
                        .toArray())
                .setFiles(beginning(challenge).stream().toList())
                .setComponents(buttons.isEmpty() ? List.of() : ActionRow.partitionOf(buttons))
                .build();
    }

    /**
     * A picture of the start of the game; empty if drawing takes too long, as it may right after a start of the bot.
     * Discord waits for the message, so the message does not wait for its picture.
     */
    private Optional<FileUpload> beginning(Challenge challenge) {
        var drawing = new FutureTask<>(
                () -> files.beginning(atFirst(challenge), challenge.terms().guild()));
        Thread.startVirtualThread(drawing);
        try {
            return Optional.of(drawing.get(LONGEST_DRAWING.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            return Optional.empty();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException("could not draw the start of the game", failure.getCause());
        }
    }

    /** The first position; if chance determines it, a position in play, since there is little to see before. */
    private Standing<?> atFirst(Challenge challenge) {
        Standing<?> beginning = challenge.terms().beginning(games).standing();
        return beginning.position().turn() instanceof Turn.Chance
                ? inPlay(games.game(challenge.variant().game()), challenge.variant())
                : beginning;
    }

    private static <M extends Move> Standing<M> inPlay(Game<M> game, Variant variant) {
        return Standing.of(game, variant, game.lesson(variant).setup().exhibit());
    }

    /** The direct message to a person who is about to play a match there. */
    MessageCreateData welcome(Variant variant, Reader reader) {
        return new MessageCreateBuilder()
                .setContent(words.on(reader).welcome(variant))
                .setAllowedMentions(List.of())
                .build();
    }

    /**
     * The current message of a challenge, without its picture once the challenge can no longer be accepted.
     *
     * @param begun the match that the challenge started
     * @param archived true if the thread of the match is archived
     */
    MessageEditData now(Challenge challenge, Optional<Match> begun, boolean archived) {
        String content = words.at(challenge).now(challenge, begun);
        var message = new MessageEditBuilder()
                .setContent(Text.cut(content, Text.MAX_MESSAGE))
                .setAllowedMentions(List.of())
                .setComponents();
        if (!challenge.open()) {
            message.setAttachments();
        }
        List<Button> buttons = buttons(challenge, begun, archived);
        return buttons.isEmpty()
                ? message.build()
                : message.setComponents(ActionRow.partitionOf(buttons)).build();
    }

    /**
     * The call to everybody who waits for a challenge that will not be played; empty if nobody waits. It is silent if
     * the challenge is off because somebody was forgotten.
     */
    Optional<MessageCreateData> calledOff(Challenge challenge) {
        return calledOff(challenge, words.at(challenge));
    }

    /** As above, for one reader alone. */
    Optional<MessageCreateData> calledOff(Challenge challenge, Reader reader) {
        return calledOff(challenge, words.on(reader));
    }

    private static Optional<MessageCreateData> calledOff(Challenge challenge, ChallengeWords theirs) {
        return theirs.calledOff(challenge)
                .map(content -> new MessageCreateBuilder()
                        .setContent(Text.cut(content, Text.MAX_MESSAGE))
                        .setAllowedMentions(List.of())
                        .mentionUsers(challenge.waiting().stream()
                                .filter(PlayerId::person)
                                .mapToLong(PlayerId::value)
                                .toArray())
                        .setSuppressedNotifications(challenge.calledOffByForgotten())
                        .build());
    }

    /** The message about a challenge without a place to show it, for one of the people who know of it. */
    MessageCreateData closedUnseen(Challenge challenge, Reader reader) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(words.on(reader).closedUnseen(challenge), Text.MAX_MESSAGE))
                .setAllowedMentions(List.of())
                .build();
    }

    private List<Button> buttons(Challenge challenge, Optional<Match> begun, boolean archived) {
        return switch (challenge.answer()) {
            case Challenge.Answer.Open open ->
                challenge.awaitedComputers().isEmpty() ? buttons(challenge, words.at(challenge)) : List.of();
            case Challenge.Answer.Accepted accepted -> archived ? resume(challenge, begun) : opening(challenge, begun);
            case Challenge.Answer.Declined declined -> List.of(instead(challenge));
            case Challenge.Answer.Expired expired -> List.of(instead(challenge));
            case Challenge.Answer.Withdrawn withdrawn -> List.of();
        };
    }

    /** The button to play a computer, for a person whose challenge found nobody. */
    private Button instead(Challenge challenge) {
        return OpponentChoice.button(
                Optional.of(challenge.variant()), words.at(challenge).wording());
    }

    private List<Button> buttons(Challenge challenge, ChallengeWords theirs) {
        if (challenge.full()) {
            return List.of();
        }
        Wording wording = theirs.wording();
        var buttons = new ArrayList<Button>();
        buttons.add(Button.success(
                ComponentId.of(Action.ACCEPT, challenge).text(),
                wording.of(challenge.lobby() ? ChallengePhrases.buttonJoin() : ChallengePhrases.buttonAccept())));
        if (challenge.lobby() && !challenge.joined().isEmpty()) {
            buttons.add(Button.secondary(
                    ComponentId.of(Action.LEAVE, challenge).text(), wording.of(ChallengePhrases.buttonLeave())));
        }
        if (!challenge.invited().isEmpty()) {
            buttons.add(Button.danger(
                    ComponentId.of(Action.DECLINE, challenge).text(), wording.of(BoardPhrases.buttonDecline())));
        }
        buttons.add(Button.secondary(ComponentId.lessonFrom(challenge).text(), wording.of(BoardPhrases.buttonLearn())));
        boolean changeable = !challenge.terms().direct();
        if (changeable && challenge.rateable()) {
            buttons.add(Button.secondary(
                    ComponentId.of(Action.MAKE_RATED, challenge).text(), theirs.rating(challenge)));
        }
        if (changeable && challenge.free() > 0) {
            buttons.add(Button.secondary(
                    ComponentId.of(Action.FILL, challenge).text(), wording.of(ChallengePhrases.buttonFill())));
        }
        buttons.add(Button.secondary(ComponentId.of(Action.WITHDRAW, challenge).text(), theirs.withdrawing(challenge)));
        return buttons;
    }

    /** The link button to a match against computers only; they need no announcement. */
    private List<Button> opening(Challenge challenge, Optional<Match> begun) {
        List<PlayerId> invited = challenge.invited();
        return begun
                .filter(match -> match.live() && !invited.isEmpty())
                .filter(match -> invited.stream().allMatch(PlayerId::computer))
                .flatMap(
                        match -> Venues.opening(match, words.matches().at(match).wording()))
                .stream()
                .toList();
    }

    /** The button that unarchives the thread of the match. */
    private List<Button> resume(Challenge challenge, Optional<Match> archived) {
        Wording wording = words.at(challenge).wording();
        return archived.filter(Match::live)
                .filter(match -> !Venues.threadless(match.venue()))
                .map(match -> List.of(Button.secondary(
                        ComponentId.of(Action.RESUME, match).text(), wording.of(ChallengePhrases.buttonResume()))))
                .orElse(List.of());
    }
}
