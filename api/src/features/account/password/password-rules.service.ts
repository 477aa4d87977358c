import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import type { Match, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { demoAccounts, isDemoPassword } from '#platform/config/demo-accounts.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** zxcvbn's score from which a password is accepted: more than a million guesses. */
const ACCEPTED_SCORE = 2;
/** The same with words in it that whoever guesses this owner's password tries first: more than a hundred million. */
const ACCEPTED_SCORE_WITH_OWN_WORDS = 3;
/** Only so much of a password is judged: what is hard to guess by then stays so, and judging takes its time. */
const JUDGED_LENGTH = 64;
const SHORTEST_WORD = 3;

/**
 * The common passwords, which attackers try first (OWASP ASVS 6.2.4), and what judges all others (6.2.8: words
 * of the owner and the shop, disguises such as `Passw0rd!`, walks on the keyboard, repetitions).
 */
interface Judge {
  readonly common: ReadonlySet<string>;
  readonly zxcvbn: ZxcvbnFactory;
}

async function loadJudge(): Promise<Judge> {
  // Loaded when the first password is chosen: opening the shop does not require the lists.
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const common = dictionary['passwords-common'];
  return {
    common: new Set(common),
    zxcvbn: new Factory({
      dictionary: { 'passwords-common': common },
      graphs: adjacencyGraphs,
      maxLength: JUDGED_LENGTH,
    }),
  };
}

/** The rules for a new password beyond its length, which the contract checks (docs/product.md#passwords). */
@Injectable()
export class PasswordRules {
  private judge: Promise<Judge> | undefined;
  /** Of the addresses of the shop. */
  private readonly hosts: readonly string[];

  constructor(
    config: ShopConfig,
    private readonly settings: CurrentShopSettings,
  ) {
    this.hosts = [new URL(config.publicUrl).hostname, ...demoAccounts.map(({ email }) => domainOf(email))];
  }

  /**
   * Accepts or refuses a new password, in any case (`PassWord1` is as common as `password1`). The demo's
   * passwords are in the documentation and refused too.
   * @throws ShopError account.common-password, account.personal-password, account.guessable-password
   */
  async check(newPassword: string, owner: PasswordOwner): Promise<void> {
    if (isDemoPassword(newPassword)) throw new ShopError('account.common-password');
    this.judge ??= loadJudge();
    const { common, zxcvbn } = await this.judge;
    if (common.has(newPassword.toLowerCase())) throw new ShopError('account.common-password');
    const { name: shop } = await this.settings.get();
    const { score, sequence } = zxcvbn.check(newPassword, [shop, ...this.hosts, ...wordsOf(owner)]);
    const dictionaries = dictionariesOf(sequence);
    if (dictionaries.has('userInputs')) {
      if (score < ACCEPTED_SCORE_WITH_OWN_WORDS) throw new ShopError('account.personal-password');
    } else if (score < ACCEPTED_SCORE) {
      const isLikeCommon = dictionaries.has('passwords-common');
      throw new ShopError(isLikeCommon ? 'account.common-password' : 'account.guessable-password');
    }
  }
}

/** The words of a name and an e-mail address, alone and together. */
function wordsOf({ name, email }: PasswordOwner): string[] {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  const words = [name, mailbox].flatMap((text) => [
    text.replaceAll(/\s/g, ''),
    ...text.split(/[^\p{L}\p{M}]+/u),
  ]);
  return [email, domainOf(email), ...words].filter(({ length }) => length >= SHORTEST_WORD);
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** The dictionaries that parts of a password are in, also those of which a part is a repetition. */
function dictionariesOf(matches: readonly Match[]): Set<string> {
  return new Set(
    matches.flatMap(({ dictionaryName, baseMatches }): string[] => [
      ...(dictionaryName ? [dictionaryName] : []),
      ...dictionariesOf(baseMatches ?? []),
    ]),
  );
}
