import type { AnyTitle } from '@signalbox/kernel';
import { Command, CommanderError } from 'commander';
import { agreeCommand } from './commands/agree.ts';
import { arenaCommand } from './commands/arena.ts';
import { convertCommand } from './commands/convert.ts';
import { exportCommand } from './commands/export.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { learnCommand } from './commands/learn.ts';
import {
  backupCommand,
  doctorCommand,
  grantAdminCommand,
  repairCommand,
  restoreCommand,
} from './commands/operation.ts';
import { perftCommand } from './commands/perft.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { routesCommand } from './commands/routes.ts';
import { rulesCommand } from './commands/rules.ts';
import { siteCommand } from './commands/site.ts';
import { titlesCommand } from './commands/titles.ts';
import { verifyCommand } from './commands/verify.ts';
import type { Context, Terminal } from './context.ts';
import { EXIT, UserError } from './user-error.ts';

/** Runs one command line and returns the exit code: 0, 1 if a check failed, 2 for a usage error. */
export async function runProgram(
  args: readonly string[],
  titles: readonly AnyTitle[],
  terminal: Terminal,
): Promise<number> {
  let exitCode = 0;
  const fail = () => {
    exitCode = EXIT.failed;
  };
  const context: Context = { titles, terminal, fail };
  const program = new Command('signalbox')
    .description('Play railway stock games in the terminal, check their rules, and maintain a server.')
    .showHelpAfterError('Use --help for the arguments and options of a command.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.note(text.trimEnd()),
    });
  const commands = [
    titlesCommand,
    playCommand,
    arenaCommand,
    agreeCommand,
    learnCommand,
    puzzlesCommand,
    fuzzCommand,
    perftCommand,
    rulesCommand,
    replayCommand,
    siteCommand,
    convertCommand,
    exportCommand,
    routesCommand,
    reviewCommand,
    verifyCommand,
    backupCommand,
    restoreCommand,
    doctorCommand,
    grantAdminCommand,
    repairCommand,
  ];
  for (const command of commands) {
    program.addCommand(withSettingsOf(program, command(context)));
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT.misused;
    if (!(error instanceof UserError)) throw error;
    terminal.note(error.message);
    return EXIT.misused;
  } finally {
    terminal.close();
  }
  return exitCode;
}

/** Also for subcommands: one without these settings would end the process by itself, with exit code 1. */
function withSettingsOf(parent: Command, command: Command): Command {
  command.copyInheritedSettings(parent);
  for (const subcommand of command.commands) withSettingsOf(command, subcommand);
  return command;
}
