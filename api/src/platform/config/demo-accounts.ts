/** An account with a publicly known password from the documentation. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

export const demoAdmin: DemoAccount = { email: 'admin@shop.example', password: 'admin-demo-1' };
export const demoShopper: DemoAccount = { email: 'shopper@shop.example', password: 'shopper-demo-1' };

export const demoAccounts: readonly DemoAccount[] = [demoAdmin, demoShopper];

/** Whether this password is publicly known; in any case, since guesses try that too. */
export const isDemoPassword = (password: string): boolean =>
  demoAccounts.some((account) => account.password === password.toLowerCase());
