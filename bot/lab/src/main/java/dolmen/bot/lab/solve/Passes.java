package dolmen.bot.lab.solve;

import dolmen.bot.solved.TableFile;
import dolmen.rules.solve.Census;
import dolmen.rules.solve.Retrograde;

/** The passes of an analysis over a table file, in several threads. */
record Passes(Retrograde analysis, TableFile file, Crew crew, Progress progress) {

    /** Runs the missing passes. */
    void finish() throws InterruptedException {
        while (!file.finished()) {
            int plies = file.passes();
            progress.begin("pass " + plies);
            crew.over(size(), share -> progress.reach(share / 2), (from, to) -> marked(plies, from, to), Integer::sum);
            long settled = crew.over(
                    size(),
                    share -> progress.reach((1 + share) / 2),
                    (from, to) -> (long) analysis.settle(plies, from, to),
                    Long::sum);
            file.finishPass(plies > 1 && settled == 0);
            progress.endPass(settled, unsettled());
        }
    }

    private long unsettled() throws InterruptedException {
        return crew.over(size(), share -> {}, (from, to) -> (long) analysis.unsettled(from, to), Long::sum);
    }

    private int marked(int plies, int from, int to) {
        analysis.mark(plies, from, to);
        return to - from;
    }

    /** Counts the positions whose value in the table contradicts the values one move later. */
    long contradictions() throws InterruptedException {
        progress.begin("check");
        long contradictions =
                crew.over(size(), progress::reach, (from, to) -> (long) analysis.contradictions(from, to), Long::sum);
        progress.end(contradictions == 0 ? "no contradictions" : contradictions + " contradictions");
        return contradictions;
    }

    Census census() throws InterruptedException {
        progress.begin("count");
        return crew.over(size(), progress::reach, analysis::census, Census::plus);
    }

    private int size() {
        return analysis.catalogue().size();
    }
}
