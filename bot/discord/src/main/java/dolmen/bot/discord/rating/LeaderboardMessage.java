package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.Text;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Standings;
import dolmen.bot.rating.Standings.Contest;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** A page of a leaderboard, with the place of the requester. */
record LeaderboardMessage(RatingService ratings, LeaderboardWords words, RatingFiles files) {
    static final int LINES = 10;

    /** The public page. It marks nobody, and its text names the requester. */
    MessageCreateData of(Requester requester, LeaderboardRequest request) {
        if (request.contest().isPresent()) {
            return contest(
                    requester, request, request.contest().get(), words.address(requester), words.forAll(requester));
        }
        RatingService.Page page = page(request);
        LeaderboardWords here = words.forAll(requester);
        return message(
                request,
                page,
                below(requester, request, page, here.address(requester), here),
                files.leaderboard(requester, request, page, here.wording()),
                here);
    }

    private MessageCreateData contest(
            Requester requester, LeaderboardRequest request, Contest contest, String address, LeaderboardWords here) {
        List<Standings.Contender> found =
                ratings.best(contest, request.scope(), request.ladder(), requester.person(), LINES);
        List<Standings.Contender> best = found.stream().limit(LINES).toList();
        return builder(here.heading(request, contest) + "\n" + address
                        + here.own(request, contest, found, requester.person()))
                .setFiles(files.contest(requester, request, contest, best, here.wording()))
                .setComponents(lists(request, here))
                .build();
    }

    /** The private page, with a mark on the requester. */
    MessageCreateData alone(Requester requester, LeaderboardRequest request) {
        if (request.contest().isPresent()) {
            return contest(requester, request, request.contest().get(), "", words.alone(requester));
        }
        RatingService.Page page = page(request);
        LeaderboardWords here = words.alone(requester);
        return message(
                request,
                page,
                below(requester, request, page, "", here),
                files.ownLeaderboard(requester, request, page, here.wording()),
                here);
    }

    private MessageCreateData message(
            LeaderboardRequest request,
            RatingService.Page page,
            String below,
            FileUpload picture,
            LeaderboardWords here) {
        return builder(here.heading(request, page) + "\n" + below)
                .setFiles(picture)
                .setComponents(
                        page.rows().isEmpty()
                                ? List.of(lists(request, here))
                                : List.of(
                                        ActionRow.of(buttons(request.turnedTo(page.number()), page, here)),
                                        lists(request, here)))
                .build();
    }

    /** The private page as text. */
    MessageCreateData inWords(Requester requester, LeaderboardRequest request) {
        RatingService.Page page = page(request);
        LeaderboardWords here = words.alone(requester);
        String table = page.rows().isEmpty() ? "" : here.table(page, requester) + "\n";
        return builder(here.heading(request, page) + "\n" + table + below(requester, request, page, "", here))
                .build();
    }

    /** The address and the person's place; if nobody is ranked, advice on the first rated match. */
    private String below(
            Requester requester,
            LeaderboardRequest request,
            RatingService.Page page,
            String address,
            LeaderboardWords here) {
        return here.beginning(request, page, requester.person())
                .orElseGet(() -> address + here.own(request, requester.person()));
    }

    private RatingService.Page page(LeaderboardRequest request) {
        return ratings.page(request.scope(), request.ladder(), request.page(), LINES);
    }

    private static MessageCreateBuilder builder(String content) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(content, Text.MAX_MESSAGE))
                .setAllowedMentions(List.of());
    }

    private static List<Button> buttons(LeaderboardRequest shown, RatingService.Page page, LeaderboardWords here) {
        Wording wording = here.wording();
        var buttons = new ArrayList<Button>();
        if (page.number() > 0) {
            buttons.add(turning(shown.turnedTo(page.number() - 1), wording.of(RatingPhrases.buttonHigher())));
        }
        if (page.number() < page.pages() - 1) {
            buttons.add(turning(shown.turnedTo(page.number() + 1), wording.of(RatingPhrases.buttonLower())));
        }
        buttons.add(Button.secondary(shown.id(Action.OWN_PLACE).text(), wording.of(RatingPhrases.buttonOwnPlace())));
        buttons.add(Button.secondary(
                shown.id(Action.LEADERBOARD_IN_WORDS).text(), wording.of(RatingPhrases.buttonInWords())));
        return buttons;
    }

    /** The buttons of all lists; the button of the current list is disabled. */
    private static ActionRow lists(LeaderboardRequest shown, LeaderboardWords here) {
        return ActionRow.of(Stream.concat(
                        Stream.of(Optional.<Contest>empty()),
                        Stream.of(Contest.values()).map(Optional::of))
                .map(list -> turning(
                                shown.by(list),
                                here.wording()
                                        .of(list.map(LeaderboardWords::label).orElseGet(RatingPhrases::listRatings)))
                        .withDisabled(list.equals(shown.contest())))
                .toList());
    }

    private static Button turning(LeaderboardRequest to, String label) {
        return Button.secondary(to.id(Action.LEADERBOARD).text(), label);
    }

    /** The page with the person's own place, or the reason why there is none. */
    MessageCreateData around(Requester requester, LeaderboardRequest request) {
        return ratings.placeOf(request.scope(), request.ladder(), requester.person())
                .map(place -> alone(requester, request.turnedTo(Math.toIntExact(place.index() / LINES))))
                .orElseGet(() ->
                        MessageCreateData.fromContent(words.alone(requester).own(request, requester.person())));
    }
}
