import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { describe, expect, inject } from 'vitest';
import { newShopper } from '../harness/account';
import { expectAccessible } from '../harness/axe';
import { holdCalls } from '../harness/held-calls';
import { onScreen } from '../harness/on-screen';
import { visitAs } from '../harness/visit-as';
import { it } from '../harness/visits';

const url = inject('shopUrl');

describe.each(['phone', 'desktop'] as const)('the profile on a %s', (screen) => {
  it('shows who one is and saves what is changed', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen, '/dashboard/profile');
    const view = onScreen(page);
    await view.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await view.getByText('Dashboard', { exact: true }).first().waitFor();
    const menu = view.getByRole('navigation', { name: 'Dashboard' });
    expect(await menu.isVisible()).toBe(screen === 'desktop');

    const form = view.getByRole('form', { name: 'Profile' });
    const field = (name: string) => form.locator(`[name=${name}]`);
    expect(await field('name').inputValue()).toBe('Asha Verma');
    expect(await field('email').inputValue()).toMatch(/@mail\.example$/);
    await field('name').fill('Asha Rao');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Please fill this in').waitFor();
    await expect.poll(() => field('mobile').evaluate((input) => input === document.activeElement)).toBe(true);
    await field('mobile').fill('12345');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Please enter a valid 10-digit mobile number').waitFor();
    await expectAccessible(page);

    const calls = await holdCalls(page, accountPaths.updateUser);
    await field('mobile').fill('+91 98765 43210');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByRole('button', { name: 'Loading...' }).waitFor();
    calls.goOn();
    await page.getByText('Profile updated successfully.').waitFor();
    await form.getByRole('button', { name: 'Submit' }).waitFor();
    await expect.poll(() => field('mobile').inputValue()).toBe('9876543210');
    await page.reload();
    await expect.poll(() => field('name').inputValue()).toBe('Asha Rao');
  });

  it('waits, and says when it cannot be asked', async ({ visit }) => {
    const page = await visitAs(visit, url, await newShopper(url), screen);
    const calls = await holdCalls(page, accountPaths.userDetails);
    await page.goto('/dashboard/profile');
    const view = onScreen(page);
    await view.getByText('Loading...').waitFor();
    await expectAccessible(page);
    calls.fail();
    await view.getByRole('alert').getByText('Something went wrong!').waitFor();
    await expectAccessible(page);
    calls.goOn();
    await view.getByRole('button', { name: 'Retry' }).click();
    await view.getByRole('form', { name: 'Profile' }).waitFor();
  });

  it('is for those who are signed in', async ({ visit }) => {
    const page = await visit(url, screen);
    await page.goto('/dashboard/profile');
    await page.waitForURL('**/login');
  });
});
