package dolmen.bot.discord.words;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.challenge.Terms;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Public descriptions of a match. */
public final class MatchWords {
    private static final int MAX_THREAD_NAME = 100;

    private final Names names;
    private final ActWords acts;
    private final RunWords runs;
    private final VariantCatalogue variants;
    private final Readers readers;
    private final Wording wording;
    /** True if these words have one reader, also at the place of a match. */
    private final boolean alone;

    /** Words for everybody. */
    public MatchWords(Names names, VariantCatalogue variants, Readers readers) {
        this(names, variants, readers, readers.everybody(), false);
    }

    private MatchWords(Names names, VariantCatalogue variants, Readers readers, Wording wording, boolean alone) {
        this.names = names;
        this.acts = new ActWords(names, wording);
        this.runs = new RunWords(names, this::told, wording);
        this.variants = variants;
        this.readers = readers;
        this.wording = wording;
        this.alone = alone;
    }

    /** A copy for all readers on the server; without one it is English and uses people's general names. */
    public MatchWords on(Optional<GuildId> server) {
        return new MatchWords(names.on(server), variants, readers, readers.at(server), false);
    }

    /** A copy for one reader alone. */
    public MatchWords on(Reader reader) {
        return new MatchWords(names.on(reader), variants, readers, readers.of(reader), false);
    }

    /** A copy for one reader alone, also where these words are otherwise for everybody at the place of a match. */
    public MatchWords alone(Reader reader) {
        return new MatchWords(names.on(reader), variants, readers, readers.of(reader), true);
    }

    /** A copy for those who read an answer to the reader: everybody on the server, else the reader alone. */
    public MatchWords amid(Reader reader) {
        return reader.server().isPresent() ? on(reader.server()) : on(reader);
    }

    /** A copy with other names, for example those in a file. */
    public MatchWords naming(Names others) {
        return new MatchWords(others, variants, readers, wording, alone);
    }

    /** The words for acts in a match. */
    public ActWords acts() {
        return acts;
    }

    /** The language of these words. */
    public Wording wording() {
        return wording;
    }

    /** The label of the button *More* on its board, in the language of those who see the board. */
    public Verbatim more(MatchOutline match) {
        return new Verbatim(at(match).wording().of(WordsPhrases.buttonMore()));
    }

    /** A copy for the members of the server where the match is played. */
    public MatchWords at(MatchOutline match) {
        return alone ? this : on(Optional.of(match.venue().guild()));
    }

    /** The name of its thread, for example "Astrid – Björn · Murus Gallicus #12"; narrow lists cut off the end. */
    public String threadName(MatchOutline match) {
        String players = match.players().stream().map(names::plain).collect(Collectors.joining(" – "));
        String which = " · %s #%s".formatted(wording.of(match.facts().shortName()), match.id());
        return Text.line(players, MAX_THREAD_NAME - which.length()) + which;
    }

    /** For example "match #12". */
    public String number(MatchOutline match) {
        return wording.of(
                match.id().brought()
                        ? WordsPhrases.matchBrought()
                        : WordsPhrases.matchNumber(new Verbatim(match.id().toString())));
    }

    /** As above, at the start of a sentence. */
    public String numberFirst(MatchOutline match) {
        return wording.of(
                match.id().brought()
                        ? WordsPhrases.matchBroughtFirst()
                        : WordsPhrases.matchNumberFirst(new Verbatim(match.id().toString())));
    }

    /** The name of its game only. */
    public Argument game(MatchOutline match) {
        return match.facts().name();
    }

    /** Its game with all choices. */
    public Argument variant(MatchOutline match) {
        return variants.name(match.variant());
    }

    /** A sentence about whether it is rated. */
    public String stake(MatchOutline match) {
        return wording.of(
                match.practice() ? WordsPhrases.stakePractice() : variants.stake(match.variant(), match.rated()));
    }

