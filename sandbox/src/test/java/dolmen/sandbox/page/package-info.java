/** The sandbox's page in a real browser: a page object for every module's tests, and the tests of the page itself. */
@NullMarked
package dolmen.sandbox.page;

import org.jspecify.annotations.NullMarked;
