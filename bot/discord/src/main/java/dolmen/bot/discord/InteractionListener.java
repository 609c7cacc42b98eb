package dolmen.bot.discord;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.AnotherProcess;
import dolmen.bot.discord.answer.AnswerPhrases;
import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.answer.UnansweredException;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.InFlight;
import dolmen.bot.discord.desk.MenuCommand;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.SlashCommand;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.StorageFaultWords;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.survival.FailureLog;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.GenericContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.MessageContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.exceptions.DetachedEntityException;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IAutoCompleteCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/**
 * Acknowledges each interaction as its handler declares, and passes it to that handler once. If a handler fails, even
 * with an error, the person gets a reference that is also in the log. Safe for use by many threads.
 */
final class InteractionListener extends ListenerAdapter {
    private static final Logger log = LoggerFactory.getLogger(InteractionListener.class);
    private static final FailureLog failures = new FailureLog(log);
    /** Discord's time limit for the acknowledgement of an interaction. */
    private static final Duration TIME_TO_ACKNOWLEDGE = Duration.ofSeconds(3);

    /** Discord's time limit for answers to an interaction. */
    private static final Duration LIFE_OF_INTERACTION = Duration.ofMinutes(15);

    private static final int MOST_SEEN = 100_000;

    private static final long REFERENCES = 36L * 36 * 36 * 36 * 36 * 36;

    /** The key of the reference in the log. */
    private static final String REFERENCE = "reference";

    private final Handlers handlers;
    private final Vocabulary words;
    private final AnotherProcess other;
    private final InFlight inFlight;
    private final InFlight farewells;
    private final Executor threads;
    private final Cache<Long, Boolean> seen = Caffeine.newBuilder()
            .expireAfterWrite(LIFE_OF_INTERACTION)
            .maximumSize(MOST_SEEN)
            .build();

    /**
     * @param other the process that may answer instead of this one
     * @param farewells the answers while the bot stops
     * @param threads the threads for the work on answers
     */
    InteractionListener(
            Handlers handlers,
            Vocabulary words,
            AnotherProcess other,
            InFlight inFlight,
            InFlight farewells,
            Executor threads) {
        this.handlers = handlers;
        this.words = words;
        this.other = other;
        this.inFlight = inFlight;
        this.farewells = farewells;
        this.threads = threads;
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        Optional<SlashCommand> command = handlers.command(event.getName());
        answer(
                event,
                () -> command.filter(known -> fits(known, event)).map(known -> known.acknowledgement(event)),
                true,
                () -> command.ifPresentOrElse(
                        known -> answer(known, event), () -> reply(event, DiscordPhrases.commandUnknown())));
    }

    private static boolean fits(SlashCommand command, SlashCommandInteractionEvent event) {
        return DeclaredOptions.fit(command.definition(), event);
    }

    private void answer(SlashCommand command, SlashCommandInteractionEvent event) {
        if (fits(command, event)) {
            command.answer(event);
        } else {
            log.info("/{} arrived with unknown options", event.getName());
            reply(event, DiscordPhrases.commandChanged());
        }
    }

    @Override
    public void onUserContextInteraction(UserContextInteractionEvent event) {
        chosen(event, handlers.userCommand(event.getName()));
    }

    @Override
    public void onMessageContextInteraction(MessageContextInteractionEvent event) {
        chosen(event, handlers.messageCommand(event.getName()));
    }

    private <E extends GenericContextInteractionEvent<?>> void chosen(E event, Optional<MenuCommand<E>> command) {
        answer(
                event,
                () -> command.map(known -> known.acknowledgement(event)),
                true,
                () -> command.ifPresentOrElse(
                        known -> known.answer(event), () -> reply(event, DiscordPhrases.commandUnknown())));
    }

