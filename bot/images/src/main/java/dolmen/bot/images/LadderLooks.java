package dolmen.bot.images;

import dolmen.bot.rating.Ladder;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.Material;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The names of ladders, and the materials of their boards; immutable. */
final class LadderLooks {
    /** The material of games that this release does not have. */
    private static final Material UNKNOWN = Material.LIMESTONE;

    private final Map<String, Look> looks;

    private record Look(Argument name, Argument shortName, Material material) {}

    LadderLooks(GameRegistry games) {
        this.looks = games.games()
                .collect(Collectors.toUnmodifiableMap(game -> game.facts().id(), LadderLooks::look));
    }

    private static Look look(Game<?> game) {
        String id = game.facts().id();
        Material material = Standing.start(game, Variant.of(id))
                .scene(new Spectator())
                .surface()
                .material();
        return new Look(game.facts().name(), game.facts().shortName(), material);
    }

    /** The ids of all games, in order. */
    List<String> games() {
        return looks.keySet().stream().sorted().toList();
    }

    /** The name, such as "Obelisk" or "Computers: Obelisk"; the game's id if this release does not have the game. */
    String name(Ladder ladder, Wording wording) {
        return switch (ladder.pool()) {
            case PEOPLE -> wording.of(look(ladder).name());
            case COMPUTERS ->
                wording.of(ImagesPhrases.listComputers(look(ladder).shortName()));
        };
    }

    /** The material of the game's board. */
    Material material(Ladder ladder) {
        return look(ladder).material();
    }

    private Look look(Ladder ladder) {
        var id = new Verbatim(ladder.game());
        return looks.getOrDefault(ladder.game(), new Look(id, id, UNKNOWN));
    }
}
