package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.Game;
import dolmen.rules.Spectator;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.host.HostRules;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.separator.Separator;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * How a game is played, and whose game it is, as one or more messages; the first shows examples, with what happens in
 * them below.
 */
final class RulesMessage {
    /** Leaves room in a message for what stands above the rules. */
    private static final int MAX_PAGE = 2800;

    private static final int MAX_ABOVE = 600;

    private final VariantCatalogue variants;
    private final BoardFiles files;

    public RulesMessage(VariantCatalogue variants, BoardFiles files) {
        this.variants = variants;
        this.files = files;
    }

    /** The rules of a game with all its options. */
    List<MessageCreateData> of(Game<?> game, PlayerId person) {
        return of(game, person, credit(game.facts()));
    }

    /** The rules of the game of a match, which say first what was chosen for it. */
    public List<MessageCreateData> of(Match match, PlayerId person) {
        Game<?> game = match.standing().game();
        var variant = match.record().variant();
        String here = "Match #%s is played as **%s**. %s"
                .formatted(match.id(), variants.name(variant), variants.explanation(variant));
        return of(game, person, credit(game.facts()) + "\n" + here);
    }

    private List<MessageCreateData> of(Game<?> game, PlayerId person, String heading) {
        List<String> pages = Text.pages(paragraphs(game), "\n\n", MAX_PAGE);
        var first = new ArrayList<ContainerChildComponent>();
        first.add(TextDisplay.of(Text.cut(heading, MAX_ABOVE)));
        if (!game.facts().examples().isEmpty()) {
            first.add(MediaGallery.of(files.examples(game, person).stream()
                    .map(RulesMessage::item)
                    .toList()));
            first.add(TextDisplay.of(Text.cut(told(game), MAX_ABOVE)));
        }
        first.add(Separator.createDivider(Separator.Spacing.SMALL));
        first.add(TextDisplay.of(pages.getFirst()));
        return Stream.concat(
                        Stream.of(ContainerMessage.of(first)),
                        pages.stream().skip(1).map(page -> ContainerMessage.of(List.of(TextDisplay.of(page)))))
                .toList();
    }

    private static MediaGalleryItem item(FileUpload picture) {
        return MediaGalleryItem.fromFile(picture).withDescription(Objects.requireNonNull(picture.getDescription()));
    }

    private static String told(Game<?> game) {
        return game.facts().examples().stream()
                .map(example -> Standing.after(game, example))
                .map(standing -> "- " + MatchWords.told(standing.lastTurnToldTo(new Spectator())))
                .collect(Collectors.joining("\n"));
    }

    private static String credit(GameFacts facts) {
        String year =
                facts.credit().year().stream().mapToObj(known -> ", " + known).collect(Collectors.joining());
        return "## %s\nby %s%s · <%s>"
                .formatted(
                        facts.name(),
                        facts.credit().designer(),
                        year,
                        facts.credit().source());
    }

    private static List<String> paragraphs(Game<?> game) {
        GameFacts facts = game.facts();
        var all = new ArrayList<>(facts.rules());
        facts.options().stream().map(RulesMessage::option).forEach(all::add);
        all.add(HostRules.of(game).stream()
                .map(rule -> "- " + rule)
                .collect(Collectors.joining("\n", "**Rules of this host**, not the designer's:\n", "")));
        facts.houseReadings().stream()
                .map(reading -> "**House reading**, not the designer's: " + reading)
                .forEach(all::add);
        Stream.of(
                        List.of(facts.audience()),
                        facts.credit().others(),
                        List.of(facts.credit().conditions()))
                .flatMap(List::stream)
                .filter(line -> !line.isEmpty())
                .map(line -> "-# " + line)
                .forEach(all::add);
        return all;
    }

    private static String option(Option option) {
        return "**%s**\n%s"
                .formatted(
                        option.name(),
                        option.choices().stream().map(RulesMessage::choice).collect(Collectors.joining("\n")));
    }

    private static String choice(Choice choice) {
        return "- %s: %s".formatted(choice.name(), choice.explanation());
    }
}
