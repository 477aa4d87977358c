import { Otp } from '@jhola/shared/contracts/account.contract';
import { newCode } from './new-code.js';

describe('a new code', () => {
  const codes = Array.from({ length: 5000 }, newCode);

  it('has six digits, also with leading zeros', () => {
    expect(codes.filter((code) => !Otp.safeParse(code).success)).toEqual([]);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('is another one each time, from the whole range', () => {
    // Of 5,000 out of a million about twelve are drawn twice.
    expect(new Set(codes).size).toBeGreaterThan(4900);
    const tenths = new Set(codes.map((code) => code[0]));
    expect(tenths.size).toBe(10);
  });
});
