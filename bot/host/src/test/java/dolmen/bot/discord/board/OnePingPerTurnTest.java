package dolmen.bot.discord.board;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.bot.discord.posted.Form;
import dolmen.bot.discord.result.StoryLine;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Calendars;
import dolmen.bot.match.Ledger;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.MemoryTable;
import dolmen.bot.match.NoSilences;
import dolmen.bot.match.NoTimeOff;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.SingleLane;
import dolmen.bot.match.TestPlaces;
import dolmen.bot.match.UnstoredMatch;
import dolmen.bot.match.delivery.NoticeWorker;
import dolmen.bot.match.notice.Delivery;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.plan.MemoryPlans;
import dolmen.bot.match.plan.PlannedAnswers;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.silence.PlaceWatch;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;
import org.junit.jupiter.api.Test;

/**
 * Random matches of all variants, from the move that is typed to the message that is sent, without a network. How many
 * turns are played in all is said by {@code -Ddolmen.turns=100000}.
 */
final class OnePingPerTurnTest {
    private static final int TURNS = Integer.getInteger("dolmen.turns", 1_000);
    private static final Pattern MENTION = Pattern.compile("<@!?([0-9]+)>");
    private static final long FIRST_PERSON = 1_100_000_000_000_000_010L;

    private final GameRegistry games = GameRegistry.load();
    private final SettableClock clock = new SettableClock();
    private final Calendars calendars = new Calendars(new NoTimeOff(), clock);
    private final Random random = new Random(20);
    private final PublicBoard message = message();
    private final List<DataObject> sent = new ArrayList<>();
    private final Map<String, Tally> tallies = new TreeMap<>();
    private long lastMatch;

    /**
     * What was counted for a game.
     *
     * @param further how many people were called besides those to move: those who are out, and all at the end
     */
    private record Tally(int matches, int turns, int plies, int messages, long pings, int further) {
        Tally plus(Tally other) {
            return new Tally(
                    matches + other.matches,
                    turns + other.turns,
                    plies + other.plies,
                    messages + other.messages,
                    pings + other.pings,
                    further + other.further);
        }
    }

    @Test
    void every_turn_notifies_its_mover_and_those_who_are_out_and_every_end_all_players() {
        List<Variant> variants = games.variants().toList();
        int turnsEach = Math.ceilDiv(TURNS, variants.size());
        for (Variant variant : variants) {
            for (int turns = 0; turns < turnsEach; ) {
                Tally tally = play(variant, turnsEach - turns);
                tallies.merge(variant.game(), tally, Tally::plus);
                turns += tally.turns();
            }
        }
        Tally all = tallies.values().stream().reduce(new Tally(0, 0, 0, 0, 0, 0), Tally::plus);
        tallies.put("all games", all);
        tallies.forEach((game, tally) -> System.out.printf(
                "| %s | %,d | %,d | %,d | %,d | %,d |%n",
                game, tally.matches(), tally.turns(), tally.plies(), tally.messages(), tally.pings()));

        assertThat(all.turns()).isGreaterThanOrEqualTo(TURNS);
        assertThat(all.pings()).isEqualTo(all.turns() + all.further());
        assertThat(all.further()).as("ends and eliminations").isPositive();
        assertThat(all.plies()).as("turns of several plies").isGreaterThan(all.turns());
    }

    /** Plays a match to its end, or for so many turns. */
    private Tally play(Variant variant, int mostTurns) {
        var table = new MemoryTable();
        var live = new LiveMatches(table);
        var plans = new MemoryPlans();
        var ledger = new Ledger(table, live, new PlannedAnswers(plans), calendars, clock, random, () -> {});
        var service = new MatchService(table, live, ledger, new NastyNames());
        var places = new TestPlaces();
        var watch = new PlaceWatch(new NoSilences(), places, places, live, ledger, () -> {}, clock);
        var worker = new NoticeWorker(table, live, new NoPreferences(), watch, this::send, new SingleLane<>(), clock);
        Match match = begin(variant);
        sent.clear();
        table.begin(match);
        worker.deliverDue();
        int turns = 1;
        int messages = sent.size();
        long pings = pings();
        int plies = 0;
        int further = 0;
        assertMentions(toMove(match));
        while (match.live() && (turns < mostTurns || amidTurn(match))) {
            sent.clear();
            Set<PlayerId> before = inPlay(match);
            match = anyMove(service, match);
            plies++;
            worker.deliverDue();
            messages += sent.size();
            pings += pings();
            if (amidTurn(match)) {
                assertThat(sent).as("messages for a part of a turn").isEmpty();
            } else if (match.live()) {
                before.removeAll(inPlay(match));
                List<PlayerId> out = List.copyOf(before);
                assertMentions(
                        Stream.concat(out.stream(), toMove(match).stream()).toList());
                further += out.size();
                turns++;
            } else {
                assertMentions(match.players());
                further += match.players().size();
            }
        }
        return new Tally(1, turns, plies, messages, pings, further);
    }

    /** How many people the messages that were sent last notify. */
    private long pings() {
        return sent.stream()
                .mapToLong(json ->
                        texts(json.getObject("allowed_mentions"), "users").size())
                .sum();
    }

    private static boolean amidTurn(Match match) {
        return match.turnBegan() < match.ply();
    }

    private static List<PlayerId> toMove(Match match) {
        return match.playerToMove().stream().toList();
    }

    private static Set<PlayerId> inPlay(Match match) {
        return match.players().stream()
                .filter(player -> match.inPlay(match.seatOf(player).orElseThrow()))
                .collect(Collectors.toSet());
    }

