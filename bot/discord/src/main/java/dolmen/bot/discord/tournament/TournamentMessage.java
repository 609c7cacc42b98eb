package dolmen.bot.discord.tournament;

import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Table;
import dolmen.bot.pairing.standing.Standing;
import dolmen.bot.tournament.HostedPairing;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.TournamentKind;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The public message of a tournament, from its announcement to its final standings. */
record TournamentMessage(Vocabulary words, LiveMatches matches) {
    /** The maximum number of lines of standings, and of pairings, so that the message is never too long. */
    private static final int MOST_LINES = 16;

    private static final List<String> MEDALS = List.of("🥇", "🥈", "🥉");

    /** The message in the language of the server. */
    MessageCreateData of(HostedTournament tournament) {
        GuildId server = tournament.terms().guild();
        Wording wording = words.readers().of(server);
        Names names = words.names().on(Optional.of(server));
        List<Button> buttons = buttons(tournament, wording, names);
        return new MessageCreateBuilder()
                .setContent(Text.cut(text(tournament, wording, names), Text.MAX_MESSAGE))
                .setAllowedMentions(List.of())
                .setComponents(buttons.isEmpty() ? List.of() : ActionRow.partitionOf(buttons))
                .build();
    }

    private String text(HostedTournament tournament, Wording wording, Names names) {
        var game =
                new Verbatim(wording.of(words.variants().name(tournament.terms().variant())));
        Phrase kind = kind(tournament.terms().kind());
        return wording.of(
                switch (tournament.stage()) {
                    case OPEN ->
                        TournamentPhrases.open(
                                game,
                                kind,
                                new Verbatim(Text.capital(wording.of(
                                        PaceWords.of(tournament.terms().time())))),
                                words.variants()
                                        .stake(
                                                tournament.terms().variant(),
                                                tournament.terms().rated()),
                                new Verbatim(TimeFormat.RELATIVE.format(
                                        tournament.terms().beginsAt())),
                                TournamentPhrases.players(
                                        tournament.participants().size(), names.listing(tournament.players())));
                    case RUNNING ->
                        TournamentPhrases.running(
                                game,
                                kind,
                                round(tournament),
                                new Verbatim(standingsSoFar(tournament, names)),
                                new Verbatim(pairings(tournament, wording, names)));
                    case ENDED -> TournamentPhrases.ended(game, kind, new Verbatim(standings(tournament, names, true)));
                    case CALLED_OFF -> TournamentPhrases.calledOff(game, kind);
                });
    }

    private static Phrase round(HostedTournament tournament) {
        return tournament
                .rounds()
                .map(rounds -> TournamentPhrases.roundOf(tournament.round(), rounds))
                .orElseGet(() -> TournamentPhrases.round(tournament.round()));
    }

    static Phrase kind(TournamentKind kind) {
        return switch (kind) {
            case ROUND_ROBIN -> TournamentPhrases.kindRoundRobin();
            case DOUBLE_ROUND_ROBIN -> TournamentPhrases.kindDoubleRoundRobin();
            case SWISS -> TournamentPhrases.kindSwiss();
            case KNOCKOUT -> TournamentPhrases.kindKnockout();
        };
    }

    /** The standings and an empty line; empty before the first result, and in a knockout, which has none. */
    private static String standingsSoFar(HostedTournament tournament, Names names) {
        boolean hasStandings = tournament.terms().kind() != TournamentKind.KNOCKOUT
                && tournament.pairings().stream()
                        .anyMatch(hosted -> hosted.pairing().decided());
        return hasStandings ? standings(tournament, names, false) + "\n\n" : "";
    }

    private static String standings(HostedTournament tournament, Names names, boolean isOver) {
        List<Standing> lines = tournament.standings();
        return lines.stream()
                        .limit(MOST_LINES)
                        .map(line -> line(tournament, line, names, isOver))
                        .collect(Collectors.joining("\n"))
                + (lines.size() > MOST_LINES ? "\n…" : "");
    }

    /** One line; the name of a player who has left is struck through. */
    private static String line(HostedTournament tournament, Standing line, Names names, boolean isOver) {
        PlayerId player = tournament.player(line.entrant());
        String name = names.bold(player);
        String figures = tournament.terms().kind() == TournamentKind.KNOCKOUT ? "" : " · " + points(line.points());
        return "%s %s%s"
                .formatted(place(line.place(), isOver), tournament.has(player) ? name : "~~" + name + "~~", figures);
    }

    private static String place(int place, boolean isOver) {
        return isOver && place <= MEDALS.size() ? MEDALS.get(place - 1) : place + "\\.";
    }

    /** For example "2½". */
    static String points(Points points) {
        double value = points.value();
        long whole = (long) value;
        boolean isHalf = value > whole;
        return isHalf ? (whole == 0 ? "½" : whole + "½") : Long.toString(whole);
    }

