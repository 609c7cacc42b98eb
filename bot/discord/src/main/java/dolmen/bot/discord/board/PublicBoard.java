package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.MarkedMenu;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.posted.Form;
import dolmen.bot.discord.result.ShownWords;
import dolmen.bot.discord.result.StoryLine;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.OmenWords;
import dolmen.bot.discord.words.RatingWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.discord.words.WordsPhrases;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.Spectator;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.Episode;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The public board at the place of the match. Its text, its picture and its menu come from a spectator's knowledge
 * alone.
 */
public final class PublicBoard {
    /** The maximum number of words of a result, without the words about ratings. */
    private static final int MOST_WORDS_OF_A_RESULT = 25;

    /** The player who alone reads the board, among other matches; empty if everybody reads it at its place. */
    private final Optional<PlayerId> alone;

    private final Names names;
    private final MatchWords words;
    private final ClockWords clocks;
    private final BoardFiles files;
    private final Calls calls;
    private final RatingWords ratings;
    private final Learners learners;
    private final StoryLine story;

    PublicBoard(Vocabulary words, BoardFiles files, Calls calls, Learners learners, StoryLine story) {
        this.alone = Optional.empty();
        this.names = words.names();
        this.words = words.matches();
        this.clocks = words.clocks();
        this.ratings = words.ratings();
        this.files = files;
        this.calls = calls;
        this.learners = learners;
        this.story = story;
    }

    private PublicBoard(PublicBoard board, PlayerId alone) {
        this.alone = Optional.of(alone);
        this.names = board.names;
        this.words = board.words.alone(Requester.elsewhere(alone).reader());
        this.clocks = board.clocks;
        this.ratings = board.ratings;
        this.files = board.files.alone(alone);
        this.calls = board.calls;
        this.learners = board.learners;
        this.story = board.story.in(words);
    }

    /** A copy for one player alone, in the player's language and colours and from the player's side. */
    PublicBoard alone(PlayerId player) {
        return new PublicBoard(this, player);
    }

    /**
     * The board or the result for the thread. A board mentions the player to move and the players who were eliminated
     * in the last turn; a result mentions all players. In the middle of a turn, it shows the board at the start of that
     * turn; the rest follows after the turn.
     *
     * @param calling true if the players are mentioned; otherwise they are only named
     */
    MessageCreateData of(SeenMatch<Spectator> seen, boolean calling, Form form) {
        return names.atOneMoment(seen.players(), () -> written(seen.betweenTurns(), calling, form));
    }

    private MessageCreateData written(SeenMatch<Spectator> match, boolean calling, Form form) {
        Optional<MarkedMenu> menu = form == Form.NEUTRAL ? Optional.empty() : menu(match);
        Call call = call(match, addressed(match), calling);
        Call out = call(match, match.latelyOut(), calling);
        List<List<String>> changes = match.live() ? List.of() : ratings.bySeat(match, wording(match));
        MessageCreateBuilder message = call.and(out)
                .message()
                .setContent(form == Form.NEUTRAL ? neutral(match) : words(match, call, out))
                .setComponents(match.live() ? rows(match, menu) : afterwards(match));
        if (form == Form.WHOLE) {
            message.setFiles(
                    match.live()
                            ? files.publicly(match, menu.map(MarkedMenu::marks).orElse(List.of()))
                            : files.keepsake(match, changes));
        }
        return message.build();
    }

    /** The text without names and moves, in case Discord refuses those. */
    private String neutral(SeenMatch<Spectator> match) {
        var people = new Verbatim(names.mentions(addressed(match)));
        Phrase neutral = match.live()
                ? BoardPhrases.publicNeutralTurn(people, id(match))
                : BoardPhrases.publicNeutralOver(people, id(match));
        return wording(match).of(neutral) + clocks.sentence(match, wording(match));
    }

    private Wording wording(MatchOutline match) {
        return words.at(match).wording();
    }

    private static Verbatim id(MatchOutline match) {
        return new Verbatim(match.id().toString());
    }

    private Optional<MarkedMenu> menu(SeenMatch<Spectator> match) {
        return match.amongComputers() ? Optional.empty() : MoveMenu.openly(match, files.emoji(), wording(match));
    }

    private static List<PlayerId> addressed(MatchOutline match) {
        return match.live() ? match.playerToMove().stream().toList() : match.players();
    }