    /** One message was sent; it names these, and lets itself mention nobody else. */
    private void assertMentions(List<PlayerId> players) {
        List<String> people = players.stream().map(PlayerId::toString).toList();
        assertThat(sent).hasSize(1);
        DataObject json = sent.getFirst();
        assertThat(MENTION.matcher(json.getString("content"))
                        .results()
                        .map(found -> found.group(1))
                        .toList())
                .containsExactlyInAnyOrderElementsOf(people);
        DataObject allowed = json.getObject("allowed_mentions");
        assertThat(texts(allowed, "users")).containsExactlyInAnyOrderElementsOf(people);
        assertThat(texts(allowed, "parse")).isEmpty();
        assertThat(texts(allowed, "roles")).isEmpty();
    }

    private static List<String> texts(DataObject json, String key) {
        return json.optArray(key).orElseGet(DataArray::empty).stream(DataArray::getString)
                .toList();
    }

    private Delivery send(Match match, Notice notice) {
        sent.add(message.of(match.publicly(), notice.calls(), Form.WHOLE).toData());
        return new Delivery.Delivered("message");
    }

    private Match begin(Variant variant) {
        HostedGame<?> dealt =
                HostedGame.start(games.game(variant.game()), variant).playChance(random);
        List<PlayerId> players = IntStream.range(0, dealt.standing().position().seats())
                .mapToObj(seat -> new PlayerId(FIRST_PERSON + seat))
                .toList();
        var venue = new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3));
        return UnstoredMatch.of(new MatchId(++lastMatch), venue, players, dealt, clock.instant());
    }

    private Match anyMove(MatchService service, Match match) {
        List<String> legal = match.standing().legalMoves(match.toMove().orElseThrow());
        String move = legal.get(random.nextInt(legal.size()));
        PlayResult result = service.play(match.id(), match.playerToMove().orElseThrow(), match.ply(), move);
        assertThat(result).as(move).isInstanceOf(PlayResult.Played.class);
        return ((PlayResult.Played) result).match();
    }

    /** Whenever during the making of a message somebody is forgotten, the message tells of before or of after. */
    @Test
    void names_and_calls_come_from_the_same_moment() {
        Match match = begin(Variant.of("mausoleum"));
        Match over = resigned(match, match.players());
        String resigner = "<@" + over.players().getFirst() + ">";

        for (int reads = 0; reads < 30; reads++) {
            String words = message(new Forgetting(over.players().getFirst(), reads))
                    .of(over.publicly(), true, Form.WHOLE)
                    .getContent();

            assertThat(words).doesNotContain("somebody");
            assertThat(words.contains(resigner))
                    .as("%d reads: %s", reads, words)
                    .isNotEqualTo(words.contains("**Deleted player**"));
        }
    }

    @Test
    void a_pseudonym_is_not_called() {
        Match match = begin(Variant.of("mausoleum"));
        var players = List.of(new PlayerId(2), match.players().getLast());

        String words = message()
                .of(resigned(match, players).publicly(), true, Form.WHOLE)
                .getContent();

        assertThat(words).doesNotContain("<@2>").contains("<@" + players.getLast() + ">");
    }

    private Match resigned(Match match, List<PlayerId> players) {
        return UnstoredMatch.of(
                match.id(),
                match.venue(),
                players,
                match.game().act(new HostAct.Resignation(Seat.FIRST)),
                clock.instant());
    }

    private PublicBoard message() {
        return message(new NastyNames());
    }

    private PublicBoard message(Players players) {
        Vocabulary words = Vocabulary.of(
                games, players, calendars, new NoPreferences(), server -> Optional.empty(), match -> Optional.empty());
        return new PublicBoard(
                words,
                new BoardFiles(new NoPictures(), new NoPreferences(), words.readers(), new PieceEmoji()),
                new Calls(new NoPreferences(), words.names(), clock),
                new Learners(new Newcomers(), words.variants(), words.commands()),
                new StoryLine(new Newcomers(), words.matches(), words.variants()));
    }

    /** Everybody has a name that would mention others if it could. */
    private static final class NastyNames implements Players {
        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            return Optional.of(new KnownPerson("@everyone <@" + (player.value() + 1) + "> <@&7>"));
        }
    }

    /** Somebody's name is gone after it was read so often. */
    private static final class Forgetting implements Players {
        private final PlayerId person;
        private int left;

        Forgetting(PlayerId person, int left) {
            this.person = person;
            this.left = left;
        }

        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            boolean gone = player.equals(person) && left-- <= 0;
            return gone ? Optional.empty() : Optional.of(new KnownPerson("Player " + player));
        }
    }

    /** Drawing is not what is tested. */
    private static final class NoPictures implements Pictures {
        private static final Picture BLANK = new Picture(new byte[1], "nothing");

        @Override
        public SequencedMap<String, String> themes(Wording wording) {
            return new LinkedHashMap<>();
        }

        @Override
        public Picture themeSheet(GameRegistry games, Optional<String> chosen, Wording wording) {
            return BLANK;
        }

        @Override
        public Picture gameSheet(GameRegistry games, Optional<String> theme, Wording wording) {
            return BLANK;
        }

        @Override
        public Picture board(SeenMatch<?> match, Reader reader, List<Mark> marks) {
            return BLANK;
        }

        @Override
        public Picture keepsake(SeenMatch<Spectator> ended, Reader reader, List<List<String>> notes) {
            return BLANK;
        }

        @Override
        public Picture scene(BoardScene scene, Optional<String> theme, Wording wording) {
            return BLANK;
        }
    }

    /** Nobody has chosen anything. */
    private static final class NoPreferences implements Preferences {
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
