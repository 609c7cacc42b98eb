package dolmen.bot.discord;

import dolmen.bot.match.Match;
import dolmen.rules.Choice;
import dolmen.rules.GameFacts;
import dolmen.rules.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** How a game is played, and whose game it is, as one or more messages. */
final class RulesMessage {
    private final VariantCatalogue variants;

    RulesMessage(VariantCatalogue variants) {
        this.variants = variants;
    }

    /** The rules of a game with all its options. */
    List<MessageCreateData> of(GameFacts facts) {
        return pages(paragraphs(facts));
    }

    /** The rules of the game of a match, which say first what was chosen for it. */
    List<MessageCreateData> of(Match match) {
        var variant = match.record().variant();
        String here = "**Match #%s** is played as %s. %s"
                .formatted(match.id(), variants.name(variant), variants.explanation(variant));
        return pages(Stream.concat(
                        Stream.of(here), paragraphs(match.standing().game().facts()).stream())
                .toList());
    }

    private static List<MessageCreateData> pages(List<String> paragraphs) {
        return Text.pages(paragraphs, "\n\n").stream()
                .map(MessageCreateData::fromContent)
                .toList();
    }

    private static List<String> paragraphs(GameFacts facts) {
        var all = new ArrayList<String>();
        String year = facts.year().stream().mapToObj(known -> ", " + known).collect(Collectors.joining());
        all.add("## %s\nby %s%s · <%s>".formatted(facts.name(), facts.designer(), year, facts.source()));
        all.addAll(facts.rules());
        facts.options().stream().map(RulesMessage::option).forEach(all::add);
        facts.houseReadings().stream()
                .map(reading -> "**House reading**, not the designer's: " + reading)
                .forEach(all::add);
        if (!facts.conditions().isEmpty()) {
            all.add("-# " + facts.conditions());
        }
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
