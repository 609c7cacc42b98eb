package dolmen.bot.discord;

import net.dv8tion.jda.api.utils.SessionControllerAdapter;

/** Leads the connection to the gateway of a Discord on this machine. */
final class LocalGateway extends SessionControllerAdapter {
    private final String address;

    LocalGateway(String address) {
        this.address = address;
    }

    @Override
    public String getGateway() {
        return address;
    }
}
