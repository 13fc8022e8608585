/** Why a server cannot start, for its operator: shown as one message, without a stack trace. */
export class StartError extends Error {}

/** What an operator can do about an address at which the server cannot listen. */
const REMEDIES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it. Stop that program, or set PORT',
  EACCES: 'access is denied. Set PORT to 1024 or more',
  EADDRNOTAVAIL: 'it is not an address of this machine. Set HOST',
  ENOTFOUND: 'it is not an address of this machine. Set HOST',
};

export function cannotListen({ code = '', message }: NodeJS.ErrnoException, address: string): StartError {
  return new StartError(`The server cannot listen at ${address}: ${REMEDIES[code] ?? message}.`);
}
