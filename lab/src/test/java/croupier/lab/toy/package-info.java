/** A small game with hidden hands, for the tests of lab and apps. */
package croupier.lab.toy;