    /** True if it can be rated. */
    public boolean rated(MatchOutline match) {
        return match.rated() && variants.rated(match.variant());
    }

    /** The names of these people. */
    public String named(List<PlayerId> people) {
        return names.bold(people);
    }

    /** A link to its place, or the words "direct messages". */
    public String place(MatchOutline match) {
        return place(match.venue().guild(), match.venue().thread());
    }

    /** A link to the place of a challenge, or the words "direct messages". */
    public Verbatim place(Terms challenge) {
        return new Verbatim(place(challenge.guild(), challenge.channel()));
    }

    private String place(GuildId server, ChannelId channel) {
        return server.direct() ? wording.of(WordsPhrases.matchDirectMessages()) : "<#" + channel + ">";
    }

    /** Its players in the order of their seats. */
    public String players(MatchOutline match) {
        return wording.of(names.listing(match.players()));
    }

    /** The match in one unformatted line, for the player. */
    public String summary(MatchOutline match, PlayerId player) {
        var title = new Verbatim(title(match, player));
        return wording.of(
                match.playerToMove().equals(Optional.of(player))
                        ? WordsPhrases.matchSummaryYours(title)
                        : WordsPhrases.matchSummaryTheirs(title));
    }

    /** The game and the opponents, unformatted, for the player. */
    public String title(MatchOutline match, PlayerId player) {
        return wording.of(WordsPhrases.matchTitle(
                new Verbatim(match.id().toString()),
                variant(match),
                Listing.and(match.players().stream()
                        .filter(other -> !other.equals(player))
                        .map(other -> new Verbatim(names.plain(other)))
                        .toList())));
    }

    /**
     * A sentence about the last turn or act, as far as its viewer may know it; before the first move, about the player
     * who moves first.
     */
    public String latest(SeenMatch<?> match) {
        Optional<HostAct> act = match.lastAct();
        if (act.isPresent() && !toldByConclusion(match)) {
            return acts.of(match, act.get());
        }
        if (match.runFrom().isPresent()) {
            return runs.of(match, match.runFrom().get());
        }
        return match.lastMover()
                .map(mover -> runs.played(match, mover, match.lastTurn()))
                .orElseGet(() -> wording.of(
                        match.live()
                                ? WordsPhrases.turnFirst(new Verbatim(names.bold(match.player(Seat.FIRST))))
                                : WordsPhrases.turnNobody()));
    }

    /**
     * As above, to precede the result. It is empty if an act has ended the match after a move: the result tells of the
     * act, and the move is old.
     */
    public Optional<String> latestBeforeResult(SeenMatch<?> match) {
        boolean old = match.lastMover().isPresent() && match.lastAct().isPresent() && toldByConclusion(match);
        return old ? Optional.empty() : Optional.of(latest(match));
    }

    /**
     * A short sentence about the last event: an act, or the moves of the last turn without their effects; empty if
     * nobody has moved, or if only the effects describe the moves.
     */
    public String brief(SeenMatch<?> match) {
        Optional<HostAct> act = match.lastAct();
        if (act.isPresent()) {
            return toldByConclusion(match) ? "" : acts.of(match, act.get());
        }
        return match.lastMover()
                .filter(mover -> namesPlaces(match))
                .map(mover -> wording.of(WordsPhrases.turnPlayed(
                        new Verbatim(names.bold(match.player(mover))), new Verbatim(moves(match)))))
                .orElse("");
    }

    /**
     * Sentences that add to the last move: the planned turns before it, or its effect if it names no places; otherwise
     * empty.
     */
    public String more(SeenMatch<?> match) {
        if (match.lastAct().isPresent() || match.lastTurn().isEmpty()) {
            return "";
        }
        boolean planned = match.lastMover()
                .filter(mover -> !match.player(mover).computer())
                .isPresent();
        if (planned && match.runFrom().isPresent()) {
            return runs.of(match, match.runFrom().get());
        }
        if (namesPlaces(match)) {
            return "";
        }
        SeatNames seats = seats(match).each(Text::escaped);
        return told(List.of(match.lastTurn().getLast()), wording, seats::in);
    }

