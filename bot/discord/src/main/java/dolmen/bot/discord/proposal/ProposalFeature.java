package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.challenge.ChallengeFeature;
import dolmen.bot.discord.challenge.PracticeStarter;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.menu.GamesPicture;
import dolmen.bot.discord.menu.OpponentFaces;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.service.Services;
import dolmen.rules.Variant;
import java.util.List;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;

/** The ways to make challenges. */
public final class ProposalFeature {

    private ProposalFeature() {}

    /**
     * The feature, for the messages of challenges.
     *
     * @param challenges the feature that answers new challenges
     */
    public static Feature of(Desk desk, ChallengeFeature challenges) {
        Services services = desk.services();
        var preferences = services.people().preferences();
        Vocabulary words = desk.words();
        Proposer proposer = proposer(desk, challenges);
        var options = new ProposalOptions(words.variants(), words.readers());
        var form = new ProposalForm(proposer, words.variants(), preferences);
        var refused = new RefusedWishes(new WishWords(words.variants()), form, words.readers());
        var table = new ComputerTable(
                proposer, words.variants(), services.challenges().exhibitions());
        var opponents = new OpponentPanel(
                words.variants(),
                new GamesPicture(services.gallery().boards(), services.games()),
                new OpponentFaces(words.variants(), services.gallery().plaques()),
                preferences,
                services.around().solved(),
                words.readers());
        var starts = starts(desk);
        return Feature.of(
                        new ChallengeCommand(proposer, options, form, refused),
                        new SeekCommand(proposer, options),
                        new PlayCommand(table, opponents, options),
                        new WatchCommand(table, options))
                .onButton(Action.PLAY_COMPUTER, new OpponentButton(opponents, table, starts))
                .onButton(Action.CHOOSE_GAME, Acknowledgement.EDIT, opponents::gamePressed)
                .onMenu(Action.CHOOSE_GAME, Acknowledgement.EDIT, opponents::gameChosen)
                .onMenu(Action.CHOOSE_OPPONENT, new OpponentMenu(table, starts))
                .onPerson(new ChallengeUserCommand(proposer, form))
                .onModal(Action.PROPOSE, new ProposalModal(proposer, refused))
                .onButton(Action.CHANGE_PROPOSAL, refused)
                .onButton(Action.ANOTHER_GAME, new AnotherGameButton(desk.touched(), form, opponents, desk.refusals()));
    }

    /** Challenges to continue games of other players. */
    public static Continuations continuations(Desk desk, ChallengeFeature challenges) {
        return new Continuations(proposer(desk, challenges), starts(desk));
    }

    /** The way to offer a match of the variant to everybody on the server, after a private acknowledgement. */
    public static BiFunction<IReplyCallback, Variant, Continuations.Offer> seeking(
            Desk desk, ChallengeFeature challenges) {
        Proposer proposer = proposer(desk, challenges);
        return (event, variant) -> proposer.proposeAside(event, List.of(), Wishes.toPlay(variant), List.of());
    }

    private static PracticeStarter starts(Desk desk) {
        Vocabulary words = desk.words();
        return new PracticeStarter(desk.services().matches().live(), words.matches(), words.commands());
    }

    private static Proposer proposer(Desk desk, ChallengeFeature challenges) {
        Services services = desk.services();
        Vocabulary words = desk.words();
        return new Proposer(
                services.challenges().proposals(),
                PlayChannels.of(services),
                words.names(),
                challenges.posts(),
                services.people().preferences(),
                words.variants(),
                services.results().histories(),
                words.challengeRefusals());
    }
}
