/** An account whose password everybody knows, since it stands in the documentation. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

export const demoAdmin: DemoAccount = { email: 'admin@shop.example', password: 'admin-demo-1' };
export const demoShopper: DemoAccount = { email: 'shopper@shop.example', password: 'shopper-demo-1' };

export const demoAccounts: readonly DemoAccount[] = [demoAdmin, demoShopper];

/** Whether everybody knows this password; however it is written, since a guess tries that too. */
export const isDemoPassword = (password: string): boolean =>
  demoAccounts.some((account) => account.password === password.toLowerCase());
