package dolmen.bot.discord.challenge;

import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Replies;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * Leads from the challenge to its match, and takes the match's thread out of the archive for its players: what lies in
 * the archive cannot be used by everybody.
 */
final class ResumeButton implements Handler<ButtonInteractionEvent> {

    private final LiveMatches matches;
    private final Venues venues;
    private final MatchWords words;
    private final RefusalWords refusals;

    public ResumeButton(LiveMatches matches, Venues venues, MatchWords words, RefusalWords refusals) {
        this.matches = matches;
        this.venues = venues;
        this.words = words;
        this.refusals = refusals;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferReply(true));
        Match match = matches.find(pressed.match()).orElse(null);
        if (match == null) {
            Replies.privately(event.getHook(), refusals.of(new MatchRefusal.NoMatch()));
            return;
        }
        boolean plays = match.seatOf(new PlayerId(event.getUser().getIdLong())).isPresent();
        Match found = plays && match.live() ? venues.open(event.getJDA(), match) : match;
        Replies.privately(event.getHook(), "%s %s".formatted(words.standing(found), words.place(found)));
    }
}
