package dolmen.bot.discord.turn;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.posted.ShownBoard;
import dolmen.bot.discord.words.Names;
import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.history.Histories;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.MessageReaction;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;

/** Plays moves in ordinary messages, and answers all other messages to the bot. Safe for use by many threads. */
final class MoveByMessage {
    /** The number of later messages that are searched for the answer to a message. */
    private static final int MOST_AFTER = 20;

    private static final int MOST_TOLD = 10_000;

    private final MatchService service;
    private final MatchFinder finder;
    private final LiveMatches matches;
    private final Histories histories;
    private final Names names;
    private final MessageWords words;
    private final PlayAnswer privately;
    private final QuietReplies replies;
    /** The people who have been told that the bot cannot read all messages, or who know a game. */
    private final Cache<PlayerId, Boolean> told =
            Caffeine.newBuilder().maximumSize(MOST_TOLD).build();

    public MoveByMessage(
            MatchService service,
            MatchFinder finder,
            LiveMatches matches,
            Histories histories,
            Names names,
            MessageWords words,
            PlayAnswer privately,
            Ticker time) {
        this.service = service;
        this.finder = finder;
        this.matches = matches;
        this.histories = histories;
        this.names = names;
        this.words = words;
        this.privately = privately;
        this.replies = new QuietReplies(time, message -> here(message).wording());
    }

    /** Answers the person who has sent this message to the bot. */
    void answer(Message message, MessageToBot said) {
        try {
            find(message, said);
        } catch (StorageFaultException fault) {
            replies.refuse(message, words.of(fault.fault()));
            throw fault;
        }
    }

    /** Answers that nothing can be saved, unless another process has answered the message, or it needs no answer. */
    void refuseUnlessAnswered(Message message, MessageToBot said) {
        if (!said.isTalk() && !answered(message)) {
            replies.refuse(message, words.of(StorageFault.UNREACHABLE));
        }
    }

    private static boolean answered(Message message) {
        MessageChannel channel = message.getChannel();
        return channel.retrieveMessageById(message.getIdLong()).complete().getReactions().stream()
                        .anyMatch(MessageReaction::isSelf)
                || channel.getHistoryAfter(message, MOST_AFTER).complete().getRetrievedHistory().stream()
                        .filter(after ->
                                after.getAuthor().equals(message.getJDA().getSelfUser()))
                        .flatMap(after -> Optional.ofNullable(after.getMessageReference()).stream())
                        .anyMatch(answered -> answered.getMessageIdLong() == message.getIdLong());
    }

    /**
     * Tells a person who is new to the game and writes in the thread of a match, at their turn, how a move reaches the
     * bot. It may have been talk, so each person is told once.
     */
    void overheard(Message message) {
        var person = new PlayerId(message.getAuthor().getIdLong());
        if (message.getChannel() instanceof ThreadChannel thread
                && thread.isOwner()
                && !message.getType().isSystem()
                && told.getIfPresent(person) == null
                && inChannel(message, person) instanceof MatchFinder.Found.One(Match match)
                && match.playerToMove().equals(Optional.of(person))
                && told.asMap().putIfAbsent(person, true) == null) {
            boolean knows = histories.hasFinished(person, match.variant().game());
            if (!knows && !replies.hint(message, here(message).unread())) {
                told.invalidate(person);
            }
        }
    }

    /** Tells a person over the limit when the next answer will come. */
    void askToWait(Message message, Duration wait) {
        replies.askToWait(message, wait);
    }

    private void find(Message message, MessageToBot said) {
        var person = new PlayerId(message.getAuthor().getIdLong());
        MatchFinder.Found found = find(message, said, person);
        if (said.asksForHelp()) {
            if (found instanceof MatchFinder.Found.One(Match match) && message.isFromGuild()) {
                replies.refuse(message, here(message).help(match));
            } else {
                replies.refuse(message, here(message).help());
            }
            return;
        }
        switch (found) {
            case MatchFinder.Found.None(MatchRefusal.WhichMatch(List<MatchId> candidates)) ->
                replies.refuse(message, here(message).which(candidates));
            case MatchFinder.Found.None(Refusal refusal) -> toStranger(message, said, notFound(message, said, person));
            case MatchFinder.Found.One(Match match)
            when match.seatOf(person).isEmpty() ->
                toStranger(message, said, here(message).notYours(match));
            case MatchFinder.Found.One(Match match) -> toPlayer(message, said, match, person);
        }
    }

