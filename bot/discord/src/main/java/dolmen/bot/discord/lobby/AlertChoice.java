package dolmen.bot.discord.lobby;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.GuildId;
import dolmen.bot.match.alert.SeekAlerts;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.rules.facts.GameFacts;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;

/** The choice of the games for which a person wants alerts. */
record AlertChoice(
        SeekAlerts alerts, ChallengeService challenges, LobbyMessage lobby, Vocabulary words, InstantSource clock) {

    /** Stores the games chosen in the menu, and shows the lobby with them. */
    void choose(StringSelectInteractionEvent event, ComponentId menu) {
        var requester = Requester.of(event);
        GuildId server = NotUnderstoodException.required(requester.guild());
        Set<String> chosen = Set.copyOf(event.getValues());
        List<String> games = words.variants().all().map(GameFacts::id).toList();
        NotUnderstoodException.required(Optional.of(chosen).filter(games::containsAll));
        alerts.choose(requester.person(), server, chosen, clock.instant());
        Replies.inPlace(event.getHook(), lobby.of(event));
    }

    /** Ends all alerts from the server of the seek. */
    void end(ButtonInteractionEvent event, ComponentId pressed) {
        GuildId server = NotUnderstoodException.required(
                        challenges.find(pressed.challenge()).map(Challenge::terms))
                .guild();
        alerts.choose(Requester.personOf(event), server, Set.of(), clock.instant());
        Replies.fulfil(
                event.getHook(),
                words.readers()
                        .of(event)
                        .of(LobbyPhrases.alertsEnded(words.commands().link("lobby"))));
    }
}
