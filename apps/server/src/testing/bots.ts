import type { CreatedToken, Person } from '@signalbox/protocol';
import { TestClient } from './test-client.ts';

/** A registered person, who has just given their password. */
export async function registered(url: string, name: string): Promise<TestClient> {
  const { token, me } = await new TestClient(url, null).must<{ token: string; me: { id: string } }>(
    'POST',
    '/api/register',
    { name, password: 'correct horse battery' },
  );
  return new TestClient(url, token, me.id);
}

/** A bot account with a token that may do everything that tokens may. */
export async function botClient(url: string, owner: TestClient, name: string): Promise<TestClient> {
  const { id } = await owner.must<Person>('POST', '/api/me/bots', { name });
  const scopes = ['read', 'play', 'chat', 'manage'];
  const { token } = await owner.must<CreatedToken>('POST', '/api/tokens', { scopes, bot: id });
  return new TestClient(url, token, id);
}
