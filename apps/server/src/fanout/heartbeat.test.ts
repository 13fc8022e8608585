import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Heartbeat } from './heartbeat.ts';

it('closes connections that do not answer, and keeps the others', async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  const heartbeat = new Heartbeat();
  // Only the beats of this test.
  heartbeat.stop();
  sockets.on('connection', (socket) => heartbeat.watch(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as { port: number }).port}`;
  const answers = new WebSocket(url);
  const [there] = (await once(sockets, 'connection')) as [WebSocket];
  await once(answers, 'open');
  const silent = new WebSocket(url, { autoPong: false });
  await once(silent, 'open');
  heartbeat.beat();
  await once(there, 'pong');
  heartbeat.beat();
  await once(silent, 'close');
  expect(answers.readyState).toBe(WebSocket.OPEN);
  answers.terminate();
  sockets.close();
  server.close();
});
