package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.place.DiscordMembers;
import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.ChallengeAnnouncer;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.service.Services;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Answers to challenges, and updates of their messages. Safe for use by many threads. */
public final class ChallengeFeature {
    private final Desk desk;
    private final Boards boards;
    private final Connections connections;
    private final PlayChannels playChannels;
    private final ChallengePosts posts;
    private final OpenOffers offers;

    public ChallengeFeature(Desk desk, Boards boards, Connections connections, DirectMessages direct) {
        Services services = desk.services();
        Vocabulary words = desk.words();
        this.desk = desk;
        this.boards = boards;
        this.connections = connections;
        this.playChannels = PlayChannels.of(services);
        var challengeWords = new ChallengeWords(
                words.names(),
                words.variants(),
                words.matches(),
                new LimitWords(services.results()::leftOutToday, words.variants(), words.names()));
        this.offers = new OpenOffers(
                services.challenges().proposals(),
                services.matches().live(),
                services.results().histories(),
                challengeWords);
        this.posts = new ChallengePosts(
                connections,
                services.challenges().proposals(),
                services.posted().challenges(),
                new ChallengePlaces(
                        services.posted().challenges(),
                        services.posted().messages(),
                        services.matches().live(),
                        boards.venues(),
                        new ChallengeMessage(challengeWords, boards.files(), services.games()),
                        direct,
                        services.clock()),
                playChannels);
    }

    public Feature feature() {
        return answers(Feature.of(new BlockCommand(
                        desk.services().challenges().blocks(),
                        desk.words().names(),
                        desk.words().readers())))
                .onButton(Action.REMATCH, desk.touched().guarding(rematch()))
                .onButton(Action.RESUME, this::resume);
    }

    /**
     * Links to the match of a challenge. For its players it also unarchives the thread, since not everybody can use an
     * archived one.
     */
    private void resume(ButtonInteractionEvent event, ComponentId pressed) {
        desk.touched().look(event, pressed, (match, requester) -> {
            boolean plays = match.seatOf(requester.person()).isPresent();
            Match found = plays && match.live() ? boards.venues().open(event.getJDA(), match) : match;
            MatchWords words = desk.words().matches();
            Replies.fulfil(
                    event.getHook(),
                    "%s %s".formatted(words.on(requester.reader()).standing(found), words.place(found)));
        });
    }

    /** The open challenges of interest to a person. */
    public OpenOffers offers() {
        return offers;
    }

    private Feature answers(Feature feature) {
        ChallengeService challenges = desk.services().challenges().proposals();
        Names names = desk.words().names();
        var reach = new Reach(challenges, desk.services().posted().challenges());
        var answer = new ChallengeAnswer(reach, posts, offers, desk.words().challengeRefusals());
        var filling = new ComputerSeats(
                challenges,
                reach,
                posts,
                desk.words().challengeRefusals(),
                desk.words().readers());
        var declining = new Declining(challenges, reach, answer, desk.words().readers());
        return feature.onButton(Action.ACCEPT, ChallengeButton.join(joining(), names, answer))
                .onButton(Action.LEAVE, ChallengeButton.leave(challenges, names, answer))
                .onButton(
                        Action.MAKE_RATED,
                        new RatedStake(challenges, reach, posts, desk.words().challengeRefusals()))
                .onButton(Action.FILL, filling::ask)
                .onMenu(Action.FILL_WITH, Acknowledgement.EDIT, filling::fill)
                .onButton(Action.WITHDRAW, ChallengeButton.withdraw(challenges, names, answer))
                .onButton(Action.DECLINE, Acknowledgement.ANSWER, declining::open)
                .onModal(Action.GIVE_REASON, Handler.acknowledged(Acknowledgement.EDIT, declining::decline));
    }

    /** The way to take a seat. */
    public Joining joining() {
        return new Joining(desk.services().challenges().proposals(), playChannels, posts);
    }

    /** The messages of challenges. */
    public ChallengePosts posts() {
        return posts;
    }

    /** The listener that keeps links to matches whose threads are archived. */
    public ArchivedThreads archivedThreads(InFlight inFlight) {
        return new ArchivedThreads(
                desk.services().matches().live(), desk.services().challenges().proposals(), posts, inFlight);
    }

    private RematchButton rematch() {
        return new RematchButton(
                desk.services().challenges().rematches(),
                desk.services().challenges().proposals(),
                desk.services().matches().live(),
                new DiscordMembers(connections),
                playChannels,
                posts,
                desk.words().names(),
                desk.words().challengeRefusals());
    }

    /** The announcer that updates the messages of challenges. */
    public ChallengeAnnouncer announcer() {
        return new DiscordChallengeAnnouncer(
                connections, desk.services().challenges().proposals(), posts);
    }
}
