package dolmen.bot.discord.turn;

import dolmen.bot.discord.words.typed.PlainWords;
import java.util.regex.Pattern;

/** A question about how to play or what the bot can do, in the languages of the bot. */
final class HelpRequest {
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");
    private static final Pattern WHOLE = Pattern.compile(
            ("(?:(?:hi|hello|hey|please|pls|dolmen|can you|could you|i need|some|me|with|the|a|show|tell|bot) )*"
                            + "(?:help|rules?|commands?|instructions|tutorial|hilfe|regeln|hjalp|regler|aide|regles|ayuda|reglas"
                            + "|aiuto|regole|istruzioni|ajuda|regras|pomoc|zasady|instrukcja|hulp|regels|uitleg"
                            + "|%s)"
                            + "(?: (?:me|please|pls|us|dolmen|bot))*")
                    .formatted(PlainWords.of("ヘルプ|ルール|遊び方|使い方")));
    private static final Pattern WITHIN = Pattern.compile(
            "\\bhow (?:do|does|can|should|would|to|is|am)\\b.*\\b(?:play|played|playing|move|work|works|start|begin|go|this|use|win)\\b"
                    + "|\\bwhat (?:can you|can i|do i|do you|should i|are you|is this|are the rules|now)\\b"
                    + "|\\bwho are you\\b"
                    + "|\\bwie (?:spiel|geht|zieh|funktionier|fang)\\p{L}*|\\bwas (?:kannst du|kann ich|muss ich|mache ich)\\b"
                    + "|\\bhur (?:spela|funka|fungera|gor|drar|borja)\\p{L}*|\\bvad (?:kan du|kan jag|ska jag|gor jag)\\b"
                    + "|\\bcomment (?:jou|on joue|ca marche|je joue|faire|ca se joue)\\p{L}*|\\bque (?:peux tu|dois je)\\b"
                    + "|\\bcomo (?:jueg|se jueg|funciona|empiez|muev|jog|se jog|comec)\\p{L}*|\\bque puedes hacer\\b"
                    + "|\\bcome (?:si gioca|gioco|funziona|comincio|muovo)\\b|\\bo que (?:posso|devo) fazer\\b"
                    + "|\\bjak (?:grac|zaczac|to dzia[lł]a|sie gra)\\b|\\bhoe (?:speel|werkt|begin|moet)\\p{L}*");

    private HelpRequest() {}

    static boolean is(String typed) {
        String words = NO_LETTERS.matcher(PlainWords.of(typed)).replaceAll(" ").strip();
        return !PlainWords.of(typed).matches(".*\\d.*")
                && (WHOLE.matcher(words).matches() || WITHIN.matcher(words).find());
    }
}
