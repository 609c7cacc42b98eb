package dolmen.bot.images;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures.Reader;
import dolmen.bot.match.picture.Shelf;
import dolmen.bot.match.replay.Making;
import dolmen.bot.match.replay.ReplayPictures;
import dolmen.bot.match.replay.Shot;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.Header;
import dolmen.renderer.replay.Film;
import dolmen.renderer.replay.FilmRenderer;
import dolmen.renderer.replay.Still;
import dolmen.renderer.replay.Story;
import dolmen.renderer.replay.StoryRenderer;
import dolmen.renderer.theme.Theme;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * Draws pictures of replays, with a cache bounded in bytes. Safe for use by many threads; concurrent requests for the
 * same new picture share one drawing.
 */
public final class DrawnReplays implements ReplayPictures {
    /** Discord's size limit, minus a margin for the rest of the message. */
    private static final int MOST_BYTES = 8 << 20;

    /** The maximum length of a film: nobody watches longer ones to the end. */
    private static final int MOST_STILLS = 400;

    /** The approximate memory size of a caption and a moment, in bytes. */
    private static final int PART = 200;

    private static final Picture NONE = new Picture(new byte[0], "");

    private final Players players;
    private final BoardRenderer boards;
    private final FilmRenderer films;
    private final StoryRenderer stories;
    private final PictureCache<Drawing> drawn;
    private final PictureCache<Drawing> filmed;
    private final FilmQueue<Drawing> line;

    private enum Kind {
        MOMENT,
        FILM,
        STORY
    }

    /**
     * The key of a cached picture: the match, whose record only grows, and the names in the picture.
     *
     * @param plies the plies after which the match is shown
     */
    private record Drawing(
            Kind kind,
            MatchId match,
            List<Integer> plies,
            List<String> captions,
            Seat bottom,
            Theme theme,
            Map<PlayerId, String> names,
            Wording wording) {
        int size() {
            return PART * plies.size();
        }
    }

    /**
     * @param players the names in the pictures
     * @param boards preferably shared, since it caches pieces and boards
     * @param mostBytes the maximum size of the cache, in bytes
     * @param easels the workbenches for single pictures; films take seconds, so they have their own
     */
    public DrawnReplays(Players players, BoardRenderer boards, long mostBytes, Workbenches easels) {
        this.players = players;
        this.boards = boards;
        this.films = new FilmRenderer(boards);
        this.stories = new StoryRenderer(boards);
        this.drawn = new PictureCache<>(mostBytes / 2, easels, Drawing::size);
        this.filmed = new PictureCache<>(mostBytes / 2, new Workbenches("a film", 1), Drawing::size);
        this.line = new FilmQueue<>(filmed);
    }

    /** These pictures with other names. */
    private DrawnReplays(Players players, DrawnReplays same) {
        this.players = players;
        this.boards = same.boards;
        this.films = same.films;
        this.stories = same.stories;
        this.drawn = same.drawn;
        this.filmed = same.filmed;
        this.line = same.line;
    }

    @Override
    public Picture moment(Shot shot, Reader reader) {
        Drawing drawing = drawing(Kind.MOMENT, List.of(shot), reader);
        return drawn.get(drawing, wanted -> {
            Still still = still(shot, reader, wanted.names());
            byte[] png = boards.png(still.scene(), still.header(), wanted.theme(), BoardRenderer.DEFAULT_WIDTH);
            return new Picture(png, still.scene().altText());
        });
    }

    @Override
    public Making film(List<Shot> shots, Reader reader) {
        return shots.size() > MOST_STILLS
                ? new TooLong()
                : new InLine(drawing(Kind.FILM, shots, reader), shots, reader);
    }

    private Picture filmed(Drawing wanted, List<Shot> shots, Reader reader) {
        List<Still> stills = stills(shots, reader, wanted.names());
        return films.gif(new Film(stills), wanted.theme(), FilmRenderer.DEFAULT_WIDTH, MOST_BYTES)
                .map(gif ->
                        new Picture(gif, told(ImagesPhrases::filmTold, List.of(stills.getLast()), wanted.wording())))
                .orElse(NONE);
    }

