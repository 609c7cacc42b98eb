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
 * The rules of a variant in brief: the goal, the pages of the lesson as lines below their pictures, and the designer.
 * The whole text is behind <i>All rules</i>.
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
    List<MessageCreateData> of(Match match, PlayerId person) {
        return List.of(of(match.variant(), 0, List.of(), person));
    }

    /**
     * A page of the rules of a variant.
     *
     * @param page 0 for the rules in brief, and from 1 on the whole text
     * @param option the key of the option whose choices alone are explained; may be empty
     */
    MessageCreateData of(Variant variant, int page, List<String> option, PlayerId person) {
        Game<?> game = variants.gameOf(variant);
        return page == 0
                ? brief(game, variant, person)
                : whole.ofOption(game, variant, option).orElseGet(() -> whole.page(game, variant, page, person));
    }

    private MessageCreateData brief(Game<?> game, Variant variant, PlayerId person) {
        Lesson lesson = game.lesson(variant);
        List<Page> pages = lesson.pages();
        var parts = new ArrayList<ContainerChildComponent>();
        parts.add(TextDisplay.of("## %s\n**Goal:** %s".formatted(variants.name(variant), lesson.goal())));
        for (int index = 0; index < pages.size(); index++) {
            Page page = pages.get(index);
            FileUpload picture = files.page(game, variant, page, "rules-%d.png".formatted(index + 1), person);
            parts.add(MediaGallery.of(item(picture)));
            parts.add(TextDisplay.of(line(page)));
        }
        parts.add(ActionRow.of(
                Button.primary(ComponentId.of(Action.LEARN, variant).text(), "Learn"),
                Button.secondary(
                        ComponentId.of(Action.RULES_PAGE, variant, 1, List.of()).text(), "All rules")));
        parts.add(TextDisplay.of("-# " + WholeRules.credit(game.facts())));
        return ContainerMessage.of(parts);
    }

    private static String line(Page page) {
        String mark = page.origin().note().isEmpty()
                ? ""
                : " *%s*".formatted(page.origin().note());
        return page.caption() + mark;
    }

    static MediaGalleryItem item(FileUpload picture) {
        return MediaGalleryItem.fromFile(picture).withDescription(Objects.requireNonNull(picture.getDescription()));
    }
}
