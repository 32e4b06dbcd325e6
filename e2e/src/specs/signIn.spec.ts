import type { CDPSession } from '@playwright/test';
import { expect, type Page } from '../support/test.ts';
import { expectNoConsoleErrors, signUp, test } from '../support/visitors.ts';

/** A virtual authenticator that confirms automatically, as a fingerprint reader would. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

const signedInAs = (page: Page, name: string) => page.getByText(`Signed in as ${name}`);

test('a guest can secure a name with a passkey, sign out, and sign in with it again', async ({ visit }) => {
  const ada = await visit('en');
  const { page } = ada;
  await signUp(ada, 'Ada');
  await addAuthenticator(page);
  await page.goto('/account');
  await expect(page.getByText('You are playing as a guest')).toBeVisible();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('You are playing as a guest')).toBeHidden();
  await page.getByRole('button', { name: 'Sign out on this device' }).click();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(signedInAs(page, 'Ada')).toBeVisible();
  expectNoConsoleErrors(ada);
});

test('a guest can sign in on another device with a code that works once', async ({ visit }) => {
  const [ada, other, third] = [await visit('en'), await visit('en', { phone: true }), await visit('en')];
  await signUp(ada, 'Ada');
  await ada.page.goto('/account');
  await ada.page.getByRole('button', { name: 'Show a code' }).click();
  const code = await ada.page.getByRole('status', { name: 'Your code' }).innerText();
  for (const { page } of [other, third]) {
    await page.goto('/account');
    await page.getByRole('textbox', { name: 'Code' }).fill(code.toUpperCase());
    await page.getByRole('button', { name: 'Use the code' }).click();
  }
  await expect(signedInAs(other.page, 'Ada')).toBeVisible();
  await expect(third.page.getByRole('alert')).toHaveText('This code is wrong or has expired.');
  expectNoConsoleErrors(ada, other);
});

test('a password secures a name, and signing out everywhere signs out the other device', async ({
  visit,
}) => {
  const [ada, other] = [await visit('en'), await visit('en')];
  await signUp(ada, 'Ada');
  await ada.page.goto('/account');
  const login = `ada-${Date.now()}`;
  await ada.page.getByRole('textbox', { name: 'Username' }).fill(login);
  await ada.page.getByRole('textbox', { name: 'New password' }).fill('the tower leans a little');
  await ada.page.getByRole('button', { name: 'Secure this name' }).click();
  await expect(ada.page.getByText(`Your username is ${login}`)).toBeVisible();

  await other.page.goto('/account');
  await other.page.getByRole('textbox', { name: 'Username' }).fill(login);
  await other.page.getByRole('textbox', { name: 'Password' }).fill('the tower leans a little');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(signedInAs(other.page, 'Ada')).toBeVisible();
  await other.page.waitForLoadState('networkidle');

  await ada.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(ada.page).toHaveURL(/\/online/);
  await other.page.goto('/account');
  await expect(other.page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  expectNoConsoleErrors(ada, other);
});
