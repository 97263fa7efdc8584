/**
 * Given a table, when these answers, then these facts: tests written in YAML. Uses script and kernel; games give a Stage.
 *
 * <p>Where a new line belongs: how a case is written in {@code CaseReader}; how its table is laid in {@code Laying}; how answers are
 * found in {@code Answering}; what may be expected in {@code Checking}; how a failure is shown in {@code Reports}. What most stages
 * say alike is in {@code CardStage}; what only one game can lay belongs to that game's stage.
 */
@Api
@NullMarked
package croupier.script.scenario;

import croupier.kernel.Api;
import org.jspecify.annotations.NullMarked;
