import { readFileSync } from 'node:fs';
import { loadAccount, loadMail, refusalSentence } from '@archivolt/i18n';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect } from '../support/test.ts';
import { claim, expectNoConsoleErrors, PASSWORD, signUp, test } from '../support/visitors.ts';

/** Account pages: password, mail address, sessions, data export, deletion. */

const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

test('a confirmed address receives a link for a new password, which works once @small', async ({
  visit,
  openServer,
  mail,
  isMobile,
}) => {
  const server = await openServer({ flags: { mail: mail.url } });
  const ada = await visit('en', { phone: isMobile, baseURL: server.address });
  const { page } = ada;
  const t = await loadAccount('en');
  const words = await loadMail('en');
  /** Waits for the mail with this subject. */
  const letter = async (subject: string) => {
    await expect
      .poll(() => mail.letters.some(({ headers }) => headers.get('subject') === subject))
      .toBe(true);
    const found = mail.letters.findLast(({ headers }) => headers.get('subject') === subject);
    return linkIn(found?.text ?? '');
  };
  await signUp(ada, 'Ada');
  await claim(page, 'ada');
  await page.getByRole('textbox', { name: t.notify.address }).fill('ada@example.org');
  const notices = page.getByRole('region', { name: t.notify.title });
  await notices.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.notify.confirm('ada@example.org'))).toBeVisible();
  await page.goto(await letter(words.confirm.subject));
  await expect(page.getByText(words.pages.confirm.question('Ada'))).toBeVisible();
  await expectAccessibleInBothThemes(page, 'confirm the address');
  await page.getByRole('button', { name: words.pages.confirm.button }).click();
  await expect(page.getByText(words.pages.confirm.done)).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: t.leave.signOut }).click();
  await page.goto('/account');
  await page.getByText(t.forgotten.link).click();
  await page.getByRole('textbox', { name: t.forgotten.address }).fill('Ada@example.org');
  await page.getByRole('button', { name: t.forgotten.send }).click();
  await expect(page.getByText(t.forgotten.sent)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a link for a new password is on its way');
  const link = await letter(words.reset.subject);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: t.reset.title })).toBeVisible();
  await expect(page.getByText(t.reset.lead('Ada'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.secure.login })).toHaveValue('ada');
  await expectAccessibleInBothThemes(page, 'choose a new password');
  await page.getByRole('textbox', { name: t.secure.newPassword }).fill('another tower, a straight one');
  await page.getByRole('button', { name: t.reset.go }).click();
  await expect(page).toHaveURL(/\/online$/);
  await expect(page.getByText(ada.t.you.signedInAs('Ada'))).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(refusalSentence(ada.t, { why: 'badLink', facts: {} }));
  await expectAccessibleInBothThemes(page, 'a link that was used');
  // The browser logs the refusal of the used link as an error.
  expect(ada.consoleErrors.filter((text) => !text.includes('/api/reset/look'))).toEqual([]);
});

test('a browser signed in by code must give the password before it exports data or deletes the account @small', async ({
  visit,
  openServer,
  isMobile,
}) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [first, second] = [await visit('en', own), await visit('en', { phone: isMobile, ...own })];
  const { page } = second;
  const t = await loadAccount('en');
  await signUp(first, 'Ada');
  await claim(first.page, 'ada');
  await first.page.getByRole('button', { name: t.device.make }).click();
  const code = await first.page.getByRole('status', { name: t.device.code }).innerText();
  await page.goto('/account');
  await page.getByRole('textbox', { name: t.signIn.codeField }).fill(code);
  await page.getByRole('button', { name: t.signIn.useCode }).click();
  await expect(page.getByText(second.t.you.signedInAs('Ada'))).toBeVisible();

  await page.goto('/account');
  const sessions = page.getByRole('region', { name: t.sessions.title });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: t.sessions.current })).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'an account with two browsers');
  await sessions.getByRole('button', { name: t.sessions.drop }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await first.page.reload();
  await expect(first.page.getByRole('heading', { name: t.signIn.title, level: 1 })).toBeVisible();

  const proof = page.getByRole('dialog', { name: t.proof.title });
  await page.getByRole('button', { name: t.export.go }).click();
  await expect(proof).toBeVisible();
  await expectAccessibleInBothThemes(page, 'is it you?');
  await proof.getByRole('button', { name: t.cancel }).click();
  await expect(proof).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(
    refusalSentence(second.t, { why: 'proofNeeded', facts: {} }),
  );
  await page.getByRole('button', { name: t.export.go }).click();
  await proof.getByRole('textbox', { name: t.proof.password }).fill('not the password');
  await proof.getByRole('button', { name: t.proof.go }).click();
  await expect(proof.getByRole('alert')).toHaveText(
    refusalSentence(second.t, { why: 'wrongLogin', facts: {} }),
  );
  await proof.getByRole('textbox', { name: t.proof.password }).fill(PASSWORD);
  const downloading = page.waitForEvent('download');
  await proof.getByRole('button', { name: t.proof.go }).click();
  const kept = readFileSync(await (await downloading).path(), 'utf8');
  expect(kept).toContain('"Ada"');
  expect(kept).not.toContain(PASSWORD);

  // One proof is enough for a while.
  await page.getByRole('button', { name: t.leave.delete }).click();
  const deleting = page.getByRole('dialog', { name: t.leave.deleteTitle });
  await expectAccessibleInBothThemes(page, 'delete the account?');
  await deleting.getByRole('button', { name: t.leave.deleteYes }).click();
  await expect(page).toHaveURL(/\/online$/);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: t.signIn.title, level: 1 })).toBeVisible();
  // The browser logs the refusals of requests without proof as errors.
  expect(second.consoleErrors.filter((text) => !/\/api\/me\/(?:export|proof)/.test(text))).toEqual([]);
  expectNoConsoleErrors(first);
});
