package dolmen.bot.discord.settings;

import dolmen.bot.discord.answer.HostExamination;
import dolmen.bot.discord.words.Text;
import dolmen.rules.phrase.Wording;
import net.dv8tion.jda.api.entities.ApplicationInfo;
import net.dv8tion.jda.api.entities.ApplicationTeam;
import net.dv8tion.jda.api.entities.TeamMember;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.interactions.Interaction;

/** The examination of the host, as text for the owner of the application. */
record HostReport(HostExamination examination) {
    private static final String FENCE = "```";
    private static final String FORM = FENCE + "\n%s\n" + FENCE;

    /** The report, which is in English, or a refusal for anybody else. */
    String forPerson(Interaction asking, Wording language) {
        return owns(asking.getUser(), asking.getJDA().retrieveApplicationInfo().complete())
                ? report(language)
                : language.of(SettingsPhrases.hostOwnerOnly());
    }

    /** An application belongs to a person or a team. */
    private static boolean owns(User person, ApplicationInfo application) {
        ApplicationTeam team = application.getTeam();
        if (team == null) {
            return application.getOwner().equals(person);
        }
        TeamMember member = team.getMember(person);
        return member != null && member.getMembershipState() == TeamMember.MembershipState.ACCEPTED;
    }

    private String report(Wording language) {
        try {
            String lines = String.join("\n", examination.lines()).replace('`', '\'');
            return FORM.formatted(Text.cut(lines, Text.MAX_MESSAGE - FORM.length()));
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return language.of(SettingsPhrases.hostStopping());
        }
    }
}
