package dolmen.bot.discord.replay;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.file.RecordAttachment;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.replay.Moment;
import dolmen.bot.match.replay.Replay;
import dolmen.rules.Spectator;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;

/**
 * The text of one moment of a replay, with buttons to the other moments. The reader's place is stored only in component
 * ids.
 */
record ReplayMessage(MatchWords words, TurnCaptions captions) {

    /** The text above the picture. */
    String content(Replay replay, Moment moment, Requester requester) {
        MatchWords here = words.on(requester.reader());
        SeenMatch<Spectator> match = moment.match();
        boolean last = moment.number() == replay.last();
        String told = Stream.concat(
                        here.latestBeforeResult(match).stream(), Stream.of(last ? here.standing(match) : ""))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        return Text.cut(
                "%s\n**%s** · %s".formatted(heading(replay, requester), TurnCaptions.place(replay, moment), told),
                Text.MAX_MESSAGE);
    }

    /** The language of the requester. */
    Wording wording(Requester requester) {
        return words.on(requester.reader()).wording();
    }

    /** For example "Match #12", at the start of a sentence. */
    Verbatim numberFirst(Replay replay, Requester requester) {
        return new Verbatim(words.on(requester.reader()).numberFirst(replay.match()));
    }

    /** The answer about a match without a turn. */
    String empty(Replay replay, Requester requester) {
        MatchWords here = words.on(requester.reader());
        return here.wording().of(ReplayPhrases.storyNone(new Verbatim(here.number(replay.match()))));
    }

    /** The heading of the match. */
    String heading(Replay replay, Requester requester) {
        MatchWords here = words.on(requester.reader());
        var match = new Verbatim(here.number(replay.match()));
        Argument variant = here.variant(replay.match());
        return here.wording()
                .of(
                        replay.match().id().brought()
                                ? ReplayPhrases.titleBrought(match, variant)
                                : ReplayPhrases.title(match, variant, new Verbatim(here.place(replay.match()))));
    }

    List<ActionRow> rows(Replay replay, Moment moment, Requester requester) {
        Wording wording = wording(requester);
        var rows = new ArrayList<ActionRow>();
        rows.add(steps(replay, moment.number(), wording));
        if (replay.last() > 1) {
            rows.add(ActionRow.of(jump(replay, moment, captions.on(requester.reader()), wording)));
        }
        rows.add(ActionRow.of(
                Button.secondary(
                                id(replay, Action.REPLAY_FILM, 0, List.of()),
                                wording.of(ReplayPhrases.buttonAnimated()))
                        .withDisabled(replay.last() == 0),
                Button.secondary(id(replay, Action.REPLAY_STORY, 0, List.of()), wording.of(ReplayPhrases.buttonStory()))
                        .withDisabled(replay.last() == 0)));
        return rows;
    }

    private static ActionRow steps(Replay replay, int now, Wording wording) {
        int last = replay.last();
        return ActionRow.of(
                step(replay, "first", 0, wording.of(ReplayPhrases.buttonFirst()), now > 0),
                step(replay, "back", Math.max(0, now - 1), wording.of(ReplayPhrases.buttonBack()), now > 0),
                step(replay, "next", Math.min(last, now + 1), wording.of(ReplayPhrases.buttonNext()), now < last),
                step(replay, "last", last, wording.of(ReplayPhrases.buttonLast()), now < last));
    }

    /** @param key a key that distinguishes buttons to the same moment */
    private static Button step(Replay replay, String key, int number, String label, boolean possible) {
        return Button.secondary(id(replay, Action.REPLAY_STEP, number, List.of(key)), label)
                .withDisabled(!possible);
    }

    private static StringSelectMenu jump(Replay replay, Moment now, TurnCaptions captions, Wording wording) {
        return StringSelectMenu.create(id(replay, Action.REPLAY_JUMP, now.number(), List.of()))
                .setPlaceholder(wording.of(ReplayPhrases.jump()))
                .addOptions(replay.landmarks(StringSelectMenu.OPTIONS_MAX_AMOUNT).stream()
                        .map(moment -> option(moment, captions, wording))
                        .toList())
                .build();
    }

    private static SelectOption option(Moment moment, TurnCaptions captions, Wording wording) {
        var number = new Verbatim(Integer.toString(moment.turns()));
        String turn = moment.acted() ? wording.of(ReplayPhrases.jumpAfter(number)) : number.text();
        String label = "%s · %s".formatted(turn, captions.of(moment));
        return SelectOption.of(Text.line(label, SelectOption.LABEL_MAX_LENGTH), Integer.toString(moment.number()));
    }

    private static String id(Replay replay, Action action, int number, List<String> path) {
        MatchId match = replay.match().id();
        return new ComponentId(action, match.brought() ? RecordAttachment.NUMBER : match.value(), number, path).text();
    }
}
