import { expect } from '@playwright/test';
import { settle, signIn } from './table.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('a guest keeps the name with a passkey, signs in with it, and cannot remove the last way in', async ({
  page,
}) => {
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await settle(page, {});
  await signIn(page, 'Iku');
  await visit(page, '/profile');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Name of the passkey').fill('My phone');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Passkey saved.')).toBeVisible();
  await expect(passkeys.locator('[data-passkey]')).toContainText('My phone');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('radio', { name: 'With my account' }).check();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Signed in as Iku')).toBeVisible();

  await passkeys.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(passkeys.getByText('you could no longer sign in')).toBeVisible();
  await page.getByLabel(/New password/).fill('correct horse battery');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(passkeys.locator('[data-passkey]')).toHaveCount(0);
});

test('a player who cancels on the device sees what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await settle(page, { language: 'ja' });
  await visit(page, '/online');
  await page.getByRole('radio', { name: '自分のアカウント' }).check();
  await page.getByRole('button', { name: 'パスキーでサインイン' }).click();
  await expect(page.getByRole('alert')).toContainText('パスワードを使ってください');
});

test('a browser without passkeys says so, and offers none for signing in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'PublicKeyCredential', { value: undefined });
  });
  await settle(page, {});
  await signIn(page, 'Jun');
  await visit(page, '/profile');
  await expect(page.getByText('Passkeys do not work here')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('radio', { name: 'With my account' }).check();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});

test('a person creates an account, and signs in to it again', async ({ page }) => {
  await settle(page, {});
  await visit(page, '/online');
  // A guest is asked for no password.
  await expect(page.getByRole('radio', { name: 'As a guest' })).toBeChecked();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await page.getByRole('radio', { name: 'With a new account' }).check();
  await page.getByLabel('Name').fill('Kei of the north');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('radio', { name: 'With my account' }).check();
  await page.getByLabel('Name').fill('Kei of the north');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter the password.');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Signed in as Kei of the north')).toBeVisible();
});
