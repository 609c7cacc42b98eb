package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.time.TimeControl;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.Component;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.radiogroup.RadioGroup;
import net.dv8tion.jda.api.components.radiogroup.RadioGroupOption;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.interactions.callbacks.IModalCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.modals.ModalMapping;
import net.dv8tion.jda.api.modals.Modal;

/** The form to propose a match by choices only. It must be the first response. */
record ProposalForm(Proposer proposer, VariantCatalogue variants, Preferences preferences) {
    private static final String OPPONENT = "opponent";
    private static final String GAME = "game";
    private static final String PACE = "pace";
    private static final String SIDE = "side";
    private static final String RATED = "rated";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final String USUAL = "usual";

    /** Opens the form with these wishes, or tells the person why no match can be proposed here. */
    <E extends IModalCallback & IReplyCallback> void open(E event, Wishes wishes) {
        Optional<String> objection = proposer.objection(event);
        if (objection.isPresent()) {
            Replies.privately(event, objection.get());
            return;
        }
        event.replyModal(of(wishes, preferences.of(PlayChannels.server(event)).pace(), proposer.wording(event)))
                .complete();
    }

    private Modal of(Wishes wishes, TimeControl usual, Wording language) {
        return Modal.create(new ComponentId(Action.PROPOSE, 0, 0).text(), language.of(ProposalPhrases.formTitle()))
                .addComponents(
                        Label.of(
                                language.of(ProposalPhrases.formOpponent()),
                                language.of(ProposalPhrases.formOpponentHint()),
                                opponents(wishes, language)),
                        Label.of(language.of(ProposalPhrases.formGame()), game(wishes, language)),
                        Label.of(
                                language.of(ProposalPhrases.formPace()),
                                language.of(ProposalPhrases.formPaceHint()),
                                pace(wishes, usual, language)),
                        Label.of(language.of(ProposalPhrases.formSide()), side(wishes, language)),
                        Label.of(
                                language.of(ProposalPhrases.formRated()),
                                language.of(ProposalPhrases.formRatedHint()),
                                rated(wishes, language)))
                .build();
    }

    private static EntitySelectMenu opponents(Wishes wishes, Wording language) {
        return EntitySelectMenu.create(OPPONENT, EntitySelectMenu.SelectTarget.USER)
                .setPlaceholder(language.of(ProposalPhrases.formOpponentChoose()))
                .setRequired(false)
                .setRequiredRange(0, Math.max(1, wishes.invited().size()))
                .setDefaultValues(wishes.invited().stream()
                        .map(person -> EntitySelectMenu.DefaultValue.user(person.value()))
                        .toList())
                .build();
    }

    /**
     * The menu of variants, as many as fit into it. It includes the chosen one, and variants without options come
     * first.
     */
    private StringSelectMenu game(Wishes wishes, Wording language) {
        Optional<Variant> chosen = wishes.game().flatMap(variants::variant);
        List<Variant> shown = Stream.concat(
                        variants.variants().stream()
                                .filter(variant -> !chosen.equals(Optional.of(variant)))
                                .limit(StringSelectMenu.OPTIONS_MAX_AMOUNT
                                        - chosen.stream().count()),
                        chosen.stream())
                .toList();
        return StringSelectMenu.create(GAME)
                .setPlaceholder(language.of(ProposalPhrases.formGameChoose()))
                .addOptions(variants.variants().stream()
                        .filter(shown::contains)
                        .map(variant -> option(variant, variants, language))
                        .toList())
                .setDefaultValues(chosen.map(Variant::text).stream().toList())
                .build();
    }

    /** A variant in a menu of games. */
    static SelectOption option(Variant variant, VariantCatalogue variants, Wording language) {
        return SelectOption.of(
                        Text.cut(language.of(variants.name(variant)), SelectOption.LABEL_MAX_LENGTH), variant.text())
                .withDescription(Text.cut(variants.difference(variant, language), SelectOption.DESCRIPTION_MAX_LENGTH));
    }

    private static StringSelectMenu pace(Wishes wishes, TimeControl usual, Wording language) {
        TimeControl chosen = wishes.pace().flatMap(PaceWords::read).orElse(usual);
        return StringSelectMenu.create(PACE)
                .addOptions(Stream.concat(Stream.of(usual, chosen), PaceWords.offered().stream())
                        .distinct()
                        .map(control -> SelectOption.of(language.of(PaceWords.of(control)), control.text())
                                .withDescription(Text.cut(
                                        language.of(explanation(control, usual)), SelectOption.DESCRIPTION_MAX_LENGTH)))
                        .toList())
                .setDefaultValues(chosen.text())
                .build();
    }

    private static Argument explanation(TimeControl control, TimeControl usual) {
        Phrase explanation = PaceWords.explanation(control);
        return control.equals(usual) ? ProposalPhrases.formPaceUsual(explanation) : explanation;
    }

    private static RadioGroup side(Wishes wishes, Wording language) {
        return RadioGroup.create(SIDE)
                .addOptions(Arrays.stream(SideWish.values())
                        .map(side -> RadioGroupOption.of(language.of(WishWords.of(side)), side.name()))
                        .toList())
                .setSelectedValue(wishes.side().orElse(SideWish.RANDOM).name())
                .build();
    }

    private static RadioGroup rated(Wishes wishes, Wording language) {
        return RadioGroup.create(RATED)
                .addOption(
                        language.of(ProposalPhrases.ratedUsual()),
                        USUAL,
                        language.of(ProposalPhrases.ratedUsualMeaning()))
                .addOption(language.of(ProposalPhrases.ratedYes()), YES, language.of(ProposalPhrases.ratedYesMeaning()))
                .addOption(language.of(ProposalPhrases.ratedNo()), NO, language.of(ProposalPhrases.ratedNoMeaning()))
                .setSelectedValue(wishes.rated().map(rated -> rated ? YES : NO).orElse(USUAL))
                .build();
    }

    /** The opponents who were chosen in the form. */
    static List<Guest> guests(ModalInteractionEvent sent) {
        return Guest.chosen(field(sent, OPPONENT).getAsMentions());
    }

    /** The choices in the form. */
    static Wishes wishes(ModalInteractionEvent sent, List<Guest> guests) {
        return new Wishes(
                Guest.ids(guests),
                Optional.of(choice(sent, GAME)),
                Optional.of(choice(sent, PACE)),
                Optional.of(NotUnderstoodException.choice(SideWish.class, chosen(sent, SIDE))),
                Optional.of(chosen(sent, RATED))
                        .filter(chosen -> !chosen.equals(USUAL))
                        .map(YES::equals));
    }

    private static String choice(ModalInteractionEvent sent, String name) {
        return NotUnderstoodException.required(
                field(sent, name).getAsStringList().stream().findFirst());
    }

    /** A choice by radio buttons; in a form opened by an earlier release, it was a menu. */
    private static String chosen(ModalInteractionEvent sent, String name) {
        ModalMapping field = field(sent, name);
        return field.getType() == Component.Type.RADIO_GROUP
                ? NotUnderstoodException.required(Optional.ofNullable(field.getAsOptionalString()))
                : choice(sent, name);
    }

    private static ModalMapping field(ModalInteractionEvent sent, String name) {
        return NotUnderstoodException.required(sent.getValue(name));
    }
}
