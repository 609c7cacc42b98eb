package dolmen.bot.service;

import dolmen.bot.analysis.AnalysisPictures;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.replay.ReplayPictures;
import dolmen.bot.rating.RatingPictures;

/**
 * The pictures of a host. Safe for use by many threads.
 *
 * @param plaques the pictures of ratings
 * @param replays the pictures of replays
 * @param curves the pictures of analyses
 */
public record Gallery(Pictures boards, RatingPictures plaques, ReplayPictures replays, AnalysisPictures curves) {}
