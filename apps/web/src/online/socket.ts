import type { ClientMessage, ServerMessage } from '@signalbox/protocol';

const HEARTBEAT = 20_000;
/** After this much silence the connection counts as lost. */
const SILENCE = 45_000;
const LONGEST_WAIT = 15_000;

/** A connection that reconnects automatically. */
export class Socket {
  private socket: WebSocket | null = null;
  private closed = false;
  private failures = 0;
  private heard = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly onMessage: (message: ServerMessage) => void;
  private readonly onState: (state: 'online' | 'lost') => void;

  constructor(onMessage: (message: ServerMessage) => void, onState: (state: 'online' | 'lost') => void) {
    this.onMessage = onMessage;
    this.onState = onState;
    this.connect();
    this.beat = setInterval(() => this.check(), HEARTBEAT);
    window.addEventListener('online', this.hurry);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    window.removeEventListener('online', this.hurry);
    this.socket?.close();
  }

  private readonly hurry = () => {
    clearTimeout(this.timer);
    if (this.socket?.readyState !== WebSocket.OPEN) this.connect();
  };

  private connect(): void {
    if (this.closed) return;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.heard = Date.now();
      this.onState('online');
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      this.onMessage(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.onState('lost');
      this.timer = setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, 500 * 2 ** this.failures++));
    };
  }

  private check(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: 'ping' });
  }
}
