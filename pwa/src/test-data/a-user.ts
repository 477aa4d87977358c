import type { UserDetails } from '@jhola/shared/contracts/account.contract';

/** A shopper for a test: what the test does not name is believable. */
export function aUser(named: Partial<UserDetails> = {}): UserDetails {
  return {
    _id: 'a'.repeat(24),
    name: 'Asha Rao',
    username: 'asha',
    email: 'asha@mail.example',
    avatar: '',
    mobile: '',
    verify_email: false,
    last_login_date: null,
    hasPassword: true,
    hasGoogle: false,
    needsSecondFactor: false,
    status: 'Active',
    role: 'USER',
    address_details: [],
    shopping_cart: [],
    orderHistory: [],
    ...named,
  };
}
