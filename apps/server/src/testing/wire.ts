import { connect, createServer, type Socket } from 'node:net';

/** The connection between one process and PostgreSQL, which can be made to fail. */
export interface Wire {
  /** The database's address through this wire. */
  readonly url: string;
  /**
   * Nothing arrives any more on either side: answers of the database are lost too. Later connections work.
   */
  readonly silence: () => void;
  /** Nothing goes through for this time; then both sides see the connection break, and data in transit is lost. */
  readonly fail: (ms: number) => Promise<void>;
  readonly end: () => void;
}

type Pair = readonly [Socket, Socket];

export async function wireTo(database: string): Promise<Wire> {
  const target = new URL(database);
  const pairs = new Set<Pair>();
  let failing = false;
  const listener = createServer((near) => {
    if (failing) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    const pair: Pair = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (data) => {
        if (pairs.has(pair)) other.write(data);
      });
      one.on('error', () => {});
      one.on('close', () => {
        if (pairs.delete(pair)) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as { port: number };
  const cut = (some: Iterable<Pair>) => {
    for (const socket of [...some].flat()) socket.destroy();
  };
  const forgotten: Pair[] = [];
  const silence = () => {
    forgotten.push(...pairs);
    pairs.clear();
  };
  return {
    url: Object.assign(new URL(database), { port: String(port), hostname: '127.0.0.1' }).href,
    silence,
    async fail(ms) {
      failing = true;
      silence();
      await new Promise((resolve) => setTimeout(resolve, ms));
      cut(forgotten.splice(0));
      failing = false;
    },
    end() {
      listener.close();
      cut([...pairs, ...forgotten]);
    },
  };
}
