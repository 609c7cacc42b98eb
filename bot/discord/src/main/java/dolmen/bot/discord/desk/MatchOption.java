package dolmen.bot.discord.desk;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.CommandInteractionPayload;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The option {@code match}, which names the match if the channel does not identify it. */
public record MatchOption(MatchFinder finder, LiveMatches matches, MatchWords words, Onlookers onlookers) {
    public static final String NAME = "match";

    public OptionData definition() {
        return new OptionData(OptionType.INTEGER, NAME, "The number of the match; needed only outside its thread")
                .setAutoComplete(true)
                .setRequiredRange(1, Integer.MAX_VALUE);
    }

    /** The person's live matches, first those in which the person is to move. */
    public List<Command.Choice> suggest(Interaction asking, String typed) {
        PlayerId person = Requester.personOf(asking);
        MatchWords here = words.on(Reader.of(asking));
        return matches.liveOf(person).stream()
                .filter(match -> match.id().toString().startsWith(typed.strip()))
                .limit(OptionData.MAX_CHOICES)
                .map(match -> new Command.Choice(
                        Text.line(here.summary(match, person), Command.Choice.MAX_NAME_LENGTH),
                        match.id().value()))
                .toList();
    }

    /** The match of the command, by the option or else by the channel. */
    public MatchFinder.Found find(CommandInteractionPayload command) {
        return find(command, finder::in);
    }

    /** As above, for actions of players: if no match is played in the channel, the match is one of their own. */
    public MatchFinder.Found findOwn(CommandInteractionPayload command) {
        return find(command, finder::inOrElsewhere);
    }

    private MatchFinder.Found find(
            CommandInteractionPayload command, BiFunction<ChannelId, PlayerId, MatchFinder.Found> unnumbered) {
        OptionMapping number = command.getOption(NAME);
        if (number == null) {
            return unnumbered.apply(new ChannelId(command.getChannelIdLong()), Requester.personOf(command));
        }
        return number(number)
                .map(finder::byNumber)
                .filter(found -> isFor(found, command))
                .orElseGet(() -> new MatchFinder.Found.None(new MatchRefusal.NoMatch()));
    }

    /** The reason why the match is unclear, with a button for each candidate. */
    public static MessageCreateData unclear(Refusal refusal, RefusalWords words) {
        var message = new MessageCreateBuilder().setContent(Text.cut(words.of(refusal), Text.MAX_MESSAGE));
        if (refusal instanceof MatchRefusal.WhichOfYours(PlayerId person, List<Match> live)) {
            message.setComponents(ActionRow.partitionOf(live.stream()
                    .limit(RefusalWords.MOST_MATCHES)
                    .map(match -> button(match, words))
                    .toList()));
        }
        return message.build();
    }

    private static Button button(Match match, RefusalWords words) {
        return Button.secondary(
                ComponentId.of(Action.BOARD, match).text(),
                Text.cut(
                        "#%s %s"
                                .formatted(
                                        match.id(),
                                        words.wording().of(match.facts().name())),
                        Button.LABEL_MAX_LENGTH));
    }

    /** The number in the option; empty if the text is not a number. */
    private static Optional<MatchId> number(OptionMapping option) {
        String digits = option.getAsString();
        return digits.matches("[0-9]{1,18}") ? Optional.of(new MatchId(Long.parseLong(digits))) : Optional.empty();
    }

    private boolean isFor(MatchFinder.Found found, Interaction asking) {
        return !(found instanceof MatchFinder.Found.One(Match match)) || onlookers.include(asking, match);
    }
}
