package dolmen.bot.discord.tournament;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.TournamentRefusal;
import dolmen.bot.tournament.TournamentResult;
import dolmen.bot.tournament.TournamentService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
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

    /** The handler of a button that asks first; the answer to the second press replaces the question. */
    static Handler<ButtonInteractionEvent> asking(Handler<ButtonInteractionEvent> handler) {
        return new Handler<>() {
            @Override
            public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
                return touched.path().equals(SURE) ? Acknowledgement.EDIT : Acknowledgement.PRIVATE;
            }

            @Override
            public void answer(ButtonInteractionEvent event, ComponentId touched) {
                handler.answer(event, touched);
            }
        };
    }

    void join(ButtonInteractionEvent event, ComponentId pressed) {
        names.remember(Names.sender(event));
        answer(
                event,
                id -> tournaments.join(id, Requester.personOf(event)),
                pressed,
                tournament -> TournamentPhrases.joined(new Verbatim(
                        TimeFormat.RELATIVE.format(tournament.terms().beginsAt()))));
    }

    /** Leaves at once before the start; afterwards the person is asked, since it resigns a match. */
    void leave(ButtonInteractionEvent event, ComponentId pressed) {
        boolean isRunning = here(event, pressed)
                .filter(tournament -> tournament.stage() == HostedTournament.Stage.RUNNING
                        && tournament.has(Requester.personOf(event)))
                .isPresent();
        if (isRunning && !pressed.path().equals(SURE)) {
            ask(event, pressed, TournamentPhrases.leaveAsk(), TournamentPhrases.buttonLeave());
            return;
        }
        answer(
                event,
                id -> tournaments.leave(id, Requester.personOf(event)),
                pressed,
                tournament -> TournamentPhrases.left());
    }

    void begin(ButtonInteractionEvent event, ComponentId pressed) {
        answer(
                event,
                id -> tournaments.begin(id, Requester.personOf(event), moderates(event)),
                pressed,
                tournament -> TournamentPhrases.begun());
    }

    /** Asks the organiser first, then calls the tournament off. */
    void callOff(ButtonInteractionEvent event, ComponentId pressed) {
        boolean mayAsk = here(event, pressed)
                .filter(tournament -> tournament.live()
                        && (moderates(event) || tournament.terms().organiser().equals(Requester.personOf(event))))
                .isPresent();
        if (mayAsk && !pressed.path().equals(SURE)) {
            ask(event, pressed, TournamentPhrases.callOffAsk(), TournamentPhrases.callOffYes());
            return;
        }
        answer(
                event,
                id -> tournaments.callOff(id, Requester.personOf(event), moderates(event)),
                pressed,
                tournament -> TournamentPhrases.calledOffNow());
    }

    /** The tournament of the button, if it is of this server; any other button was made by hand. */
    private Optional<HostedTournament> here(ButtonInteractionEvent event, ComponentId pressed) {
        Optional<GuildId> server = Requester.of(event).guild();
        return tournaments
                .find(new TournamentId(pressed.number()))
                .filter(tournament ->
                        server.equals(Optional.of(tournament.terms().guild())));
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
            ButtonInteractionEvent event,
            Function<TournamentId, TournamentResult> attempt,
            ComponentId pressed,
            Function<HostedTournament, Phrase> done) {
        TournamentResult result = here(event, pressed)
                .map(HostedTournament::id)
                .map(attempt)
                .orElseGet(() -> new TournamentResult.Refused(new TournamentRefusal.NoTournament()));
        Wording wording = readers.of(event);
        Replies.fulfil(
                event.getHook(),
                switch (result) {
                    case TournamentResult.Refused(var why) -> refusals.of(why, wording);
                    case TournamentResult.Done(HostedTournament tournament) -> wording.of(done.apply(tournament));
                });
    }
}