    /** True if the moves name places that people see, unlike cards. */
    private static boolean namesPlaces(SeenMatch<?> match) {
        return match.scene(Seat.FIRST).surface().named();
    }

    private static String moves(SeenMatch<?> match) {
        return RunWords.texts(match.lastTurn()).map(text -> "`" + text + "`").collect(Collectors.joining(" "));
    }

    /** The immediate answers to the last turn that a player made in person; empty if there are none. */
    public Optional<String> answers(SeenMatch<?> match) {
        return match.runFrom().map(from -> runs.answers(match, from));
    }

    /** The last turn that a player made in person, as far as its viewer may know it. */
    public List<Standing.Told> lastInPerson(SeenMatch<?> match) {
        return match.runFrom().map(from -> RunWords.first(match, from)).orElseGet(match::lastTurn);
    }

    /** True if an act ended the match, so that the result tells of it. */
    private static boolean toldByConclusion(MatchOutline match) {
        return match.conclusion()
                .filter(conclusion -> !(conclusion instanceof Conclusion.ByRules))
                .isPresent();
    }

    /** The plies as sentences, with the names of their players. */
    public String told(MatchOutline match, List<Standing.Told> plies) {
        SeatNames seats = seats(match).each(Text::escaped);
        return told(plies, wording, seats::in);
    }

    /** The names of its players for the game's own texts about seats, unformatted. */
    public SeatNames seats(MatchOutline match) {
        return new SeatNames(match.players().stream().map(names::plain).toList());
    }

    /**
     * The plies as sentences. Texts that name no places are omitted, and repeated sentences appear once.
     *
     * @param named puts the names of the players into a sentence
     */
    public static String told(List<Standing.Told> plies, Wording wording, UnaryOperator<String> named) {
        return plies.stream()
                .map(told -> {
                    var sentence = new Verbatim(named.apply(wording.of(told.sentence())));
                    return told instanceof Standing.Told.Played played && played.named()
                            ? WordsPhrases.plyPlayed(new Verbatim(played.text()), sentence)
                            : WordsPhrases.plyTold(sentence);
                })
                .map(wording::of)
                .distinct()
                .collect(Collectors.joining(" "));
    }

    /** True if the sentences of the plies themselves say who acted, because their texts would tell people nothing. */
    public static boolean tellThemselves(List<Standing.Told> plies) {
        return plies.stream().anyMatch(told -> told instanceof Standing.Told.Played played && !played.named());
    }

    /** The player to move, or the result. */
    public String standing(MatchOutline match) {
        return conclusion(match)
                .or(() -> match.playerToMove()
                        .map(player -> wording.of(WordsPhrases.turnOther(new Verbatim(names.bold(player))))))
                .orElse("");
    }

    /** As above, for a reader who may be the player to move. */
    public String standing(MatchOutline match, PlayerId reader) {
        return match.playerToMove().filter(reader::equals).isPresent()
                ? wording.of(WordsPhrases.turnYours())
                : standing(match);
    }

    /** The result; empty for a live match. */
    public Optional<String> conclusion(MatchOutline match) {
        return conclusion(match, names::bold);
    }

    /** As above, with the ranked players under these names, for example as mentions. */
    public Optional<String> conclusion(MatchOutline match, Function<PlayerId, String> name) {
        return match.conclusion()
                .map(new EndingWords(match, acts, name)::of)
                .map(sentences -> sentences.stream().map(wording::of).collect(Collectors.joining(" ")));
    }

    /** A note that there were hints, as a sentence with a leading space; empty if there were none. */
    public String hints(MatchOutline match) {
        if (!match.hintsAgreed()) {
            return "";
        }
        return " " + wording.of(match.practisedAlone() ? WordsPhrases.hintsUsed() : WordsPhrases.hintsAllowed());
    }
}
