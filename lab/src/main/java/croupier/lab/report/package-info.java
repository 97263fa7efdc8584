/**
 * Reports of studies: one HTML file that needs no server, and the same charts as SVG and PNG.
 *
 * <p>Where a new line belongs: what is asked of the tables in {@code Findings}; how a chart looks in {@code Plot} and {@code ReportCharts}; what it is drawn
 * on in {@code Canvas}; the page in {@code ReportPage}.
 */
@NullMarked
package croupier.lab.report;

import org.jspecify.annotations.NullMarked;
