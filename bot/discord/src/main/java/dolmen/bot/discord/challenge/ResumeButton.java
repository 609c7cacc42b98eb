package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.match.Match;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * Leads from the challenge to its match, and takes the match's thread out of the archive for its players: what lies in
 * the archive cannot be used by everybody.
 */
final class ResumeButton implements Handler<ButtonInteractionEvent> {

    private final TouchedMatch touchedMatch;
    private final Venues venues;
    private final MatchWords words;

    public ResumeButton(TouchedMatch touchedMatch, Venues venues, MatchWords words) {
        this.touchedMatch = touchedMatch;
        this.venues = venues;
        this.words = words;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touchedMatch.look(event, pressed, (match, requester) -> {
            boolean plays = match.seatOf(requester.person()).isPresent();
            Match found = plays && match.live() ? venues.open(event.getJDA(), match) : match;
            Replies.fulfil(
                    event.getHook(),
                    "%s %s".formatted(words.on(requester.guild()).standing(found), words.place(found)));
        });
    }
}
