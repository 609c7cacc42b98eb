package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.bot.discord.panel.HistoryPages;
import dolmen.bot.discord.place.Resting;
import dolmen.bot.discord.posted.Form;
import dolmen.bot.discord.result.StoryLine;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.history.Histories;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.NoTimeOff;
import dolmen.bot.match.Request;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.Preferences;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/** All that is said and drawn of a match, to the last byte, as it would go to Discord. */
final class WhatIsShown {
    static final PlayerId STRANGER = new PlayerId(1_100_000_000_000_000_099L);

    final Vocabulary words;
    final BoardFiles files;
    final PublicBoard board;
    private final BoardMessage own;
    private final BoardText text;
    private final RequestMessage requests;
    private final ReminderMessage reminders;
    private final DigestMessage digest;
    private final HistoryPages history;

    WhatIsShown(GameRegistry games, Pictures pictures) {
        this(games, pictures, new Newcomers());
    }

    /** As above, to people with that past. */
    WhatIsShown(GameRegistry games, Pictures pictures, Histories past) {
        var chosen = new NothingChosen();
        var clock = new SettableClock();
        this.words = Vocabulary.of(
                games,
                new Numbered(),
                new Calendars(new NoTimeOff(), clock),
                new NothingChosen(),
                server -> Optional.empty(),
                this::nothing);
        this.files = new BoardFiles(pictures, chosen, words.readers(), new PieceEmoji());
        var calls = new Calls(chosen, words.names(), clock);
        this.board = new PublicBoard(
                words,
                files,
                calls,
                new Learners(past, words.variants(), words.commands()),
                new StoryLine(past, words.matches(), words.variants()));
        var resting = new Resting(match -> Optional.empty());
        this.own = new BoardMessage(words, files, resting);
        this.text = new BoardText(words.names(), words.matches(), resting);
        this.requests = new RequestMessage(words.names(), words.matches(), calls, match -> Optional.empty());
        this.reminders = new ReminderMessage(words.matches(), words.clocks());
        this.digest = new DigestMessage(words.matches(), words.clocks(), words.commands());
        this.history = new HistoryPages(words.names(), words.matches());
    }

    private <T> Optional<T> nothing(MatchId match) {
        return Optional.empty();
    }

    /** All that everybody reads where the match is played, and what a stranger is shown who asks. */
    List<String> toEverybody(Match match) {
        var shown = new ArrayList<String>();
        shown.add(written(board.of(match.publicly(), true, Form.WHOLE)));
        shown.add(written(board.of(match.publicly(), false, Form.WHOLE)));
        shown.add(written(board.amidTurn(match.publicly())));
        shown.add(words.matches().threadName(match));
        shown.add(words.refusals().of(new MatchRefusal.Stale(match)));
        shown.add(written(own.privately(match, Requester.elsewhere(STRANGER))));
        text.of(match, Requester.elsewhere(STRANGER)).forEach(page -> shown.add(written(page)));
        history.of(match, new Spectator()).forEach(page -> shown.add(page.toString()));
        for (Request.Kind kind : Request.Kind.values()) {
            var request = new Request(kind, Seat.FIRST, Set.of(), true);
            shown.add(written(requests.asked(match, request, Form.WHOLE)));
            shown.add(written(requests.stillAsked(match, request)));
            shown.add(requests.agreed(match, kind));
            shown.add(requests.calledOff(match, kind, match.player(Seat.FIRST)));
        }
        match.playerToMove().ifPresent(player -> {
            shown.add(written(reminders.inThread(match, player)));
            shown.add(written(reminders.inPrivate(match, player)));
            shown.add(written(digest.of(player, List.of(match))));
        });
        return shown;
    }

    /** All that somebody in that seat is shown alone. */
    List<String> toSeat(Seat seat, Match match) {
        PlayerId player = match.player(seat);
        var shown = new ArrayList<String>();
        shown.add(written(own.privately(match, Requester.elsewhere(player))));
        shown.add(written(own.fromOtherSide(match, Requester.elsewhere(player))));
        shown.add(written(own.resultInPrivate(match, player)));
        shown.add(words.matches().summary(match, player));
        text.of(match, Requester.elsewhere(player)).forEach(page -> shown.add(written(page)));
        history.of(match, seat).forEach(page -> shown.add(page.toString()));
        if (match.toMove().equals(Optional.of(seat))) {
            shown.add(written(own.amidTurn(match, Requester.elsewhere(player))));
        }
        return shown;
    }

    /** The words, the components with their ids, and of every file its name, its description and its bytes. */
    static String written(MessageCreateData message) {
        return message.getFiles().stream()
                .map(WhatIsShown::written)
                .collect(Collectors.joining("\n", message.toData() + "\n", ""));
    }

    private static String written(MessageEditData message) {
        return message.toData().toString();
    }

    private static String written(FileUpload file) {
        try (InputStream bytes = file.getData()) {
            return "%s: %s: %s"
                    .formatted(
                            file.getName(),
                            file.getDescription(),
                            HexFormat.of().formatHex(bytes.readAllBytes()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** People are called by their ids. */
    private static final class Numbered implements Players {
        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            return Optional.of(new KnownPerson(player.toString()));
        }
    }

    private static final class NothingChosen implements Preferences {
        @Override
        public PlayerPreferences of(PlayerId player) {
            return PlayerPreferences.DEFAULT;
        }

        @Override
        public GuildPreferences of(GuildId guild) {
            return GuildPreferences.DEFAULT;
        }
    }
}
