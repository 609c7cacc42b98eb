package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.board.BoardPhrases;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.Text;
import dolmen.bot.history.Histories;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The open challenges that concern one person, for that person's list: challenges to answer, challenges that wait for
 * others, and tables of the server with a free seat. The first few of each kind have the buttons of their messages; the
 * others are counted. Safe for use by many threads.
 */
public record OpenOffers(ChallengeService challenges, LiveMatches matches, Histories histories, ChallengeWords words) {
    private static final int MOST_TO_ANSWER = 3;
    private static final int MOST_AWAITED = 2;
    private static final int MOST_TABLES = 2;

    /** Short enough for a full message to stay below Discord's limit. */
    private static final int MAX_WORDS = 300;

    /** The parts of a message; empty if nothing is offered. */
    public List<ContainerChildComponent> of(Interaction asking) {
        var requester = Requester.of(asking);
        PlayerId person = requester.person();
        ChallengeWords here = words.on(requester.reader());
        Wording wording = here.wording();
        List<Challenge> open = challenges.openOf(person);
        var parts = new ArrayList<ContainerChildComponent>();
        List<Challenge> toAnswer = open.stream()
                .filter(challenge -> challenge.awaited().contains(person))
                .toList();
        parts.addAll(toAnswer.stream()
                .limit(MOST_TO_ANSWER)
                .flatMap(challenge -> toAnswer(here, challenge, person).stream())
                .toList());
        parts.addAll(rest(toAnswer, MOST_TO_ANSWER, ChallengePhrases::offersMoreToAnswer, wording));
        List<Challenge> awaited = open.stream()
                .filter(challenge -> !challenge.awaited().contains(person))
                .toList();
        awaited.stream()
                .limit(MOST_AWAITED)
                .map(challenge -> awaited(here, challenge, person))
                .forEach(parts::add);
        parts.addAll(rest(awaited, MOST_AWAITED, ChallengePhrases::offersMoreAwaited, wording));
        List<Challenge> tables =
                tables(asking).stream().filter(table -> !open.contains(table)).toList();
        tables.stream()
                .limit(MOST_TABLES)
                .map(table -> table(here, table, person))
                .forEach(parts::add);
        parts.addAll(rest(tables, MOST_TABLES, ChallengePhrases::offersMoreTables, wording));
        if (!parts.isEmpty()) {
            parts.addFirst(TextDisplay.of(wording.of(ChallengePhrases.offersTitle())));
        }
        return parts;
    }

    /**
     * The tables of the server with a free seat for the person; empty if there are none.
     *
     * @param most the number of tables shown; the others are counted
     */
    public List<ContainerChildComponent> tables(Interaction asking, int most) {
        var requester = Requester.of(asking);
        ChallengeWords here = words.on(requester.reader());
        List<Challenge> tables = tables(asking);
        return Stream.concat(
                        tables.stream().limit(most).map(table -> table(here, table, requester.person())),
                        rest(tables, most, ChallengePhrases::offersMoreTables, here.wording()).stream())
                .toList();
    }

    /** A table with a free seat, its channel and its end, for a message to the reader. */
    public String table(Challenge table, Reader reader) {
        ChallengeWords theirs = words.on(reader);
        return words(theirs.seek(table, reader.person()), table, theirs);
    }

    /** The outcome of a challenge that was answered in the list, and a button back to the list. */
    public MessageCreateData answered(Requester requester, ChallengeId id) {
        ChallengeWords theirs = words.on(requester.reader());
        Wording wording = theirs.wording();
        String now = challenges
                .find(id)
                .map(challenge -> theirs.now(challenge, matches.begunBy(id)))
                .orElseGet(() -> wording.of(ChallengePhrases.offersGone()));
        return ContainerMessage.of(List.of(
                TextDisplay.of(Text.cut(now, Text.MAX_MESSAGE)),
                ActionRow.of(Button.secondary(
                        new ComponentId(Action.GAMES, 0, 0).text(), wording.of(ChallengePhrases.buttonGames())))));
    }

    private List<ContainerChildComponent> toAnswer(ChallengeWords words, Challenge challenge, PlayerId person) {
        Wording wording = words.wording();
        var buttons = new ArrayList<Button>(List.of(
                Button.success(
                        ComponentId.of(Action.ACCEPT, challenge).text(), wording.of(ChallengePhrases.buttonAccept())),
                Button.danger(
                        ComponentId.of(Action.DECLINE, challenge).text(), wording.of(BoardPhrases.buttonDecline()))));
        if (!histories.hasFinished(person, challenge.variant().game())) {
            buttons.add(
                    Button.secondary(ComponentId.lessonFrom(challenge).text(), wording.of(BoardPhrases.buttonLearn())));
        }
        return List.of(line(words.toAnswer(challenge), challenge, words), ActionRow.of(buttons));
    }

    private static Section awaited(ChallengeWords words, Challenge challenge, PlayerId person) {
        Wording wording = words.wording();
        boolean own = challenge.challenger().equals(person);
        return Section.of(
                own
                        ? Button.secondary(
                                ComponentId.of(Action.WITHDRAW, challenge).text(),
                                wording.of(BoardPhrases.buttonWithdraw()))
                        : Button.secondary(
                                ComponentId.of(Action.LEAVE, challenge).text(),
                                wording.of(ChallengePhrases.buttonLeave())),
                line(words.awaited(challenge, person), challenge, words));
    }

    private static Section table(ChallengeWords words, Challenge table, PlayerId person) {
        Wording wording = words.wording();
        return Section.of(
                Button.success(ComponentId.of(Action.ACCEPT, table).text(), wording.of(ChallengePhrases.buttonJoin())),
                line(words.seek(table, person), table, words));
    }

    private static TextDisplay line(Phrase what, Challenge challenge, ChallengeWords words) {
        return TextDisplay.of(words(what, challenge, words));
    }

    private static String words(Phrase what, Challenge challenge, ChallengeWords words) {
        Wording wording = words.wording();
        return wording.of(ChallengePhrases.offersPlace(
                new Verbatim(Text.cut(wording.of(what), MAX_WORDS)),
                words.matches().place(challenge.terms()),
                new Verbatim(TimeFormat.RELATIVE.format(challenge.terms().expiresAt()))));
    }

    private static List<ContainerChildComponent> rest(
            List<Challenge> all, int shown, LongFunction<Phrase> more, Wording wording) {
        return all.size() <= shown
                ? List.of()
                : List.of(TextDisplay.of(wording.of(more.apply(all.size() - (long) shown))));
    }

    /** The tables in channels that the person can see; no others are revealed. */
    public List<Challenge> tables(Interaction asking) {
        var requester = Requester.of(asking);
        Member member = asking.getMember();
        return member == null
                ? List.of()
                : requester.guild().stream()
                        .flatMap(guild -> challenges.openTo(requester.person(), guild).stream())
                        .filter(table -> sees(member, table))
                        .toList();
    }

    /** True if the member can see the channel of the table, and it is not a private thread. */
    public static boolean sees(Member member, Challenge table) {
        return ChallengePlaces.channel(member.getJDA(), table)
                .filter(channel -> channel.getType() != ChannelType.GUILD_PRIVATE_THREAD)
                .filter(channel -> member.hasPermission(channel, Permission.VIEW_CHANNEL))
                .isPresent();
    }
}
