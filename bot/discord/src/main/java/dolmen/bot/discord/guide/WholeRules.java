package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Game;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.host.HostRules;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * All rules of a variant, one page per message, so that the start of an answer is visible. The first page shows
 * examples and explains them; the last one has the full credits. The rules of other variants are behind a button an
 * option.
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
    MessageCreateData page(Game<?> game, Variant variant, int number, PlayerId person, Wording wording) {
        List<String> pages =
                Text.pages(paragraphs(game.facts(), variant, HostRules.of(game), wording), "\n\n", MAX_PAGE);
        int shown = Math.min(number, pages.size());
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of(
                wording.of(GuidePhrases.rulesWholePage(game.facts().name(), shown, pages.size()))));
        parts.add(TextDisplay.of(pages.get(shown - 1)));
        if (shown == 1 && !game.facts().examples().isEmpty()) {
            parts.add(MediaGallery.of(files.examples(game, person, wording).stream()
                    .map(RulesMessage::item)
                    .toList()));
            parts.add(TextDisplay.of(Text.cut(told(game, wording), MAX_TOLD)));
        }
        parts.add(ActionRow.of(
                Button.secondary(button(variant, shown - 1), wording.of(GuidePhrases.buttonBack())),
                Button.primary(button(variant, shown + 1), wording.of(GuidePhrases.buttonNext()))
                        .withDisabled(shown == pages.size())));
        parts.add(TextDisplay.of(wording.of(GuidePhrases.rulesVariants())));
        parts.add(ActionRow.of(options(game, variant, option -> true, wording)));
        return ContainerMessage.of(parts);
    }

    /** The choices of the option with this key, with ways to their rules; empty if the game has no such option. */
    Optional<MessageCreateData> ofOption(Game<?> game, Variant variant, List<String> key, Wording wording) {
        GameFacts facts = game.facts();
        return facts.options().stream()
                .filter(option -> key.equals(List.of(option.key())))
                .findFirst()
                .map(option -> {
                    var buttons = new ArrayList<>(
                            List.of(Button.secondary(button(variant, 1), wording.of(GuidePhrases.buttonBack()))));
                    buttons.addAll(options(game, variant, other -> !other.equals(option), wording));
                    return ContainerMessage.of(List.of(
                            TextDisplay.of(wording.of(GuidePhrases.rulesVariantsOfOption(facts.name(), option.name()))),
                            TextDisplay.of(choices(option, wording)),
                            ActionRow.of(ofChoices(game, option, wording)),
                            ActionRow.of(buttons)));
                });
    }

    /** A button for each of some options. */
    private static List<Button> options(Game<?> game, Variant variant, Predicate<Option> shown, Wording wording) {
        return game.facts().options().stream()
                .filter(shown)
                .map(option -> Button.secondary(
                        RulesMessage.page(variant, 1, List.of(option.key())), wording.of(option.name())))
                .toList();
    }

    /** A button for each choice other than the default, to the rules in brief of the first variant with it. */
    private static List<Button> ofChoices(Game<?> game, Option option, Wording wording) {
        return option.choices().stream()
                .flatMap(choice -> game.variants()
                        .filter(variant ->
                                choice.value().equals(variant.options().get(option.key())))
                        .limit(1)
                        .map(variant -> Button.primary(button(variant, 0), wording.of(choice.name()))))
                .toList();
    }

    private static String button(Variant variant, int page) {
        return RulesMessage.page(variant, page, List.of());
    }

    private static String told(Game<?> game, Wording wording) {
        return game.facts().examples().stream()
                .map(example -> Standing.after(game, example))
                .map(standing -> standing.lastTurnToldTo(new Spectator()))
                .map(plies -> "- " + MatchWords.told(plies, wording, UnaryOperator.identity()))
                .collect(Collectors.joining("\n"));
    }

    /** The designer of the game, and a link to its rules. */
    static Phrase credit(GameFacts facts) {
        String year =
                facts.credit().year().stream().mapToObj(known -> ", " + known).collect(Collectors.joining());
        var designer = new Verbatim("[%s%s](<%s>)"
                .formatted(facts.credit().designer(), year, facts.credit().source()));
        return GuidePhrases.rulesCredit(facts.name(), designer);
    }

    private static List<String> paragraphs(GameFacts facts, Variant variant, List<Phrase> ofHost, Wording wording) {
        var all = facts.rulesWith(variant.options().keySet()).stream()
                .map(wording::of)
                .collect(Collectors.toCollection(ArrayList::new));
        all.add(wording.of(GuidePhrases.rulesOfHost(new Verbatim(
                ofHost.stream().map(rule -> "- " + wording.of(rule)).collect(Collectors.joining("\n"))))));
        facts.houseReadings().stream()
                .map(reading -> wording.of(GuidePhrases.rulesHouseReading(reading)))
                .forEach(all::add);
        Stream.of(
                        List.of(facts.audience(), credit(facts)),
                        facts.credit().others(),
                        List.of(facts.credit().conditions()))
                .flatMap(List::stream)
                .map(wording::of)
                .filter(line -> !line.isEmpty())
                .map(line -> "-# " + line)
                .forEach(all::add);
        return all;
    }

    private static String choices(Option option, Wording wording) {
        return option.choices().stream()
                .map(choice -> "- **%s**: %s".formatted(wording.of(choice.name()), wording.of(choice.explanation())))
                .collect(Collectors.joining("\n"));
    }
}
