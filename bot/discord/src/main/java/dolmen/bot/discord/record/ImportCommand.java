package dolmen.bot.discord.record;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.file.SentFiles;
import dolmen.bot.discord.proposal.Continuations;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.MatchRefusal;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import dolmen.rules.record.MatchRecord;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;

/**
 * {@code /import}: shows the match in a file, with buttons to look back at it, and can challenge a person or a computer
 * to continue it.
 */
record ImportCommand(
        SentFiles sent,
        ImportedMessage message,
        VariantCatalogue variants,
        LiveMatches matches,
        RefusalWords refusals,
        Continuations continuations)
        implements SlashCommand {
    private static final String FILE = "file";
    private static final String FROM = "from";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("import", "Look at a match in a file, or go on from it with somebody or a computer")
                .addOption(OptionType.ATTACHMENT, FILE, "A file that /export has made", true)
                .addOptions(Continuations.options())
                .addOptions(new OptionData(
                                OptionType.INTEGER,
                                FROM,
                                "After which turn to go on; as late as possible unless you say")
                        .setRequiredRange(0, Integer.MAX_VALUE - 1));
    }

    @Override
    public List<Command.Choice> suggest(CommandAutoCompleteInteractionEvent event) {
        return PaceWords.suggest(event.getFocusedOption().getValue(), wording(event));
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        var file = NotUnderstoodException.required(event.getOption(FILE)).getAsAttachment();
        switch (sent.fetch(file)) {
            case SentFiles.Sent.Refused(Phrase why) ->
                Replies.fulfil(event.getHook(), wording(event).of(why));
            case SentFiles.Sent.Found(MatchRecord record) -> {
                if (Continuations.wanted(event)
                        || Continuations.halfWanted(event)
                        || from(event).isPresent()) {
                    goOn(event, record);
                } else {
                    show(event, words(event, record).of(), record, record.game());
                }
            }
        }
    }

    private void goOn(SlashCommandInteractionEvent event, MatchRecord record) {
        switch (StartingPoint.in(record.game(), from(event))) {
            case StartingPoint.Nowhere(Phrase why) ->
                Replies.fulfil(event.getHook(), wording(event).of(why));
            case StartingPoint.At(HostedGame<?> game)
            when !Continuations.wanted(event) ->
                show(event, words(event, record).couldGoOn(game), record, game);
            case StartingPoint.At(HostedGame<?> game) -> offer(event, record, game);
        }
    }

    private void offer(SlashCommandInteractionEvent event, MatchRecord record, HostedGame<?> game) {
        Optional<MatchRefusal.UnderWay> played = Continuations.againstComputer(event)
                ? matches.underWayBeforeGoingOn(Requester.personOf(event), record.game(), game)
                : Optional.empty();
        if (played.isPresent()) {
            Replies.fulfil(event.getHook(), refusals.on(Reader.of(event)).of(played.get()));
            return;
        }
        switch (continuations.offer(event, game)) {
            case Continuations.Offer.Refused(String why) -> Replies.fulfil(event.getHook(), why);
            case Continuations.Offer.Made(String where) ->
                show(event, words(event, record).goingOn(game) + "\n" + where, record, game);
        }
    }

    private static OptionalInt from(SlashCommandInteractionEvent event) {
        OptionMapping turn = event.getOption(FROM);
        return turn == null ? OptionalInt.empty() : OptionalInt.of(turn.getAsInt());
    }

    private Wording wording(Interaction asking) {
        return refusals.on(Reader.of(asking)).matches().wording();
    }

    private ImportedWords words(Interaction asking, MatchRecord record) {
        return new ImportedWords(record, variants.name(record.game().variant()), wording(asking));
    }

    private void show(SlashCommandInteractionEvent event, String words, MatchRecord record, HostedGame<?> shown) {
        Replies.fulfil(event.getHook(), message.of(words, record, shown, Requester.personOf(event), wording(event)));
    }
}
