package dolmen.rules.typed;

/**
 * Words that people type around a move and that say nothing about it, in English, German, Swedish, French and Spanish.
 * None of them takes a move back, questions it, or postpones it.
 */
final class IdlePhrases {
    /** Praise. Right before a possible object it is not small talk: "nice wall on a3". */
    static final Phrases PRAISE = Phrases.of("""
            nice, good, great, cool, interesting, tricky, fun, lovely, very nice, nice move, good move, great move, lovely move
            strong move, what a move, nice one, good one""");

    /** Words before a person who is addressed. */
    static final Phrases GREETINGS = Phrases.of("""
            hi, hello, hey, heya, hiya, howdy, yo, greetings, good morning, morning, good afternoon, good evening, evening, good day
            thanks, thank you, thx, ty, cheers, ok, okay, alright, sorry, good luck, gg, hallo, servus, moin, hej, tjena, danke, tack
            salut, bonjour, merci, hola, gracias""");

    static final Phrases ALL = Phrases.of(
                    english(), courtesies(), announcements(), german(), swedish(), french(), spanish())
            .and(PRAISE.all())
            .and(GREETINGS.all());

    private IdlePhrases() {}

    /** Words that only connect other words. */
    private static String english() {
        return """
                a, an, the, my, i, me, ill, im, id, ive, will, shall, want, want to, wanna, would like, would like to, like to, should like, should like to
                lets, let me, let us, am, going to, am going to, gonna, i am going to, it is, its, this is, it
                here, here is, heres, here goes, here we go, here you go, here i go, so, well, then, and, now, just, simply
                yes, yep, yeah, yup, ya, okey, okie, k, kk, all right, right, fine, sure, mhm, ah, aha, oh, ooh, ha
                haha, hahaha, hah, hehe, heh, hihi, lol, lool, lmao, rofl, haha lol, own, pliz, plis, thank
                i go for, i go with, ill go for, ill go with, im going for, im going with
                i choose, i pick, i decide on, i decided on, ill try, ill do, i do, ill have, i have, that would be
                after some thought, after long thought, after much thought, after thinking, finally, at last, at long last
                quickly, quick, carefully, bravely, boldly, obviously, of course, naturally, clearly, definitely, certainly
                for now, for my move, for my turn, as my move, in this position, this time, this move, today, again, easy, as planned, as always
                i think ill, i think i will, i think ill play, i think i will play, i think ill go, i think ill go with, i think ill move
                time for, time to play, time to go, i am back, id like, id like to, is my move, is my choice, is my answer, is my reply, is my play""";
    }

    private static String courtesies() {
        return """
                hi there, hello there, hey there, hi all, hi again, hello again, back again, im back
                good night, goodnight, bye, goodbye, see you, see you tomorrow, asap, see ya, cya, ciao, take care, cu
                please, pls, plz, plox, please do, kindly, if you please, tyvm, tysm, thank u, thanks a lot
                thank you very much, many thanks, thanks mate, cheers mate, hi mate, hey mate, hello mate
                ggs, gl, hf, glhf, gl hf, gg wp, ggwp, wp, gj, best of luck, luck, have fun, good luck have fun
                good game, great game, nice game, well played, well done, congrats, congratulations, good luck to you
                enjoy, enjoy the game, have a nice day, have a good day, have a great day, have a good one, nice day
                lets go, lets play, lets see, lets do this, lets do it, lets get started, lets start, lets begin, bring it on
                game on, go, ready, im ready, off we go, and away we go, time to move
                your turn, your move, its your turn, your go, youre up, you are up, over to you, back to you, up to you
                its your move, now its your turn, now you, next please, ball is in your court, the ball is in your court
                have at it, take that, there, there you go, there you are, there we go, voila, ta da, tada, tadaa, boom, bam, yay
                woohoo, wohoo, hooray, hurray, hurrah, wow, whoa, xd
                sorry for the delay, sorry for the wait, sorry for being late, sorry to keep you waiting, sorry im late
                sorry for late reply, sorry for the late reply, sorry for taking so long, sorry that took so long, my apologies
                apologies, apologies for the delay, you too, thanks you too, same to you, likewise, thanks for waiting, thanks for your patience, thanks for the game
                thank you for waiting, thank you for the game, it took a while, that took a while, took me a while
                good game so far, nice game so far, game so far, so far, if you dont mind, if you do not mind, if thats ok, if thats okay
                if thats fine, if you allow, nice day, isnt it, nice day isnt it, thanks for the swap, thanks for the match, thank you all
                this is fun, fun game, i like this game, love this game, i love this game, this is a nice game, what a game
                interesting position, nice position, tough one, this is tough, tricky one
                not bad, no problem, np, no worries, no hurry, no rush, dont worry, nothing special, no offense
                hope this works, lets hope this works, hope that works, wish me luck, fingers crossed, here comes trouble
                hope youre well, hope you are well, hope youre doing well, hope you are doing well, hope all is well, how are you
                hope youre having fun, hope you have a nice day, hope you have a great day, hope you had a nice weekend, nice to meet you""";
    }

