package dolmen.bot.discord.turn;

import dolmen.bot.discord.words.typed.PlainWords;
import java.util.regex.Pattern;

/** A question about how to play or what the bot can do, in English, German, Swedish, French and Spanish. */
final class HelpRequest {
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");
    private static final Pattern WHOLE = Pattern.compile(
            "(?:(?:hi|hello|hey|please|pls|dolmen|can you|could you|i need|some|me|with|the|a|show|tell|bot) )*"
                    + "(?:help|rules?|commands?|instructions|tutorial|hilfe|regeln|hjalp|regler|aide|regles|ayuda|reglas)"
                    + "(?: (?:me|please|pls|us|dolmen|bot))*");
    private static final Pattern WITHIN = Pattern.compile(
            "\\bhow (?:do|does|can|should|would|to|is|am)\\b.*\\b(?:play|played|playing|move|work|works|start|begin|go|this|use|win)\\b"
                    + "|\\bwhat (?:can you|can i|do i|do you|should i|are you|is this|are the rules|now)\\b"
                    + "|\\bwho are you\\b"
                    + "|\\bwie (?:spiel|geht|zieh|funktionier|fang)\\p{L}*|\\bwas (?:kannst du|kann ich|muss ich|mache ich)\\b"
                    + "|\\bhur (?:spela|funka|fungera|gor|drar|borja)\\p{L}*|\\bvad (?:kan du|kan jag|ska jag|gor jag)\\b"
                    + "|\\bcomment (?:jou|on joue|ca marche|je joue|faire|ca se joue)\\p{L}*|\\bque (?:peux tu|dois je)\\b"
                    + "|\\bcomo (?:jueg|se jueg|funciona|empiez|muev)\\p{L}*|\\bque puedes hacer\\b");

    private HelpRequest() {}

    static boolean is(String typed) {
        String words = NO_LETTERS.matcher(PlainWords.of(typed)).replaceAll(" ").strip();
        return !PlainWords.of(typed).matches(".*\\d.*")
                && (WHOLE.matcher(words).matches() || WITHIN.matcher(words).find());
    }
}