    private String pairings(HostedTournament tournament, Wording wording, Names names) {
        List<HostedPairing> latest = tournament.pairings().stream()
                .filter(hosted -> hosted.pairing().round() == tournament.round()
                        || hosted.open().isPresent())
                .toList();
        return latest.stream()
                        .limit(MOST_LINES)
                        .map(hosted -> pairing(tournament, hosted, wording, names))
                        .collect(Collectors.joining("\n"))
                + (latest.size() > MOST_LINES ? "\n…" : "");
    }

    private String pairing(HostedTournament tournament, HostedPairing hosted, Wording wording, Names names) {
        return switch (hosted.pairing()) {
            case Bye(int round, var entrant) ->
                wording.of(TournamentPhrases.bye(new Verbatim(names.bold(tournament.player(entrant)))));
            case Duel duel -> duel(tournament, hosted, duel, names);
            case Table table -> throw new IllegalArgumentException("a table of several: " + table);
        };
    }

    private static String name(PlayerId player, Names names) {
        return Text.escaped(names.plain(player));
    }

    /** The result, or the thread of the match, which is named after the players. */
    private String duel(HostedTournament tournament, HostedPairing hosted, Duel duel, Names names) {
        String players = "%s – %s"
                .formatted(name(tournament.player(duel.white()), names), name(tournament.player(duel.black()), names));
        if (duel.decided()) {
            return players + " " + score(duel.result());
        }
        return hosted.challenge()
                .flatMap(matches::begunBy)
                .map(match -> Venues.threadless(match.venue())
                        ? players
                        : words.matches().place(match))
                .orElse(players);
    }

    private static String score(Result result) {
        return switch (result) {
            case UNDECIDED -> "";
            case WHITE_WINS, BLACK_FORFEITS -> "1 : 0";
            case BLACK_WINS, WHITE_FORFEITS -> "0 : 1";
            case DRAW -> "½ : ½";
            case BOTH_FORFEIT -> "0 : 0";
        };
    }

    private static List<Button> buttons(HostedTournament tournament, Wording wording, Names names) {
        var buttons = new ArrayList<Button>();
        var organiser = new Verbatim(names.plain(tournament.terms().organiser()));
        switch (tournament.stage()) {
            case OPEN -> {
                buttons.add(Button.success(
                        id(Action.JOIN_TOURNAMENT, tournament), wording.of(TournamentPhrases.buttonJoin())));
                buttons.add(leave(tournament, wording));
                buttons.add(Button.secondary(
                        id(Action.BEGIN_TOURNAMENT, tournament),
                        label(wording.of(TournamentPhrases.buttonBegin(organiser)))));
                buttons.add(callOff(tournament, wording, organiser));
            }
            case RUNNING -> {
                buttons.add(leave(tournament, wording));
                buttons.add(callOff(tournament, wording, organiser));
            }
            case ENDED, CALLED_OFF -> {}
        }
        return buttons;
    }

    private static Button leave(HostedTournament tournament, Wording wording) {
        return Button.secondary(id(Action.LEAVE_TOURNAMENT, tournament), wording.of(TournamentPhrases.buttonLeave()));
    }

    private static Button callOff(HostedTournament tournament, Wording wording, Verbatim organiser) {
        return Button.secondary(
                id(Action.CALL_OFF_TOURNAMENT, tournament),
                label(wording.of(TournamentPhrases.buttonCallOff(organiser))));
    }

    private static String label(String words) {
        return Text.line(words, Button.LABEL_MAX_LENGTH);
    }

    private static String id(Action action, HostedTournament tournament) {
        return new ComponentId(action, tournament.id().value(), 0).text();
    }

    /** The call at the end, with the best three; empty unless it has ended. */
    Optional<MessageCreateData> podium(HostedTournament tournament) {
        if (tournament.stage() != HostedTournament.Stage.ENDED) {
            return Optional.empty();
        }
        GuildId server = tournament.terms().guild();
        Wording wording = words.readers().of(server);
        Names names = words.names().on(Optional.of(server));
        List<Standing> best = tournament.standings().stream()
                .filter(line -> line.place() <= MEDALS.size() && tournament.has(tournament.player(line.entrant())))
                .limit(MEDALS.size())
                .toList();
        List<PlayerId> people =
                best.stream().map(line -> tournament.player(line.entrant())).toList();
        String places = best.stream()
                .map(line ->
                        MEDALS.get(line.place() - 1) + " " + names.mentions(List.of(tournament.player(line.entrant()))))
                .collect(Collectors.joining(" "));
        return best.isEmpty()
                ? Optional.empty()
                : Optional.of(new MessageCreateBuilder()
                        .setContent(wording.of(TournamentPhrases.podium(
                                words.variants().name(tournament.terms().variant()),
                                kind(tournament.terms().kind()),
                                new Verbatim(places))))
                        .setAllowedMentions(List.of())
                        .mentionUsers(people.stream()
                                .filter(names::callable)
                                .mapToLong(PlayerId::value)
                                .toArray())
                        .build());
    }
}
