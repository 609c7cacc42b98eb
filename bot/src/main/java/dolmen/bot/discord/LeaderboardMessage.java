package dolmen.bot.discord;

import dolmen.bot.match.PlayerId;
import dolmen.bot.rating.RatingService;
import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** A page of a list of players, with where the asker stands. */
final class LeaderboardMessage {
    static final int LINES = 10;

    private final RatingService ratings;
    private final LeaderboardWords words;

    LeaderboardMessage(RatingService ratings, LeaderboardWords words) {
        this.ratings = ratings;
        this.words = words;
    }

    MessageCreateData of(PlayerId asker, LeaderboardRequest request) {
        RatingService.Page page = ratings.page(request.scope(), request.ladder(), request.page(), LINES);
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        words.heading(request, page) + "\n" + words.table(page) + "\n" + words.own(request, asker),
                        Text.MAX_MESSAGE))
                .setComponents(ActionRow.of(buttons(request.turnedTo(page.number()), page)))
                .setAllowedMentions(List.of())
                .build();
    }

    private static List<Button> buttons(LeaderboardRequest shown, RatingService.Page page) {
        var buttons = new ArrayList<Button>();
        if (page.number() > 0) {
            buttons.add(turning(shown.turnedTo(page.number() - 1), "Higher"));
        }
        if (page.number() < page.pages() - 1) {
            buttons.add(turning(shown.turnedTo(page.number() + 1), "Lower"));
        }
        buttons.add(Button.secondary(shown.id(LeaderboardButton.OWN).text(), "Where am I?"));
        return buttons;
    }

    private static Button turning(LeaderboardRequest to, String label) {
        return Button.secondary(to.id(LeaderboardButton.TURN).text(), label);
    }

    /** The page on which the person stands; what stands in the way where there is none. */
    MessageCreateData around(PlayerId person, LeaderboardRequest request) {
        return ratings.placeOf(request.scope(), request.ladder(), person)
                .map(place -> of(person, request.turnedTo(Math.toIntExact(place.index() / LINES))))
                .orElseGet(() -> MessageCreateData.fromContent(words.own(request, person)));
    }
}