    @Override
    public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
        Optional<SlashCommand> command = handlers.command(event.getName());
        once(event, () -> {}, () -> {
            try {
                command.ifPresent(
                        known -> event.replyChoices(known.suggest(event)).complete());
            } catch (RuntimeException failure) {
                failures.error("Could not suggest options for /{}", event.getName(), failure);
            } catch (Error failure) {
                failures.error("Could not suggest options for /{}", event.getName(), failure);
                throw failure;
            }
        });
    }

    @Override
    public void onButtonInteraction(ButtonInteractionEvent event) {
        touched(event, event.getComponentId(), handlers::button);
    }

    @Override
    public void onStringSelectInteraction(StringSelectInteractionEvent event) {
        touched(event, event.getComponentId(), handlers::menu);
    }

    @Override
    public void onEntitySelectInteraction(EntitySelectInteractionEvent event) {
        touched(event, event.getComponentId(), handlers::entityMenu);
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        touched(event, event.getModalId(), handlers::modal);
    }

    private <E extends Interaction & IReplyCallback> void touched(
            E event, String component, Function<ComponentId, Optional<Handler<E>>> known) {
        Optional<ComponentId> id = ComponentId.parse(component).filter(parsed -> standsThere(event, parsed));
        Optional<Handler<E>> handler = id.flatMap(known);
        answer(
                event,
                () -> handler.map(answering -> answering.acknowledgement(event, id.orElseThrow())),
                handler.map(Handler::keepsName).orElse(true),
                () -> handler.ifPresentOrElse(
                        answering -> answering.answer(event, id.orElseThrow()),
                        () -> reply(event, DiscordPhrases.outdated())));
    }

    /** False for a private component on a public message, which the answer would overwrite. */
    private static boolean standsThere(Interaction event, ComponentId id) {
        return !id.action().isPrivate()
                || !(event instanceof ComponentInteraction touched)
                || touched.getMessage().isEphemeral();
    }

    private <E extends Interaction & IReplyCallback> void answer(
            E event, Supplier<Optional<Acknowledgement>> declared, boolean keepsName, Runnable handler) {
        Runnable acknowledge = () -> acknowledge(event, declared);
        once(event, acknowledge, () -> {
            if (seemsExpired(event) && hasExpired(event, declared)) {
                log.info("Interaction {} arrived too late", event.getId());
                return;
            }
            acknowledge.run();
            try {
                if (keepsName) {
                    words.names().remember(Names.sender(event));
                }
                handler.run();
            } catch (NotUnderstoodException foreign) {
                log.info("Interaction {} not understood: {}", event.getId(), foreign.getMessage());
                tell(event, DiscordPhrases.outdated());
            } catch (DetachedEntityException absent) {
                log.info("Interaction {} needs the bot on the server: {}", event.getId(), absent.getMessage());
                tell(event, DiscordPhrases.absent());
            } catch (RuntimeException failure) {
                if (Failures.unanswerable(failure)) {
                    log.warn("Interaction {} could not be answered: {}", event.getId(), failure.getMessage());
                } else {
                    apologise(event, failure);
                }
            } catch (Error failure) {
                apologise(event, failure);
                throw failure;
            }
        });
    }

    /** True if Discord waits no longer by the clock of this machine, which may be wrong. */
    private static boolean seemsExpired(Interaction event) {
        return event.getTimeCreated().toInstant().plus(TIME_TO_ACKNOWLEDGE).isBefore(Instant.now());
    }

    /** As Discord decides. After an outage it sends interactions whose senders were told long ago that they failed. */
    private static boolean hasExpired(IReplyCallback event, Supplier<Optional<Acknowledgement>> declared) {
        try {
            return declared.get()
                    .filter(acknowledgement -> !acknowledgement.comesInTime(event))
                    .isPresent();
        } catch (RuntimeException failure) {
            log.debug("Could not acknowledge interaction {} yet", event.getId(), failure);
            return false;
        }
    }

    /** A failure here occurs again when the interaction is answered, and is reported then. */
    private static void acknowledge(IReplyCallback event, Supplier<Optional<Acknowledgement>> declared) {
        try {
            declared.get().ifPresent(acknowledgement -> acknowledgement.give(event));
        } catch (RuntimeException failure) {
            log.debug("Could not acknowledge interaction {} yet", event.getId(), failure);
        }
    }

    /**
     * Handles an interaction once, since Discord may deliver it twice. Acknowledges it on this thread, unless another
     * process may be in charge or it seems too late, and answers it on another.
     */
    private void once(Interaction event, Runnable acknowledgement, Runnable task) {
        if (seen.asMap().putIfAbsent(event.getIdLong(), true) == null) {
            Executor acknowledged = answer -> {
                if (!other.mayBeInCharge() && !seemsExpired(event)) {
                    acknowledgement.run();
                }
                threads.execute(answer);
            };
            if (!inFlight.run(() -> referenced(event, () -> unlessAnswered(event, task)), acknowledged)) {
                farewells.run(() -> referenced(event, () -> sendAway(event)), threads);
            }
        }
    }

    /** Runs the task; every log line meanwhile has the reference of the interaction. */
    private static void referenced(Interaction event, Runnable task) {
        MDC.put(REFERENCE, reference(event));
        try {
            task.run();
        } finally {
            MDC.remove(REFERENCE);
        }
    }

    /**
     * Answers unless another process may have answered. In that case does not try the action, since the database may
     * come back at any moment. Tells a person without an answer that nothing can be saved; it is too late to suggest
     * options.
     */
    private void unlessAnswered(Interaction event, Runnable task) {
        boolean ours = event instanceof IReplyCallback asked && asked.isAcknowledged();
        if (ours || !other.mayHaveAnswered()) {
            task.run();
        } else if (event instanceof IReplyCallback asked) {
            tellUnlessAnswered(asked);
        }
    }

    private void tellUnlessAnswered(IReplyCallback event) {
        try {
            reply(event, StorageFaultWords.of(StorageFault.UNREACHABLE));
        } catch (RuntimeException failure) {
            if (Failures.unanswerable(failure)) {
                log.debug("Interaction {} was answered by another process", event.getId());
            } else {
                log.warn("Could not tell a person that nothing can be saved: {}", failure.getMessage());
            }
        }
    }

    /** Tells the person at once that the bot is stopping. */
    private void sendAway(Interaction event) {
        try {
            if (event instanceof IReplyCallback asked) {
                reply(asked, AnswerPhrases.restarting());
            } else if (event instanceof IAutoCompleteCallback typing) {
                typing.replyChoices().complete();
            }
        } catch (RuntimeException unanswerable) {
            log.warn("Could not tell a person that the bot is stopping: {}", unanswerable.getMessage());
        }
    }

    private static String reference(Interaction event) {
        return Long.toString(event.getIdLong() % REFERENCES, 36);
    }

    private void apologise(IReplyCallback event, Throwable failure) {
        var reference = new Verbatim("`" + reference(event) + "`");
        failures.error("Interaction {} failed", event.getId(), failure);
        Argument apology = switch (failure) {
            case StorageFaultException fault -> StorageFaultWords.of(fault.fault());
            case UnansweredException refused -> DiscordPhrases.failedDone(reference);
            default -> DiscordPhrases.failedAgain(reference);
        };
        tell(event, apology);
    }

    /** Replies in the language of the person's Discord: what they have chosen may be unreadable now. */
    private void reply(IReplyCallback event, Argument reply) {
        Replies.privately(event, words.readers().ofDiscord(event).of(reply));
    }

    private void tell(IReplyCallback event, Argument reply) {
        try {
            reply(event, reply);
        } catch (RuntimeException unanswerable) {
            log.warn("Could not tell a person about a failed interaction: {}", unanswerable.getMessage());
        }
    }
}
