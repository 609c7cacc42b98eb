package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.BlockService;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;

/** {@code /block}: a person's private list of blocked people. */
record BlockCommand(BlockService blocks, Names names, Readers readers) implements SlashCommand {
    private static final String ADD = "add";
    private static final String REMOVE = "remove";
    private static final String LIST = "list";
    private static final String PLAYER = "player";

    @Override
    public SlashCommandData definition() {
        return Commands.slash("block", "Choose who may not challenge you; only you see the answer")
                .addSubcommands(
                        new SubcommandData(ADD, "Somebody can no longer challenge you or join your tables")
                                .addOption(OptionType.USER, PLAYER, "The person you do not want to play", true),
                        new SubcommandData(REMOVE, "Let somebody challenge you and join your tables again")
                                .addOption(OptionType.USER, PLAYER, "The person you want to play again", true),
                        new SubcommandData(LIST, "Whom you have blocked"));
    }

    @Override
    public void answer(SlashCommandInteractionEvent event) {
        PlayerId owner = Names.sender(event).id();
        Phrase answer = switch (NotUnderstoodException.required(event.getSubcommandName())) {
            case ADD -> add(owner, player(event));
            case REMOVE -> remove(owner, player(event));
            default -> list(blocks.of(owner), names.on(Reader.of(event)));
        };
        Replies.fulfil(event.getHook(), readers.of(event).of(answer));
    }

    private static Player player(SlashCommandInteractionEvent event) {
        OptionMapping option = NotUnderstoodException.required(event.getOption(PLAYER));
        return Names.chosen(option);
    }

    private Phrase add(PlayerId owner, Player player) {
        if (player.id().equals(owner)) {
            return ChallengePhrases.blockYourself();
        }
        var name = new Verbatim(Names.bold(player));
        if (player.bot()) {
            return ChallengePhrases.blockProgram(name);
        }
        names.remember(player);
        return blocks.add(owner, player.id())
                ? ChallengePhrases.blockAdded(name)
                : ChallengePhrases.blockAddedBefore(name);
    }

    private Phrase remove(PlayerId owner, Player player) {
        names.remember(player);
        var name = new Verbatim(Names.bold(player));
        return blocks.remove(owner, player.id())
                ? ChallengePhrases.blockRemoved(name)
                : ChallengePhrases.blockNotThere(name);
    }

    private static Phrase list(List<PlayerId> blocked, Names names) {
        return blocked.isEmpty() ? ChallengePhrases.blockNobody() : ChallengePhrases.blockList(names.listing(blocked));
    }
}
