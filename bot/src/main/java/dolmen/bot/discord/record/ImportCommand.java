package dolmen.bot.discord.record;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.proposal.Continuations;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Spectator;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.Standing;
import dolmen.rules.record.MatchRecord;
import java.util.List;
import java.util.OptionalInt;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** {@code /import}: shows the match in a file, and challenges somebody to go on from there. */
record ImportCommand(SentFiles sent, BoardFiles files, Continuations continuations) implements SlashCommand {
    private static final String FILE = "file";
    private static final String FROM = "from";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("import", "Look at a match in a file, or go on from it with somebody")
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
        return PaceWords.suggest(event.getFocusedOption().getValue());
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        Replies.acknowledge(event.deferReply(true));
        var file = NotUnderstoodException.required(event.getOption(FILE)).getAsAttachment();
        switch (sent.fetch(file)) {
            case SentFiles.Sent.Refused(String why) -> Replies.fulfil(event.getHook(), why);
            case SentFiles.Sent.Found(MatchRecord record) -> {
                if (Continuations.wanted(event)) {
                    goOn(event, record);
                } else {
                    show(event, new ImportedWords(record).of(), record.game().standing());
                }
            }
        }
    }

    private void goOn(SlashCommandInteractionEvent event, MatchRecord record) {
        switch (StartingPoint.in(record.game(), from(event))) {
            case StartingPoint.Nowhere(String why) -> Replies.fulfil(event.getHook(), why);
            case StartingPoint.At(HostedGame<?> game) -> {
                show(event, new ImportedWords(record).goingOn(game), game.standing());
                continuations.offer(event, game);
            }
        }
    }

    private static OptionalInt from(SlashCommandInteractionEvent event) {
        OptionMapping turn = event.getOption(FROM);
        return turn == null ? OptionalInt.empty() : OptionalInt.of(turn.getAsInt());
    }

    private void show(SlashCommandInteractionEvent event, String words, Standing<?> standing) {
        var person = new PlayerId(event.getUser().getIdLong());
        Replies.fulfil(
                event.getHook(),
                new MessageCreateBuilder()
                        .setContent(Text.cut(words, Text.MAX_MESSAGE))
                        .setFiles(files.scene(standing.scene(new Spectator()), "match.png", person))
                        .build());
    }
}
