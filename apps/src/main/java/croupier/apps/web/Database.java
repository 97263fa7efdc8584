package croupier.apps.web;

import java.sql.Connection;
import java.sql.SQLException;

/** Where the tables of the store lie. Everything that differs between databases is here; the statements are the same for all. */
interface Database {
    /** A new connection, ready for use. */
    Connection connect() throws SQLException;

    /** Makes the tables, or brings those of an older croupier up to date. */
    void migrate(Connection connection) throws SQLException;

    /** The statement that begins a transaction which writes. */
    String begin();

    /** What the tables take up, without what may be filled again. */
    long bytes(Connection connection) throws SQLException;

    /** Before the last connection is closed. */
    void finish(Connection connection) throws SQLException;

    /** Why nothing that is written now would be found again after a new start; empty if it would. */
    default String lost() {
        return "";
    }

    /** Why something could not be stored, for players and for the operator. */
    String reason(SQLException e);
}
