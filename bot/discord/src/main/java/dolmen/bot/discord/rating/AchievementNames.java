package dolmen.bot.discord.rating;

import dolmen.bot.history.Achievement;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;

/** The names of achievements in the reader's language. */
public final class AchievementNames {
    private AchievementNames() {}

    /** The name of the achievement; one has the name of the bot. */
    public static Argument of(Achievement achievement) {
        return switch (achievement.title()) {
            case FIRST_STONE -> RatingPhrases.achievementFirstStone();
            case CAIRN -> RatingPhrases.achievementCairn();
            case CAUSEWAY -> RatingPhrases.achievementCauseway();
            case STONE_ROW -> RatingPhrases.achievementStoneRow();
            case WEATHERED_STONE -> RatingPhrases.achievementWeatheredStone();
            case CROSSROADS -> RatingPhrases.achievementCrossroads();
            case DOLMEN -> new Verbatim("Dolmen");
            case WHETSTONE -> RatingPhrases.achievementWhetstone();
            case FLINT -> RatingPhrases.achievementFlint();
            case OLD_NEIGHBOURS -> RatingPhrases.achievementOldNeighbours();
            case MILESTONE -> RatingPhrases.achievementMilestone();
            case STEPPING_STONES -> RatingPhrases.achievementSteppingStones();
            case STONE_CIRCLE -> RatingPhrases.achievementStoneCircle();
            case MASTER_MASON -> RatingPhrases.achievementMasterMason();
            case BOUNDARY_STONE -> RatingPhrases.achievementBoundaryStone();
            case TRILITHON -> RatingPhrases.achievementTrilithon();
            case CAPSTONE -> RatingPhrases.achievementCapstone();
            case LONG_INSCRIPTION -> RatingPhrases.achievementLongInscription();
            case PATIENT_STONE -> RatingPhrases.achievementPatientStone();
            case CALENDAR_STONE -> RatingPhrases.achievementCalendarStone();
            case ALIGNMENT -> RatingPhrases.achievementAlignment();
            case SLATE -> RatingPhrases.achievementSlate();
            case ROSETTA_STONE -> RatingPhrases.achievementRosettaStone();
            case TOUCHSTONE -> RatingPhrases.achievementTouchstone();
            case LODESTONE -> RatingPhrases.achievementLodestone();
            case SUNDIAL -> RatingPhrases.achievementSundial();
        };
    }
}
