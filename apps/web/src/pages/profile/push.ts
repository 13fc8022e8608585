import { api } from '../../online/api.ts';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;
}

/** Asks for leave to notify on this device, and tells the server where. */
export async function subscribeToPush(): Promise<void> {
  const { key } = await api<{ key: string }>('GET', '/push/key');
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await api('POST', '/channels', { kind: 'push', subscription: { endpoint, keys } });
}