    /** A film that is too long to watch. */
    private record TooLong() implements Making {
        @Override
        public boolean begun() {
            return true;
        }

        @Override
        public CompletableFuture<Optional<Picture>> made() {
            return CompletableFuture.completedFuture(Optional.empty());
        }

        @Override
        public int ahead() {
            return 0;
        }
    }

    /** A film that is queued on request. */
    private final class InLine implements Making {
        private final Drawing film;
        private final List<Shot> shots;
        private final Reader reader;

        InLine(Drawing film, List<Shot> shots, Reader reader) {
            this.film = film;
            this.shots = shots;
            this.reader = reader;
        }

        @Override
        public boolean begun() {
            return line.begun(film);
        }

        @Override
        public CompletableFuture<Optional<Picture>> made() {
            return line.join(film, wanted -> filmed(wanted, shots, reader))
                    .thenApply(made -> Optional.of(made).filter(picture -> picture.size() > 0));
        }

        @Override
        public int ahead() {
            return line.ahead(film);
        }
    }

    @Override
    public Picture story(List<Shot> shots, Reader reader) {
        return drawn.get(drawing(Kind.STORY, shots, reader), wanted -> {
            List<Still> stills = stills(numbered(shots), reader, wanted.names());
            byte[] png = stories.png(new Story(stills), wanted.theme(), BoardRenderer.DEFAULT_WIDTH);
            return new Picture(png, told(ImagesPhrases::storyTold, stills, wanted.wording()));
        });
    }

    @Override
    public ReplayPictures naming(Players others) {
        return new DrawnReplays(others, this);
    }

    @Override
    public Shelf kept() {
        return drawn.kept().plus(filmed.kept());
    }

    /** Adds turn numbers to captions, since the boards of a story have no headers with them. */
    private static List<Shot> numbered(List<Shot> shots) {
        return shots.stream()
                .map(shot -> new Shot(shot.match(), shot.place(), shot.place() + " · " + shot.caption()))
                .toList();
    }

    private Drawing drawing(Kind kind, List<Shot> shots, Reader reader) {
        Shot last = shots.getLast();
        return new Drawing(
                kind,
                last.match().id(),
                shots.stream().map(shot -> shot.match().ply()).toList(),
                shots.stream().map(shot -> shot.place() + " " + shot.caption()).toList(),
                reader.bottom(),
                boards.themes().findOrDefault(reader.theme()),
                players.names(last.match().players(), reader.server()),
                reader.wording());
    }

    private static List<Still> stills(List<Shot> shots, Reader reader, Map<PlayerId, String> names) {
        return shots.stream().map(shot -> still(shot, reader, names)).toList();
    }

    private static Still still(Shot shot, Reader reader, Map<PlayerId, String> names) {
        NamedScene named = NamedScene.of(shot.match(), names, reader.wording());
        BoardScene scene = named.in(shot.match().scene(reader.bottom()));
        Header header = new Headers(shot.match(), named.trays(scene), names, reader.wording())
                .header()
                .seenFrom(reader.bottom());
        return new Still(
                scene, shot.match().live() ? new Header(header.captions(), shot.place()) : header, shot.caption());
    }

    /** The alt text: as many captions as fit, and the last board if there is room. */
    private static String told(Function<Argument, Phrase> words, List<Still> stills, Wording wording) {
        String captions = "";
        String told = "";
        for (Still still : stills) {
            String more = captions + (captions.isEmpty() ? "" : " ") + still.caption();
            String longer = wording.of(words.apply(new Verbatim(more)));
            if (longer.length() <= Description.MAX_LENGTH) {
                captions = more;
                told = longer;
            }
        }
        String whole = (told + " " + stills.getLast().scene().altText()).strip();
        return whole.length() <= Description.MAX_LENGTH ? whole : told;
    }
}
