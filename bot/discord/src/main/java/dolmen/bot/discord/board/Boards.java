package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.place.PostTags;
import dolmen.bot.discord.place.Resting;
import dolmen.bot.discord.place.SilenceWords;
import dolmen.bot.discord.posted.Confirmations;
import dolmen.bot.discord.posted.DiscordButtonTaker;
import dolmen.bot.discord.posted.ForumPosts;
import dolmen.bot.discord.posted.LastingWords;
import dolmen.bot.discord.result.StoryLine;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.match.Match;
import dolmen.bot.match.delivery.Announcer;
import dolmen.bot.match.delivery.ButtonTaker;
import dolmen.bot.match.delivery.DigestAnnouncer;
import dolmen.bot.match.delivery.StrayBoards;
import dolmen.bot.match.silence.Envoy;
import dolmen.bot.service.Services;

/** The display of matches: their boards, and their announcements. Safe for use by many threads. */
public record Boards(
        PublicBoard publicBoard,
        BoardMessage message,
        BoardFiles files,
        BoardText text,
        Venues venues,
        Postings postings,
        PostTags tags,
        RequestMessage requests,
        LastingWords lasting,
        Confirmations confirmations,
        Desk desk) {

    public static Boards of(Desk desk) {
        Services services = desk.services();
        var preferences = services.people().preferences();
        Vocabulary words = desk.words();
        var files = new BoardFiles(services.gallery().boards(), preferences, words.readers(), desk.emoji());
        Calls calls = calls(desk);
        var histories = services.results().histories();
        var resting = new Resting(services.posted().silences()::of);
        var publicBoard = new PublicBoard(
                words,
                files,
                calls,
                new Learners(histories, words.variants(), words.commands()),
                new StoryLine(histories, words.matches(), words.variants()));
        var postings = new Postings(services.posted().messages(), services.clock());
        var tags = new PostTags(words.matches());
        return new Boards(
                publicBoard,
                new BoardMessage(words, files, resting),
                files,
                new BoardText(words.names(), words.matches(), resting),
                new Venues(
                        services.matches().play(),
                        words.matches(),
                        publicBoard,
                        new ForumPosts(tags),
                        postings,
                        server -> preferences.of(server).forum()),
                postings,
                tags,
                new RequestMessage(
                        words.names(),
                        words.matches(),
                        calls,
                        id -> services.matches().live().find(id).map(Match::publicly)),
                new LastingWords(),
                new Confirmations(),
                desk);
    }

    /** The announcer of boards, results, requests and reminders. */
    public Announcer announcer(Connections connections, DirectMessages direct) {
        Services services = desk.services();
        return new DiscordAnnouncer(
                connections,
                direct,
                this,
                reminders(),
                postings,
                new StandingBoard(connections, services.posted().messages(), publicBoard),
                discordEnvoy(direct),
                services.people().preferences());
    }

    /** The search for unrecorded boards. */
    public StrayBoards strays(Connections connections) {
        Services services = desk.services();
        return new DiscordStrayBoards(
                connections, venues, new UnrecordedBoards(services.posted().messages(), services.clock()));
    }

    /** The envoy that tells players in private about a match that has lost its place. */
    public Envoy envoy(DirectMessages direct) {
        return discordEnvoy(direct);
    }

    private DiscordEnvoy discordEnvoy(DirectMessages direct) {
        Vocabulary words = desk.words();
        return new DiscordEnvoy(
                direct, this, reminders(), calls(desk), new SilenceWords(words.matches(), words.commands()));
    }

    private static Calls calls(Desk desk) {
        return new Calls(
                desk.services().people().preferences(),
                desk.words().names(),
                desk.services().clock());
    }

    private ReminderMessage reminders() {
        return new ReminderMessage(desk.words().matches(), desk.words().clocks());
    }

    /** The port that removes the buttons of outdated messages. */
    public ButtonTaker buttonTaker(Connections connections) {
        return new DiscordButtonTaker(connections, lasting);
    }

    /** The announcer of daily digests about the matches that wait for a player. */
    public DigestAnnouncer digestAnnouncer(Connections connections, DirectMessages direct) {
        Vocabulary words = desk.words();
        return new DiscordDigestAnnouncer(
                connections, direct, new DigestMessage(words.matches(), words.clocks(), words.commands()));
    }
}
