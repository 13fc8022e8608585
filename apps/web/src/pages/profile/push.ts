import { api } from '../../online/api.ts';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;
}

/** Asks for permission to send notifications to this device, and registers it. */
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
