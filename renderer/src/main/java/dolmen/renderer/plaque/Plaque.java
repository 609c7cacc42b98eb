package dolmen.renderer.plaque;

/** A picture of players' data. Its texts are in the language of the readers. */
public sealed interface Plaque
        permits LeaderboardPlaque,
                ProfilePlaque,
                HistoryPlaque,
                OpponentsPlaque,
                WallPlaque,
                AchievementsPlaque,
                AnalysisPlaque {}
