import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024;

/** Not the public internet: loopback, private networks, cloud metadata services, reserved ranges. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
/** Of IPv6 only 2000::/3 is public, without embedded IPv4 addresses (translated or tunnelled). */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  TUNNELS.addSubnet(net, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return PUBLIC_V6.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');
}

/** The name is resolved and checked in the step that connects, so that it cannot resolve differently in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[];
    if (error) callback(error, '', 4);
    else if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new Error('private-address'), '', 4);
    } else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

export interface SafeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** For tests against a server on this machine; never set where others choose the address. */
  readonly allowPrivate: boolean;
}

/** Why a URL given by a person will not be called; null if it may be. */
export function urlObjection(url: string, allowPrivate: boolean): string | null {
  if (!URL.canParse(url)) return 'malformed';
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'https-only';
  if (username || password) return 'malformed';
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && (isIP(literal) !== 0 ? !isPublicAddress(literal) : !literal.includes('.')))
    return 'private-address';
  return null;
}

/** Sends a request to a URL given by a person, if it is on the public internet. Follows no redirect. */
export function safePost({ url, headers, body, allowPrivate }: SafeRequest): Promise<number> {
  const objection = urlObjection(url, allowPrivate);
  if (objection) return Promise.reject(new Error(objection));
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      timeout: TIMEOUT_MS,
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    });
    const overall = setTimeout(() => call.destroy(new Error('timeout')), TIMEOUT_MS);
    call.on('timeout', () => call.destroy(new Error('timeout')));
    call.on('error', reject);
    call.on('close', () => clearTimeout(overall));
    call.on('response', (answer) => {
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size > LARGEST_ANSWER) call.destroy();
      });
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    call.end(body);
  });
}
