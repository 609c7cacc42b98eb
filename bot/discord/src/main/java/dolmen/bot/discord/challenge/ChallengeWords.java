package dolmen.bot.discord.challenge;

import dolmen.bot.discord.result.ResultLine;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.Seating;
import dolmen.bot.match.challenge.SideWish;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import java.util.List;
import java.util.Optional;

/** A public description of a challenge. */
record ChallengeWords(Names names, VariantCatalogue variants, MatchWords matches, LimitWords limits) {
    /** The maximum length of a button's label. */
    private static final int MAX_BUTTON = 80;

    /** These words for the members of the server where the challenge was made. */
    ChallengeWords at(Challenge challenge) {
        return on(Optional.of(challenge.terms().guild()));
    }

    /** These words with the names that people have on the server, or elsewhere. */
    ChallengeWords on(Optional<GuildId> server) {
        return new ChallengeWords(names.on(server), variants, matches.on(server), limits.named(names.on(server)));
    }

    /**
     * The current state of the challenge.
     *
     * @param begun the match that the challenge started
     */
    String now(Challenge challenge, Optional<Match> begun) {
        return switch (challenge.answer()) {
            case Challenge.Answer.Open open -> open(challenge);
            case Challenge.Answer.Accepted accepted -> accepted(challenge, begun);
            case Challenge.Answer.Declined declined -> declined(challenge, declined);
            case Challenge.Answer.Withdrawn withdrawn -> withdrawn(challenge);
            case Challenge.Answer.Expired expired -> expired(challenge);
        };
    }

    /** The open offer: the game, the players so far and the awaited ones; it mentions the invited people. */
    String open(Challenge challenge) {
        if (!challenge.awaitedComputers().isEmpty()) {
            return againstComputers(challenge) + ".";
        }
        return "%s\n**Goal:** %s\n%s %s. %s\n%sExpires <t:%d:R>."
                .formatted(
                        call(challenge) + beginning(challenge),
                        variants.lesson(challenge.variant()).goal(),
                        seating(challenge),
                        Text.capital(matches.wording()
                                .of(PaceWords.of(challenge.terms().time()))),
                        stake(challenge),
                        called(challenge) ? "" : table(challenge) + " ",
                        challenge.terms().expiresAt().getEpochSecond());
    }

    /** True if the only person to wait for is called by name. */
    private static boolean called(Challenge challenge) {
        return challenge.chairs().size() == 1 && !challenge.invited().isEmpty();
    }

    /** The starting position and the player to move there, if other players have played up to it. */
    private String beginning(Challenge challenge) {
        if (challenge.terms().opening().isEmpty()) {
            return "";
        }
        HostedGame<?> game = begun(challenge);
        String after = game.turn() == 1 ? "" : ", after turn %d".formatted(game.turn() - 1);
        return " The match goes on from this position%s: %s is to move.".formatted(after, mover(challenge, game));
    }

    private String mover(Challenge challenge, HostedGame<?> game) {
        Seat seat = game.toMove().orElseThrow();
        if (challenge.chairs().size() > 1) {
            return "player %d".formatted(seat.index() + 1);
        }
        boolean began = seat.equals(Seat.FIRST);
        SideWish wish = challenge.terms().seating() instanceof Seating.ByLot(SideWish side) ? side : SideWish.RANDOM;
        if (wish == SideWish.RANDOM || challenge.invited().isEmpty()) {
            return began ? "the side that began" : "the side that answered";
        }
        return names.bold(
                began == (wish == SideWish.FIRST)
                        ? challenge.challenger()
                        : challenge.invited().getFirst());
    }

    private String stake(Challenge challenge) {
        if (!challenge.terms().firstMatch()) {
            return matches.wording()
                            .of(variants.stake(
                                    challenge.variant(), challenge.terms().rated()))
                    + limits.of(challenge);
        }
        return challenge.terms().rematchOf().isPresent()
                ? "Friendly, like the match before."
                : "Friendly (first match).";
    }

