package dolmen.bot.cli.sandbox;

import dolmen.bot.discord.DiscordConfiguration;
import dolmen.bot.ops.configuration.Configuration;
import dolmen.bot.ops.configuration.Setting;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.http.PortTakenException;
import dolmen.sandbox.login.LoginLimits;
import dolmen.sandbox.rest.Conditions;
import dolmen.sandbox.storage.UnusableFolderException;

/** The only class that uses the classes of the sandbox. */
final class SandboxDoor {
    private SandboxDoor() {}

    static LocalDiscord open(Configuration configuration) throws UnusableSandboxException {
        var kept = SandboxConfiguration.transientOne()
                .withPort(configuration.sandboxPort())
                .withFolder(configuration.sandboxFolder())
                .withLogins(LoginLimits.REAL)
                .withConditions(Conditions.LIMITED)
                .withBotOutside();
        try {
            Sandbox sandbox = Sandbox.open(kept);
            var addresses = new DiscordConfiguration.LocalDiscord(
                    sandbox.apiBase().toString(), sandbox.gatewayUrl().toString());
            return new LocalDiscord(
                    sandbox.pageUrl(),
                    SandboxConfiguration.DEFAULT_TOKEN,
                    addresses,
                    sandbox::letBotIn,
                    sandbox::close);
        } catch (PortTakenException refused) {
            throw new UnusableSandboxException(refused, Setting.DOLMEN_SANDBOX_PORT);
        } catch (UnusableFolderException refused) {
            throw new UnusableSandboxException(refused, Setting.DOLMEN_DATA);
        }
    }
}
