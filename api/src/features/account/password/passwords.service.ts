import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's own choice) as OWASP's password storage sheet asks: 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and checks passwords. */
@Injectable()
export class Passwords {
  /** Compared when the account is unknown, so that both take the same time. */
  private readonly unknownAccount = hash('nobody has this password', settings);

  /** The hash to store for the password. */
  hash(password: string): Promise<string> {
    return hash(password, settings);
  }

  /**
   * Whether the password belongs to the hash.
   * @param passwordHash undefined when there is no such account: the same work is done, and the answer is no
   */
  async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    const right = await verify(passwordHash ?? (await this.unknownAccount), password);
    return right && passwordHash !== undefined;
  }
}
