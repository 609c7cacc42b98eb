package dolmen.bot.discord.tournament;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.TournamentId;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.TournamentResult;
import dolmen.bot.tournament.TournamentService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.function.Function;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** The buttons below the message of a tournament. Its worker shows what they change. */
record TournamentButtons(
        TournamentService tournaments,
        TournamentRefusalWords refusals,
        Authority authority,
        Names names,
        Readers readers) {
    /** Marks the second press of a button that asks first. */
    private static final List<String> SURE = List.of("sure");

    void join(ButtonInteractionEvent event, ComponentId pressed) {
        names.remember(Names.sender(event));
        answer(
                event,
                tournaments.join(id(pressed), Requester.personOf(event)),
                tournament -> TournamentPhrases.joined(new Verbatim(
                        TimeFormat.RELATIVE.format(tournament.terms().beginsAt()))));
    }

    /** Leaves at once before the start; afterwards the person is asked, since it resigns a match. */
    void leave(ButtonInteractionEvent event, ComponentId pressed) {
        boolean isRunning = tournaments
                .find(id(pressed))
                .filter(tournament -> tournament.stage() == HostedTournament.Stage.RUNNING
                        && tournament.has(Requester.personOf(event)))
                .isPresent();
        if (isRunning && !pressed.path().equals(SURE)) {
            ask(event, pressed, TournamentPhrases.leaveAsk(), TournamentPhrases.buttonLeave());
            return;
        }
        answer(
                event,
                tournaments.leave(id(pressed), Requester.personOf(event)),
                tournament -> TournamentPhrases.left());
    }

    void begin(ButtonInteractionEvent event, ComponentId pressed) {
        answer(
                event,
                tournaments.begin(id(pressed), Requester.personOf(event), moderates(event)),
                tournament -> TournamentPhrases.begun());
    }

    /** Asks the organiser first, then calls the tournament off. */
    void callOff(ButtonInteractionEvent event, ComponentId pressed) {
        boolean mayAsk = tournaments
                .find(id(pressed))
                .filter(tournament -> tournament.live()
                        && (moderates(event) || tournament.terms().organiser().equals(Requester.personOf(event))))
                .isPresent();
        if (mayAsk && !pressed.path().equals(SURE)) {
            ask(event, pressed, TournamentPhrases.callOffAsk(), TournamentPhrases.callOffYes());
            return;
        }
        answer(
                event,
                tournaments.callOff(id(pressed), Requester.personOf(event), moderates(event)),
                tournament -> TournamentPhrases.calledOffNow());
    }

    private static TournamentId id(ComponentId pressed) {
        return new TournamentId(pressed.number());
    }

    private boolean moderates(ButtonInteractionEvent event) {
        return authority.objectionToModerate(event).isEmpty();
    }

    private void ask(ButtonInteractionEvent event, ComponentId pressed, Phrase question, Phrase yes) {
        Wording wording = readers.of(event);
        Action action = pressed.action();
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(wording.of(question))
                        .setComponents(ActionRow.of(Button.danger(
                                new ComponentId(action, pressed.number(), 0, SURE).text(), wording.of(yes))))
                        .build());
    }

    private void answer(
            ButtonInteractionEvent event, TournamentResult result, Function<HostedTournament, Phrase> done) {
        Wording wording = readers.of(event);
        Replies.fulfil(
                event.getHook(),
                switch (result) {
                    case TournamentResult.Refused(var why) -> refusals.of(why, wording);
                    case TournamentResult.Done(HostedTournament tournament) -> wording.of(done.apply(tournament));
                });
    }
}
