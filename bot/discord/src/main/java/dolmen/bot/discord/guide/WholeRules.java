package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Game;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.host.HostRules;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * All rules of a game with all its options, one page per message, so that the start of an answer is visible. The first
 * page shows examples and explains them; the last one has the full credits.
 */
record WholeRules(BoardFiles files) {
    private static final int MAX_PAGE = 1500;
    private static final int MAX_TOLD = 600;

    /**
     * One page.
     *
     * @param variant the variant whose rules in brief the back button shows
     * @param number the number of the page, from 1; shows the last page if there are fewer
     */
    MessageCreateData page(Game<?> game, Variant variant, int number, PlayerId person) {
        List<String> pages = Text.pages(paragraphs(game), "\n\n", MAX_PAGE);
        int shown = Math.min(number, pages.size());
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of(
                "## %s\nAll rules · %d of %d".formatted(game.facts().name(), shown, pages.size())));
        parts.add(TextDisplay.of(pages.get(shown - 1)));
        if (shown == 1 && !game.facts().examples().isEmpty()) {
            parts.add(MediaGallery.of(files.examples(game, person).stream()
                    .map(RulesMessage::item)
                    .toList()));
            parts.add(TextDisplay.of(Text.cut(told(game), MAX_TOLD)));
        }
        var buttons = new ArrayList<Button>();
        buttons.add(Button.secondary(button(variant, shown - 1), "Back"));
        if (shown < pages.size()) {
            buttons.add(Button.primary(button(variant, shown + 1), "Next"));
        }
        parts.add(ActionRow.of(buttons));
        return ContainerMessage.of(parts);
    }

    private static String button(Variant variant, int page) {
        return ComponentId.of(Action.RULES_PAGE, variant, page, List.of()).text();
    }

    private static String told(Game<?> game) {
        return game.facts().examples().stream()
                .map(example -> Standing.after(game, example))
                .map(standing -> "- " + MatchWords.told(standing.lastTurnToldTo(new Spectator())))
                .collect(Collectors.joining("\n"));
    }

    /** The designer of the game, and a link to its rules. */
    static String credit(GameFacts facts) {
        String year =
                facts.credit().year().stream().mapToObj(known -> ", " + known).collect(Collectors.joining());
        return "%s is by %s%s · <%s>"
                .formatted(
                        facts.name(),
                        facts.credit().designer(),
                        year,
                        facts.credit().source());
    }

    private static List<String> paragraphs(Game<?> game) {
        GameFacts facts = game.facts();
        var all = new ArrayList<>(facts.rules());
        facts.options().stream().map(WholeRules::option).forEach(all::add);
        all.add(HostRules.of(game).stream()
                .map(rule -> "- " + rule)
                .collect(Collectors.joining("\n", "**Rules of this host**, not the designer's:\n", "")));
        facts.houseReadings().stream()
                .map(reading -> "**House reading**, not the designer's: " + reading)
                .forEach(all::add);
        Stream.of(
                        List.of(facts.audience(), credit(facts)),
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
                        option.choices().stream().map(WholeRules::choice).collect(Collectors.joining("\n")));
    }

    private static String choice(Choice choice) {
        return "- %s: %s".formatted(choice.name(), choice.explanation());
    }
}
