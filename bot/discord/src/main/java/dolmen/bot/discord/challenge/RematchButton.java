package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.discord.words.ChallengeRefusalWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.Rematches;
import dolmen.bot.match.timekeeping.Members;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Offers another match of the same kind, or accepts if somebody else has offered it. */
record RematchButton(
        Rematches rematches,
        ChallengeService challenges,
        LiveMatches matches,
        Members members,
        PlayChannels playChannels,
        ChallengePosts posts,
        Names names,
        ChallengeRefusalWords refusals)
        implements Handler<ButtonInteractionEvent> {
    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Player person = Names.sender(event);
        names.remember(person);
        MessageCreateData answer = playChannels
                .objection(event)
                .map(refusals.on(Reader.of(event))::of)
                .map(Replies::message)
                .orElseGet(() -> offer(event, pressed, person));
        Replies.fulfil(event.getHook(), answer);
    }

    private MessageCreateData offer(ButtonInteractionEvent event, ComponentId pressed, Player person) {
        return switch (rematches.offer(pressed.match(), person.id(), members)) {
            case ChallengeResult.Waiting(Challenge challenge) -> stands(event, challenge, person.id());
            case ChallengeResult.Refused(ChallengeRefusal why) ->
                Replies.message(refusals.on(Reader.of(event)).of(why));
            case ChallengeResult.Begun begun -> throw new IllegalStateException("offered, not begun: " + begun);
            case ChallengeResult.CalledOff off -> throw new IllegalStateException("offered, not off: " + off);
        };
    }

    private MessageCreateData stands(ButtonInteractionEvent event, Challenge challenge, PlayerId person) {
        Optional<MessageId> message = posts.posted(challenge.id());
        boolean open = challenges.find(challenge.id()).filter(Challenge::open).isPresent();
        Optional<Match> begun = matches.begunBy(challenge.id());
        if (begun.isPresent()) {
            return begun(event, begun.get());
        }
        if (message.isEmpty() && !open) {
            return Replies.message(wording(event).of(ChallengePhrases.rematchClosed(channel(event, challenge))));
        }
        return challenge.awaited().contains(person)
                ? posts.seat(challenge)
                        .map(seat -> accept(event, challenge, person, seat))
                        .orElseGet(() -> waiting(event, challenge))
                : waiting(event, challenge);
    }

    private MessageCreateData accept(
            ButtonInteractionEvent event, Challenge challenge, PlayerId person, ChannelId seat) {
        ChallengeResult result = challenges.join(challenge.id(), person, seat);
        posts.show(challenge.id());
        return switch (result) {
            case ChallengeResult.Begun begun -> begun(event, begun.match());
            case ChallengeResult.Waiting(Challenge joined) -> waiting(event, joined);
            case ChallengeResult.Refused(ChallengeRefusal why) ->
                Replies.message(refusals.on(Reader.of(event)).of(why));
            case ChallengeResult.CalledOff off -> throw new IllegalStateException("accepted, not off: " + off);
        };
    }

    /** The place of the match is final only after its challenge has been shown. */
    private MessageCreateData begun(ButtonInteractionEvent event, Match match) {
        Match placed = matches.find(match.id()).orElse(match);
        MatchWords here = refusals.on(Reader.of(event)).matches();
        Wording wording = here.wording();
        return new MessageCreateBuilder()
                .setContent(wording.of(ChallengePhrases.rematchBegun(new Verbatim(here.place(placed)))))
                .setComponents(Venues.opening(placed, wording).stream()
                        .map(ActionRow::of)
                        .toList())
                .build();
    }

    private MessageCreateData waiting(ButtonInteractionEvent event, Challenge challenge) {
        Names there = names.on(Optional.of(challenge.terms().guild()));
        return Replies.message(wording(event)
                .of(ChallengePhrases.rematchOffered(channel(event, challenge), there.listing(challenge.awaited()))));
    }

    private Verbatim channel(ButtonInteractionEvent event, Challenge challenge) {
        return refusals.on(Reader.of(event)).matches().place(challenge.terms());
    }

    private Wording wording(ButtonInteractionEvent event) {
        return refusals.on(Reader.of(event)).matches().wording();
    }
}
