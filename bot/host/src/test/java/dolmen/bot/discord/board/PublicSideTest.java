package dolmen.bot.discord.board;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.Venue;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.match.Match;
import dolmen.bot.match.UnstoredMatch;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.words.Wordings;
import dolmen.renderer.BoardRenderer;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.utils.FileUpload;
import org.junit.jupiter.api.Test;

/** The side from which everybody sees a match. */
class PublicSideTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Game<?> GAME = GAMES.game("murus-gallicus");
    private static final GuildId GUILD = new GuildId(1);
    private static final PlayerId ASTRID = new PlayerId(1_100_000_000_000_000_010L);
    private static final PlayerId BJORN = new PlayerId(1_100_000_000_000_000_011L);
    private static final PlayerId COMPUTER = PlayerId.ofComputer(1);

    private final Pictures pictures = new BoardPictures(new Numbered(), new BoardRenderer());
    private final BoardFiles files = new WhatIsShown(GAMES, pictures).files;

    @Test
    void two_people_see_the_board_from_one_side_whoever_is_to_move() throws IOException {
        Match beginning = match(ASTRID, BJORN, 0);
        Match answer = match(ASTRID, BJORN, 1);

        assertThat(shown(beginning)).isEqualTo(from(Seat.FIRST, beginning));
        assertThat(shown(answer)).isEqualTo(from(Seat.FIRST, answer)).isNotEqualTo(from(Seat.SECOND, answer));
    }

    @Test
    void a_person_who_plays_a_computer_sees_it_from_the_own_side() throws IOException {
        for (int plies = 0; plies < 2; plies++) {
            Match second = match(COMPUTER, BJORN, plies);
            Match first = match(ASTRID, COMPUTER, plies);

            assertThat(shown(second)).isEqualTo(from(Seat.SECOND, second));
            assertThat(shown(first)).isEqualTo(from(Seat.FIRST, first));
        }
    }

    private static Match match(PlayerId first, PlayerId second, int plies) {
        HostedGame<?> game = HostedGame.start(GAME, Variant.of(GAME.facts().id()));
        for (int ply = 0; ply < plies; ply++) {
            game = game.enter(
                    game.standing().legalMoves(game.toMove().orElseThrow()).getFirst());
        }
        var venue = new Venue(GUILD, new ChannelId(2), new ChannelId(3));
        return UnstoredMatch.of(new MatchId(1), venue, List.of(first, second), game, Instant.EPOCH);
    }

    private byte[] shown(Match match) throws IOException {
        try (FileUpload file = files.publicly(match.publicly(), List.of());
                InputStream bytes = file.getData()) {
            return bytes.readAllBytes();
        }
    }

    private byte[] from(Seat bottom, Match match) throws IOException {
        var reader = new Pictures.Reader(bottom, Optional.empty(), Optional.of(GUILD), Wordings.ENGLISH);
        try (InputStream bytes =
                pictures.board(match.publicly(), reader, List.of()).open()) {
            return bytes.readAllBytes();
        }
    }

    private static final class Numbered implements Players {
        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            return Optional.of(new KnownPerson(player.toString()));
        }
    }
}
