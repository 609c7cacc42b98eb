package dolmen.bot.service;

import dolmen.bot.puzzle.DailyPuzzles;
import dolmen.bot.puzzle.PuzzleScores;

/** The stores of scores at puzzles, and of the puzzles of the day. Safe for use by many threads. */
public record PuzzleStores(PuzzleScores scores, DailyPuzzles daily) {}
