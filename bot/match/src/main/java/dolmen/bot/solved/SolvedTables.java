package dolmen.bot.solved;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.catalogue.Catalogue;
import dolmen.rules.solve.Perfect;
import dolmen.rules.solve.Retrograde;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The folder with the tables of the command {@code solve}. */
public record SolvedTables(Path folder) {

    /** The path of a variant's table file, which may be unfinished or missing. */
    public Path path(Variant variant) {
        return folder.resolve(variant.toString().replaceAll("[^a-z0-9]+", "-").replaceAll("-$", "") + ".table");
    }

    /**
     * Perfect play of every variant with a finished table in the folder.
     *
     * @throws IOException if a file cannot be read or is another table, or if there is no finished table
     */
    public Map<Variant, Perfect> players(GameRegistry games) throws IOException {
        Map<Variant, Perfect> players = new HashMap<>();
        for (Variant variant : games.variants().toList()) {
            player(games.game(variant.game()), variant).ifPresent(player -> players.put(variant, player));
        }
        if (players.isEmpty()) {
            throw new IOException("%s has no finished table".formatted(folder));
        }
        return players;
    }

    /**
     * Perfect play of a variant by its finished table; empty if there is none.
     *
     * @throws IOException if the file cannot be read or is another table
     */
    public Optional<Perfect> player(Game<?> game, Variant variant) throws IOException {
        Optional<Catalogue> catalogue = game.catalogue(variant);
        if (catalogue.isEmpty()) {
            return Optional.empty();
        }
        Optional<ByteBuffer> table =
                TableFile.finished(path(variant), variant, catalogue.get().size());
        return table.map(bytes -> new Perfect(new Retrograde(catalogue.get(), bytes)));
    }
}