    /** The current text of the board, which replaces the posted one. */
    String words(SeenMatch<Spectator> seen) {
        return names.atOneMoment(seen.players(), () -> {
            SeenMatch<Spectator> match = seen.betweenTurns();
            return words(match, call(match, addressed(match), true), call(match, match.latelyOut(), true));
        });
    }

    private String words(SeenMatch<Spectator> match, Call call, Call out) {
        String text = match.live() ? next(match, call) + farewell(match, out) + notes(match) : result(match, call);
        return Text.cut(title(match) + text.strip(), Text.MAX_MESSAGE);
    }

    private String title(MatchOutline match) {
        return alone.map(player -> "-# " + Text.escaped(words.title(match, player)) + "\n")
                .orElse("");
    }

    /** The text of a replaced board, or of one whose match is over: the moves played. */
    String lasting(SeenMatch<Spectator> seen) {
        SeenMatch<Spectator> match = seen.betweenTurns();
        return Text.cut(told(match), Text.MAX_MESSAGE);
    }

    /** The board in the middle of a turn that is played publicly; it mentions nobody. */
    public MessageCreateData amidTurn(SeenMatch<Spectator> match) {
        MatchWords here = words.at(match);
        Wording wording = here.wording();
        String hand = match.hasSecrets() ? " " + wording.of(BoardPhrases.learnHand()) : "";
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        here.latest(match) + "\n" + wording.of(BoardPhrases.publicStillYours()) + hand,
                        Text.MAX_MESSAGE))
                .setFiles(files.publicly(match, List.of()).setName("turn.png"))
                .setAllowedMentions(List.of())
                .build();
    }

    private Call call(MatchOutline match, List<PlayerId> players, boolean calling) {
        return calling ? calls.to(match, players) : calls.toNobody(match, players);
    }

    private String farewell(MatchOutline match, Call out) {
        int people = out.people().items().size();
        return people == 0 ? "" : "\n" + wording(match).of(BoardPhrases.publicOut(people, out.people()));
    }

    private String told(SeenMatch<Spectator> match) {
        return heading(match) + words.at(match).latest(match);
    }

    private String heading(SeenMatch<Spectator> match) {
        return !match.first()
                ? ""
                : wording(match)
                                .of(BoardPhrases.publicHeading(
                                        id(match),
                                        words.variant(match),
                                        new Verbatim(words.at(match).stake(match))))
                        + "\n";
    }

    /** The last event and the next action, in one line. */
    private String next(SeenMatch<Spectator> match, Call call) {
        MatchWords here = words.at(match);
        String next = match.amongComputers()
                ? here.wording().of(BoardPhrases.publicNext(call.people()))
                : here.wording().of(clocks.call(match, call.people()));
        return "%s %s".formatted(here.brief(match), next).strip();
    }

    /** The lines below: current facts for the player, one thing to learn, and an omen. */
    private String notes(SeenMatch<Spectator> match) {
        return line(words.at(match).more(match))
                + learners.lesson(match, wording(match)).map(PublicBoard::line).orElse("")
                + OmenWords.line(match, wording(match));
    }

    private static String line(String small) {
        return small.isEmpty() ? "" : "\n-# " + small;
    }

    /** The last move and the result; below it, a line of story if there is one that fits. */
    private String result(SeenMatch<Spectator> match, Call call) {
        MatchWords here = words.at(match);
        String end = here.conclusion(match, player -> call.mentionOr(player, here.named(List.of(player))))
                .orElseThrow();
        String result = "%s %s%s"
                .formatted(here.brief(match), here.wording().of(call.addressing(end)), here.hints(match))
                .strip();
        return result
                + ratings.sentence(match, here.wording())
                + story.ofAtMost(MOST_WORDS_OF_A_RESULT - ShownWords.count(result), match)
                        .map(line -> "\n" + line)
                        .orElseGet(() -> afterLoss(match));
    }

    /** Advice for somebody who lost to a computer. */
    private String afterLoss(SeenMatch<Spectator> match) {
        boolean lost = match.practice()
                && match.conclusion().orElse(null) instanceof Conclusion.Ranked ranked
                && !ranked.drawn()
                && StoryLine.winner(match).isEmpty();
        return lost && !match.amongComputers() && analysable(match)
                ? line(wording(match).of(BoardPhrases.publicAnalysis()))
                : "";
    }

    private List<ActionRow> rows(SeenMatch<Spectator> match, Optional<MarkedMenu> menu) {
        var id = ComponentId.of(Action.PICK, match);
        MatchWords here = words.at(match);
        ActionRow buttons = buttons(match, menu.isPresent(), here.wording());
        List<ActionRow> rows = menu.map(marked -> MoveMenu.rows(id, marked, 0, here.seats(match), buttons))
                .orElse(List.of(buttons));
        return Stream.concat(rows.stream(), takeBack(match, here.wording()).stream())
                .toList();
    }

    /** The buttons of a board besides its menu; if there is no menu, the button that opens one is highlighted. */
    private ActionRow buttons(MatchOutline match, boolean menu, Wording wording) {
        if (match.amongComputers()) {
            return ActionRow.of(rules(match, wording), more(match, wording));
        }
        return ActionRow.of(Stream.concat(
                        Stream.of(
                                typeButton(match, wording),
                                secondary(Action.BOARD, match, BoardPhrases.buttonMyView(), wording)
                                        .withStyle(menu ? ButtonStyle.SECONDARY : ButtonStyle.PRIMARY),
                                more(match, wording)),
                        learners.buttons(match, wording).stream())
                .toList());
    }

    /** The button to take back, offered in practice from the second turn on. */
    private static Optional<ActionRow> takeBack(SeenMatch<Spectator> match, Wording wording) {
        return match.practice() && !match.amongComputers() && match.hasTurnToTakeBack()
                ? Optional.of(
                        ActionRow.of(secondary(Action.ASK_TAKE_BACK, match, BoardPhrases.buttonTakeBack(), wording)))
                : Optional.empty();
    }

    private static Button more(MatchOutline match, Wording wording) {
        return secondary(Action.MORE, match, WordsPhrases.buttonMore(), wording);
    }

    private static Button rules(MatchOutline match, Wording wording) {
        return secondary(Action.RULES, match, BoardPhrases.buttonRules(), wording);
    }

    static Button typeButton(MatchOutline match, Wording wording) {
        return secondary(Action.TYPE_MOVE, match, BoardPhrases.buttonTypeMove(), wording);
    }

    private static Button secondary(Action action, MatchOutline match, Phrase label, Wording wording) {
        return Button.secondary(ComponentId.of(action, match).text(), wording.of(label));
    }

    /** The buttons of a result. A result in the channel itself has no button to share it there. */
    private List<ActionRow> afterwards(SeenMatch<Spectator> match) {
        Wording wording = wording(match);
        var buttons = new ArrayList<Button>();
        if (match.amongComputers()) {
            buttons.add(rules(match, wording));
        } else {
            buttons.add(secondary(Action.REMATCH, match, BoardPhrases.buttonRematch(), wording)
                    .withStyle(ButtonStyle.PRIMARY));
            beaten(match)
                    .flatMap(Opponent::stronger)
                    .ifPresent(next -> buttons.add(OpponentChoice.button(match.variant(), next, wording)));
            if (!match.venue().direct() || match.withComputers()) {
                buttons.add(secondary(Action.ANOTHER_GAME, match, BoardPhrases.buttonAnotherGame(), wording));
            }
            if (match.withComputers() && StoryLine.winner(match).isPresent() && !match.hintsAgreed()) {
                buttons.add(secondary(Action.WALL, match, BoardPhrases.buttonMyWall(), wording));
            }
        }
        buttons.add(secondary(Action.REPLAY, match, BoardPhrases.buttonReplay(), wording));
        if (analysable(match)) {
            buttons.add(secondary(Action.ANALYSIS, match, BoardPhrases.buttonAnalysis(), wording));
        }
        if (!Venues.threadless(match.venue())) {
            buttons.add(secondary(Action.SHARE, match, BoardPhrases.buttonShare(), wording));
        }
        return ActionRow.partitionOf(buttons);
    }

    /** The computer player that a person has beaten in practice; empty if there is none, or more than two played. */
    private static Optional<Opponent> beaten(MatchOutline match) {
        return match.practice()
                        && match.players().size() == 2
                        && match.conclusion().orElse(null) instanceof Conclusion.Ranked ranked
                        && !ranked.drawn()
                ? ComputerPlayers.of(
                        match.player(ranked.ranking().getLast().iterator().next()))
                : Optional.empty();
    }

    private static boolean analysable(SeenMatch<Spectator> match) {
        return match.players().size() == 2
                && !match.hasSecrets()
                && !match.handedOver()
                && match.episodes().stream().anyMatch(Episode.TurnTaken.class::isInstance);
    }
}
