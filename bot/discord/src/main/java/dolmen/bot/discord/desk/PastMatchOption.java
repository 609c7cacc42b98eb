package dolmen.bot.discord.desk;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.MatchRefusal;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/**
 * The option {@code match} of commands that look back. It offers the person's ended matches, the latest first, and then
 * the live ones. Without the option, the match is that of the channel, or else the person's last ended one.
 */
record PastMatchOption(MatchOption option, TouchedMatch touched, Histories histories, Vocabulary words) {
    private static final Pattern DIGITS = Pattern.compile("[0-9]*");

    List<Command.Choice> suggest(Interaction asking, String typed) {
        PlayerId person = Requester.of(asking).person();
        Names names = words.names().on(Reader.of(asking));
        Wording wording = words.readers().of(asking);
        Stream<Command.Choice> ended = numbered(person, typed.strip(), OptionData.MAX_CHOICES).stream()
                .map(match -> new Command.Choice(
                        Text.line(wording.of(title(match, person, names)), Command.Choice.MAX_NAME_LENGTH),
                        match.id().value()));
        return Stream.concat(ended, option.suggest(asking, typed).stream())
                .limit(OptionData.MAX_CHOICES)
                .toList();
    }

    private Phrase title(PastMatch match, PlayerId person, Names names) {
        var others = Listing.and(match.opponentsOf(person).stream()
                .map(names::plain)
                .map(Verbatim::new)
                .toList());
        return DeskPhrases.pastMatch(
                new Verbatim(match.id().toString()), words.variants().gameName(match.game()), others);
    }

    MatchFinder.Found find(SlashCommandInteractionEvent event) {
        MatchFinder.Found here = option.find(event);
        boolean elsewhere = event.getOption(MatchOption.NAME) == null
                && here instanceof MatchFinder.Found.None none
                && none.refusal() instanceof MatchRefusal.NoMatch;
        return elsewhere ? finishedLast(event).orElseGet(() -> option.findOwn(event)) : here;
    }

    private Optional<MatchFinder.Found> finishedLast(SlashCommandInteractionEvent event) {
        return numbered(Requester.of(event).person(), "", 1).stream()
                .findFirst()
                .flatMap(last ->
                        touched.visible(event, List.of(last.id())).stream().findFirst())
                .map(MatchFinder.Found.One::new);
    }

    /** The latest ended matches whose numbers start with this text; none if the text has anything but digits. */
    private List<PastMatch> numbered(PlayerId person, String beginning, int most) {
        return DIGITS.matcher(beginning).matches() ? histories.latest(person, beginning, most) : List.of();
    }
}