    /**
     * Finds the match. A number works only for players of the match, because other people may not be allowed to see it.
     */
    private MatchFinder.Found find(Message message, MessageToBot said, PlayerId person) {
        if (said.number().isPresent()) {
            return matches.find(said.number().get())
                    .filter(match -> match.seatOf(person).isPresent())
                    .<MatchFinder.Found>map(MatchFinder.Found.One::new)
                    .orElseGet(() -> new MatchFinder.Found.None(new MatchRefusal.NoMatch()));
        }
        if (said.board().isPresent()) {
            return finder.byNumber(said.board().get().match());
        }
        return message.isFromGuild() ? inChannel(message, person) : waitingFor(person);
    }

    /** The answer to an unknown number; it does not reveal whether a match of that number exists elsewhere. */
    private String notFound(Message message, MessageToBot said, PlayerId person) {
        MessageWords here = here(message);
        return said.number()
                .map(number -> switch (inChannel(message, person)) {
                    case MatchFinder.Found.One(Match match) when match.id().equals(number) -> here.notYours(match);
                    case MatchFinder.Found.One(Match match) -> here.notHere(number, match);
                    case MatchFinder.Found.None none -> here.notYours(number);
                })
                .orElseGet(here::noMatch);
    }

    private MatchFinder.Found inChannel(Message message, PlayerId person) {
        return message.isFromGuild()
                ? finder.in(new ChannelId(message.getChannelIdLong()), person)
                : new MatchFinder.Found.None(new MatchRefusal.NoMatch());
    }

    /** The match that waits for the person. It is for direct messages, which belong to no channel of a match. */
    private MatchFinder.Found waitingFor(PlayerId person) {
        List<Match> waiting = matches.liveOf(person).stream()
                .filter(match -> match.playerToMove().equals(Optional.of(person)))
                .toList();
        return switch (waiting.size()) {
            case 0 -> new MatchFinder.Found.None(new MatchRefusal.NoMatch());
            case 1 -> new MatchFinder.Found.One(waiting.getFirst());
            default ->
                new MatchFinder.Found.None(new MatchRefusal.WhichMatch(
                        waiting.stream().map(Match::id).toList()));
        };
    }

    private void toStranger(Message message, MessageToBot said, String answer) {
        if (said.expectsAnswer()) {
            replies.refuse(message, answer);
        }
    }

    private void toPlayer(Message message, MessageToBot said, Match match, PlayerId person) {
        boolean toMove = match.playerToMove().equals(Optional.of(person));
        if (said.manner() == MessageToBot.Manner.SILENT_REPLY) {
            if (toMove && said.board().isPresent()) {
                replies.refuse(message, here(message).unheard());
            }
        } else if (said.isTalk() && !said.text().isEmpty()) {
            return;
        } else if (said.text().isEmpty()) {
            replies.refuse(message, here(message).howTo(match));
        } else {
            int seen = said.board()
                    .filter(board -> board.match().equals(match.id()))
                    .map(ShownBoard::ply)
                    .orElse(match.ply());
            tell(message, service.play(match.id(), person, seen, said.text()));
            names.remember(Names.player(message.getAuthor(), message.getMember()));
        }
    }

    /** The words for those who read the answer: everybody in the channel, or the person alone. */
    private MessageWords here(Message message) {
        var requester = Requester.of(message);
        return requester.guild().map(words::on).orElseGet(() -> words.on(requester.reader()));
    }

    private void tell(Message message, PlayResult result) {
        boolean direct = !message.isFromGuild();
        var requester = Requester.of(message);
        switch (result) {
            case PlayResult.Played(Match match)
            when match.amidTurn() ->
                replies.amidTurn(
                        message, direct ? privately.toMove(result, requester) : words.amidTurn(match.publicly()));
            case PlayResult.Played played when direct -> replies.played(message, privately.toMove(result, requester));
            case PlayResult.Played played -> replies.done(message);
            case PlayResult.Refused(Refusal refusal) ->
                replies.refuse(
                        message,
                        direct
                                ? privately.toMove(result, requester)
                                : here(message).refused(refusal));
        }
    }
}
