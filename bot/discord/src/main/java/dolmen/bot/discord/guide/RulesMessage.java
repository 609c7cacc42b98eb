package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.Game;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.lesson.Page;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The rules of a variant in brief: the goal and the designer, and the pages of the lesson, one a message, so that each
 * fits on the screen of a phone. The whole text is behind <i>All rules</i>.
 */
final class RulesMessage {
    private final VariantCatalogue variants;
    private final BoardFiles files;
    private final WholeRules whole;

    public RulesMessage(VariantCatalogue variants, BoardFiles files) {
        this.variants = variants;
        this.files = files;
        this.whole = new WholeRules(files);
    }

    /** The rules of the variant of a match. */
    List<MessageCreateData> of(Match match, PlayerId person, Wording wording) {
        return List.of(of(match.variant(), 0, List.of(), person, wording));
    }

    /**
     * A page of the rules of a variant.
     *
     * @param page 0 for the rules in brief, and from 1 on the whole text
     * @param path in brief, the number of the picture from 0; in the whole text, the key of the option whose choices
     *     alone are told; may be empty
     */
    MessageCreateData of(Variant variant, int page, List<String> path, PlayerId person, Wording wording) {
        Game<?> game = variants.gameOf(variant);
        return page == 0
                ? brief(game, variant, index(path), person, wording)
                : whole.ofOption(game, variant, path, wording)
                        .orElseGet(() -> whole.page(game, variant, page, person, wording));
    }

    private static int index(List<String> path) {
        return path.stream()
                .filter(index -> index.matches("\\d{1,3}"))
                .mapToInt(Integer::parseInt)
                .findFirst()
                .orElse(0);
    }

    private MessageCreateData brief(Game<?> game, Variant variant, int index, PlayerId person, Wording wording) {
        Lesson lesson = game.lesson(variant);
        List<Page> pages = lesson.pages();
        int shown = Math.min(index, pages.size() - 1);
        boolean first = shown == 0;
        Argument name = variants.name(variant);
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of(wording.of(
                first
                        ? GuidePhrases.rulesGoal(name, lesson.goal())
                        : GuidePhrases.rulesPage(name, shown + 1, pages.size()))));
        FileUpload picture =
                files.page(game, variant, pages.get(shown), "rules-%d.png".formatted(shown + 1), person, wording);
        parts.add(MediaGallery.of(item(picture)));
        parts.add(TextDisplay.of(line(pages.get(shown), wording)));
        parts.add(ActionRow.of(buttons(variant, shown, pages.size(), wording)));
        if (first) {
            parts.add(TextDisplay.of("-# " + wording.of(WholeRules.credit(game.facts()))));
        }
        return ContainerMessage.of(parts);
    }

    /** The buttons, which have the same places on every page. */
    private static List<Button> buttons(Variant variant, int shown, int pages, Wording wording) {
        return List.of(
                Button.secondary(brief(variant, Math.max(0, shown - 1)), wording.of(GuidePhrases.buttonBack()))
                        .withDisabled(shown == 0),
                Button.primary(brief(variant, shown + 1), wording.of(GuidePhrases.buttonNext()))
                        .withDisabled(shown == pages - 1),
                Button.secondary(ComponentId.of(Action.LEARN, variant).text(), wording.of(GuidePhrases.buttonLearn())),
                Button.secondary(page(variant, 1, List.of()), wording.of(GuidePhrases.buttonAllRules())));
    }

    private static String brief(Variant variant, int index) {
        return page(variant, 0, List.of(Integer.toString(index)));
    }

    /** The id of a button that leads to a page of the rules. */
    static String page(Variant variant, int number, List<String> path) {
        return ComponentId.of(Action.RULES_PAGE, variant, number, path).text();
    }

    private static String line(Page page, Wording wording) {
        String mark = page.origin()
                .note()
                .map(note -> " *%s*".formatted(wording.of(note)))
                .orElse("");
        return wording.of(page.caption()) + mark;
    }

    static MediaGalleryItem item(FileUpload picture) {
        return MediaGalleryItem.fromFile(picture).withDescription(Objects.requireNonNull(picture.getDescription()));
    }
}
