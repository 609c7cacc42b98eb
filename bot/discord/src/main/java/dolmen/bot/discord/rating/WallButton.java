package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Names;
import dolmen.bot.history.Histories;
import dolmen.bot.history.Niche;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/**
 * Shows a player's wall in private. Below a profile it is the wall of the profile's player, below a result that of the
 * person who presses the button.
 */
record WallButton(Histories histories, Names names, RatingFiles files, Readers readers)
        implements Handler<ButtonInteractionEvent> {

    /** The button for the wall of a player. */
    static Button of(PlayerId player, Wording wording) {
        return Button.secondary(ComponentId.of(Action.WALL, player).text(), wording.of(RatingPhrases.buttonWall()));
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        var requester = Requester.of(event);
        boolean own = pressed.path().isEmpty();
        PlayerId player = own ? requester.person() : pressed.player();
        if (!own && !names.callable(player)) {
            Replies.fulfil(event.getHook(), readers.of(event).of(RatingPhrases.gone()));
            return;
        }
        List<Niche> niches = histories.of(player).niches();
        Optional<MatchId> latest = Optional.of(new MatchId(pressed.number())).filter(match -> own && match.value() > 0);
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(
                                words(niches, latest).map(readers.of(event)::of).orElse(""))
                        .setFiles(files.wall(requester, player, niches, latest, readers.of(event)))
                        .build());
    }

    private static Optional<Phrase> words(List<Niche> niches, Optional<MatchId> latest) {
        if (niches.stream().map(Niche::filledBy).anyMatch(by -> latest.equals(Optional.of(by)))) {
            return Optional.of(RatingPhrases.wallNew());
        }
        return niches.isEmpty() ? Optional.of(RatingPhrases.wallEmpty()) : Optional.empty();
    }
}
