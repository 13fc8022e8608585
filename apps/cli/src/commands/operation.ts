import { Command } from 'commander';
import type { Context } from '../context.ts';
import { UserError } from '../user-error.ts';

/** The server is only loaded when needed, so that other commands start faster. */
const serverParts = () => import('@signalbox/server');
type ServerParts = Awaited<ReturnType<typeof serverParts>>;

/** Runs something on the database that the environment names; errors are reported as the user's to fix. */
async function operate<T>(work: (server: ServerParts, config: ReturnType<ServerParts['configFrom']>) => T) {
  const server = await serverParts();
  try {
    return await work(server, server.configFrom(process.env));
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

const described = (copy: object): string =>
  Object.entries(copy)
    .map(([what, value]) => `${what} ${value}`)
    .join(', ');

export function backupCommand({ terminal }: Context): Command {
  return new Command('backup')
    .description('back up the database of a server, running or not, and check the copy')
    .argument('<file>', 'where to write the copy')
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const copy = await operate(({ backup }, config) => backup(config, file));
      terminal.print(json ? JSON.stringify(copy) : `Copied and checked: ${described(copy)}`);
    });
}

export function restoreCommand({ terminal }: Context): Command {
  return new Command('restore')
    .description('check a backup and replace the database with it; an embedded database is kept beside it')
    .argument('<file>', 'a file written by the backup command')
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const copy = await operate(({ restore }, config) => restore(config, file));
      terminal.print(json ? JSON.stringify(copy) : `Restored: ${described(copy)}`);
    });
}

export function doctorCommand({ titles, terminal, fail }: Context): Command {
  return new Command('doctor')
    .description('check the configuration, the disk, the database and every running game of a server')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await operate(({ doctor }, config) => doctor(config, titles));
      if (findings.some(({ ok }) => !ok)) fail();
      if (json) terminal.print(JSON.stringify(findings, null, 2));
      else for (const { ok, what } of findings) terminal.print(`${ok ? 'ok ' : 'BAD'}  ${what}`);
    });
}

export function grantAdminCommand({ terminal }: Context): Command {
  return new Command('grant-admin')
    .description('make a registered account an administrator')
    .argument('<name>', 'name of the account')
    .action(async (name: string) => {
      const known = await operate(({ grantAdmin }, config) => grantAdmin(config, name));
      if (!known) throw new UserError(`Nobody is registered as ${name}.`);
      terminal.print(`${name} is now an administrator.`);
    });
}

export function repairCommand({ titles, terminal, fail }: Context): Command {
  return new Command('repair')
    .description(
      'retry what a server has set aside after failures: a table with its seats, a seat, a channel, a webhook or a tournament',
    )
    .argument('<id>', 'its id, as the doctor command shows it')
    .action(async (id: string) => {
      const { known, why } = await operate(({ repair }, config) => repair(config, titles, id));
      if (!known) throw new UserError(`${id} was not set aside.`);
      if (why) fail();
      terminal.print(why ? `${id} still fails: ${why}` : `${id} has been resumed.`);
    });
}