    /** The challenge for an invited person, without a mention. */
    String toAnswer(Challenge challenge) {
        String offered = challenge
                .terms()
                .rematchOf()
                .map(match -> "offers you a rematch of match #%s of".formatted(match))
                .orElse("challenges you to");
        return "%s %s %s.%s"
                .formatted(names.bold(challenge.challenger()), offered, variant(challenge), limits.of(challenge));
    }

    /** The challenge for a person who has a seat and waits for others. */
    String awaited(Challenge challenge, PlayerId person) {
        String whose = challenge.challenger().equals(person)
                ? "You offer"
                : "At the table of %s you wait for".formatted(names.bold(challenge.challenger()));
        return "%s %s. %s".formatted(whose, variant(challenge), table(challenge));
    }

    /** A table with a free seat for the person. */
    String seek(Challenge challenge, PlayerId person) {
        return "%s seeks %s for %s. %s%s"
                .formatted(
                        names.bold(challenge.challenger()),
                        sought(challenge),
                        variant(challenge),
                        table(challenge),
                        limits.with(challenge, person));
    }

    private String call(Challenge challenge) {
        String challenger = names.bold(challenge.challenger());
        Optional<MatchId> before = challenge.terms().rematchOf();
        List<PlayerId> invited = challenge.invited();
        if (invited.isEmpty()) {
            return "%s seeks %s for %s.".formatted(challenger, sought(challenge), variant(challenge));
        }
        String mentions = names.mentions(invited);
        if (before.isPresent()) {
            return "%s, %s offers you a rematch of match #%s of %s, with %s."
                    .formatted(
                            mentions,
                            challenger,
                            before.get(),
                            variant(challenge),
                            invited.size() == 1 ? "seats swapped" : "everybody one seat further");
        }
        return "%s, %s challenges you to %s.%s"
                .formatted(
                        mentions,
                        challenger,
                        variant(challenge),
                        challenge.lobby() ? " The other seats are open to anyone." : "");
    }

    private static String sought(Challenge challenge) {
        return challenge.chairs().size() == 1 ? "an opponent" : "players";
    }

    private String seating(Challenge challenge) {
        String challenger = names.bold(challenge.challenger());
        return switch (challenge.terms().seating()) {
            case Seating.ByLot(SideWish wish)
            when !challenge.terms().opening().isEmpty() ->
                switch (wish) {
                    case FIRST -> challenger + " plays the side that began.";
                    case SECOND -> challenger + " plays the side that answered.";
                    case RANDOM -> "Random sides.";
                };
            case Seating.ByLot(SideWish wish) ->
                switch (wish) {
                    case FIRST -> challenger + " moves first.";
                    case SECOND -> challenger + " moves second.";
                    case RANDOM -> "Random first move.";
                };
            case Seating.Given(List<PlayerId> players) ->
                names.bold(players.getFirst())
                        + " moves first, then %s.".formatted(names.bold(players.subList(1, players.size())));
        };
    }

    /**
     * For example "At the table: A and B. Waiting for C to answer. Free seats: 2." A game for two has only one person
     * to wait for.
     */
    private String table(Challenge challenge) {
        if (challenge.chairs().size() == 1) {
            return challenge.awaited().isEmpty()
                    ? "Anyone can join."
                    : "Waiting for %s to answer.".formatted(names.bold(challenge.awaited()));
        }
        var words = new StringBuilder("At the table: %s.".formatted(names.bold(challenge.players())));
        if (!challenge.awaited().isEmpty()) {
            words.append(" Waiting for %s to answer.".formatted(names.bold(challenge.awaited())));
        }
        if (challenge.free() > 0) {
            words.append(" Free seats: %d.".formatted(challenge.free()));
        }
        return words.toString();
    }