    /** Words that announce a move or conclude it. */
    private static String announcements() {
        return """
                my move, my move is, the move, the move is, move is, my turn, my turn is, my answer, my answer is, my reply, my reply is
                my choice, my choice is, my play, my play is, my move will be, my move this turn, my move this turn is, this turn
                its my turn, my go, i move, i play, i go, first move, and then, and now, my first move, my first move is, first, opening move, my opening
                my opening move, my opening move is, opening, answer, reply, response, my response, my response is, turn, move number
                start with, i start with, ill start with, starting with, i begin with, begin with, we start with, lets start with
                ill move, ill play, ill go, i will move, i will play, i would like to play, i would like to move, id like to play
                id like to move, i want to play, i want to move, i wanna play, i wanna move, im playing, im moving, lets try
                lets move, try, i try, as follows, done, thats it, that is it, thats my move, that is my move, thats all
                and thats it, that will be all, and thats all, final answer, it is then, it is, that is, there it is, period""";
    }

    private static String german() {
        return """
                der, die, das, den, dem, des, ein, eine, einen, mein, meine, meinen, meiner, meinem, ich, mir, mich, es, wir
                bitte, dankeschön, vielen dank, danke schön, ja, jo, jawohl, gut, na gut, also, also gut, nun, jetzt, und, und dann, und nun, und so, dann, so
                grüß gott, guten morgen, guten tag, guten abend, gute nacht, tschüss, tschüß, bis bald, bis später, bis morgen, mfg, lg
                viel glück, viel spaß, viel spass, viel erfolg, gutes spiel, schönes spiel, guter zug, schöner zug, gut gespielt, mein zug
                mein zug ist, mein zug lautet, du bist dran, du bist am zug, dein zug, jetzt du, nun du, los, los gehts, auf gehts, hier
                ich spiele, ich ziehe, ich will, ich möchte, ich würde gern, ich nehme, ich mache, ich wähle, mal sehen, schauen wir mal
                ich möchte gern, hier ist mein zug, dann mal los, zuerst, ich beginne mit, ich fange an mit, ich starte mit, als erstes, haha, hihi
                entschuldigung, entschuldige, sorry für die verspätung, tut mir leid
                sind wir dran, okay dann, na dann, genau, klar, natürlich, fertig, tja, hoffentlich, schönen tag""";
    }

    private static String swedish() {
        return """
                den, det, en, ett, min, mitt, mina, jag, mig, vi, ja, japp, jo, visst, okej, bra, nu, och, och sedan, och sen, sedan, sen, då, så
                tack så mycket, tackar, snälla, varsågod, hejsan, hallå, god morgon, god dag, godmorgon, god kväll
                god natt, mvh, hej då, hejdå, vi ses, lycka till, ha det så kul, ha så kul, bra spel, bra spelat, bra drag, fint drag
                snyggt drag, snyggt, mitt drag, mitt drag är, mitt drag blir, din tur, nu är det din tur, det är din tur, ditt drag
                jag spelar, jag drar, jag vill, jag vill spela, jag skulle vilja, jag tar, jag gör, jag väljer, här, här är mitt drag
                då kör vi, nu kör vi, kör, vi kör, låt oss se, låt se, först, jag börjar med, jag startar med, tack för matchen, tack för partiet, haha, hihi
                ursäkta, ursäkta dröjsmålet, förlåt, förlåt att det dröjde
                självklart, naturligtvis, klart, färdig, trevlig dag, ha en bra dag""";
    }

    private static String french() {
        return """
                le, la, les, l, un, une, mon, ma, mes, je, j, moi, me, ce, c, cest, et, et puis, et ensuite, et alors, puis, alors, donc, maintenant, voici
                oui, ouais, daccord, dac, bon, bien, très bien, merci beaucoup, sil te plaît, sil vous plaît, stp, svp
                bonsoir, coucou, bonne nuit, au revoir, à bientôt, à plus, bonne chance, amuse toi bien, bon jeu
                amusez vous bien, bonne partie, bien joué, beau coup, joli coup, bon coup, mon coup, mon coup est, à toi, à vous
                à toi de jouer, à ton tour, cest à toi, cest ton tour, ton tour, cest parti, allez, allons y, on y va, voilà
                je joue, je vais, je veux, je voudrais, jaimerais, je vais jouer, je choisis, je fais, je voudrais jouer, voyons, voyons voir
                dabord, tout dabord, ensuite, je commence par, je commence avec, merci pour la partie, mdr
                désolé, désolée, désolé pour le retard, désolé du retard, pardon, évidemment, bien sûr, fini, ben, eh bien
                voici mon coup, bonne journée, jespère""";
    }

    private static String spanish() {
        return """
                el, los, las, lo, un, una, uno, mi, mis, me, y, y luego, y entonces, pues, luego, entonces, ahora, aquí, ahí, así, va, vamos, ya
                sí, vale, bueno, bien, muy bien, muchas gracias, por favor, porfa, porfavor, de acuerdo, claro, de nada
                buenas, buenos días, buenas tardes, buenas noches, adiós, hasta luego, chao, buena suerte, suerte, mucha suerte
                que te diviertas, diviértete, buen juego, buena partida, bien jugado, buena jugada, mi jugada, mi jugada es
                mi movimiento, mi movimiento es, mi turno, te toca, tu turno, es tu turno, tu jugada, ahora tú, ahora te toca
                juego, yo juego, quiero, quiero jugar, quisiera, voy, voy a jugar, me gustaría, me gustaría jugar, elijo, hago, a ver
                primero, primero que nada, empiezo con, comienzo con, jaja, jajaja, jeje, gracias por la partida
                veamos, perdón, lo siento, perdón por la demora, perdona, disculpa, por supuesto, listo, pues nada
                que tengas un buen día, buen día, allá vamos, aquí va, ahí va, espero""";
    }
}