    /**
     * The match of the challenge, with its players and its place, to which a button leads if they are computers; after
     * its end, with its result.
     */
    private String accepted(Challenge challenge, Optional<Match> begun) {
        if (begun.filter(match -> !match.live()).isPresent()) {
            return new ResultLine(matches).of(begun.get());
        }
        if (!challenge.invited().isEmpty() && challenge.invited().stream().allMatch(PlayerId::computer)) {
            return againstComputers(challenge) + "." + computersStake(challenge);
        }
        String place = begun.map(match -> ": " + matches.place(match)).orElse("");
        String began = challenge.lobby()
                ? "%s play %s%s.".formatted(names.bold(challenge.players()), played(challenge), place)
                : "%s accepted %s's challenge to %s%s."
                        .formatted(
                                names.bold(challenge.joined()),
                                names.bold(challenge.challenger()),
                                played(challenge),
                                place);
        return began + limits.of(challenge);
    }

    private String againstComputers(Challenge challenge) {
        if (challenge.challenger().computer()) {
            return "%s play %s: computers among themselves, a move every twenty seconds"
                    .formatted(names.bold(challenge.players()), variant(challenge));
        }
        return "%s plays %s against %s, %s"
                .formatted(
                        names.bold(challenge.challenger()),
                        played(challenge),
                        names.bold(challenge.invited()),
                        challenge.invited().size() == 1 ? "a computer" : "computers");
    }

    /** The game, and the turn at which the match starts if other players have played up to it. */
    private String played(Challenge challenge) {
        int turn = challenge.terms().opening().isEmpty() ? 1 : begun(challenge).turn();
        return turn == 1 ? variant(challenge) : "%s from turn %d on".formatted(variant(challenge), turn);
    }

    private HostedGame<?> begun(Challenge challenge) {
        return challenge.terms().beginning(variants.gameOf(challenge.variant()));
    }

    private static String computersStake(Challenge challenge) {
        if (challenge.challenger().computer()) {
            return "";
        }
        return challenge.terms().rated() ? " It counts on the computers' ladder." : " Practice.";
    }

    /** The refusal, with the person and the reason. */
    private String declined(Challenge challenge, Challenge.Answer.Declined declined) {
        return "%s declined %s's challenge to %s%s"
                .formatted(
                        names.bold(declined.by()),
                        names.bold(challenge.challenger()),
                        variant(challenge),
                        declined.reason()
                                .map(reason -> ": " + Text.escaped(reason))
                                .orElse("."));
    }

    /** The label of a button that everybody sees and only the challenger may press. */
    String own(String verb, Challenge challenge) {
        return Text.line("%s (%s only)".formatted(verb, names.plain(challenge.challenger())), MAX_BUTTON);
    }

    /** The withdrawal by the challenger. */
    private String withdrawn(Challenge challenge) {
        return "%s withdrew the challenge%s to play %s."
                .formatted(names.bold(challenge.challenger()), addressees(challenge), variant(challenge));
    }

    /** The expiry of the challenge. */
    private String expired(Challenge challenge) {
        return "%s's challenge%s to play %s has expired. A new one is welcome."
                .formatted(names.bold(challenge.challenger()), addressees(challenge), variant(challenge));
    }

    /** The end of a challenge for everybody who waits for it, with mentions; empty if nobody waits. */
    Optional<String> calledOff(Challenge challenge) {
        List<PlayerId> waiting = challenge.waiting();
        return waiting.isEmpty()
                ? Optional.empty()
                : Optional.of("%s: %s".formatted(names.mentions(waiting), now(challenge, Optional.empty())));
    }

    /** The outcome of a challenge without a place to show it. */
    String closedUnseen(Challenge challenge) {
        return "%s's challenge%s to play %s cannot be shown in <#%s>, where I may not write, so it is closed."
                .formatted(
                        names.bold(challenge.challenger()),
                        addressees(challenge),
                        variant(challenge),
                        challenge.terms().channel());
    }

    private String addressees(Challenge challenge) {
        return challenge.invited().isEmpty() ? "" : " to " + names.bold(challenge.invited());
    }

    private String variant(Challenge challenge) {
        return "**" + variants.name(challenge.variant()) + "**";
    }
}
