import {
  MAX_PASSKEYS,
  type NewPasskey,
  type Passkey,
  type PasskeyProof,
} from '@jhola/shared/contracts/passkeys.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { type ClientSession, type Model, Types } from 'mongoose';
import { type RelyingParty, relyingPartyOf } from '#platform/auth/relying-party.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import type { UsedCode } from '../second-factor/second-factors.service.js';
import { clientDataOf } from './client-data.js';
import { type PasskeyRecord, passkeyModel } from './models/passkey.model.js';
import { type UsedQuestionRecord, usedQuestionModel } from './models/used-question.model.js';
import { PasskeyQuestions, type Purpose, QUESTION_MS } from './passkey-questions.js';

/** Loaded with the first passkey: what reads certificates is large, and the shop opens sooner without it. */
const webAuthn = () => import('@simplewebauthn/server');

/** A passkey that a sign-in proved, and what uses the proof up. */
export interface ProvedPasskey {
  readonly userId: Types.ObjectId;
  readonly factor: UsedCode;
}

/** The passkeys of accounts (W3C WebAuthn Level 3; docs/product.md#passkeys). */
@Injectable()
export class Passkeys {
  private readonly log = new Logger('Passkeys');
  private readonly party: RelyingParty | undefined;
  private readonly questions: PasskeyQuestions;

  constructor(
    @InjectModel(passkeyModel.name) private readonly passkeys: Model<PasskeyRecord>,
    @InjectModel(usedQuestionModel.name) private readonly used: Model<UsedQuestionRecord>,
    private readonly settings: CurrentShopSettings,
    { publicUrl, jwtSecret }: ShopConfig,
  ) {
    this.party = relyingPartyOf(publicUrl);
    this.questions = new PasskeyQuestions(jwtSecret);
  }

  /** Whether the shop has a name that passkeys can be bound to. */
  get areOffered(): boolean {
    return this.party !== undefined;
  }

  /** The passkeys of an account, the newest first. */
  async of(userId: string): Promise<Passkey[]> {
    const records = await this.passkeys.find({ userId }).sort({ createdAt: -1 }).lean<PasskeyRecord[]>();
    return records.map(toPasskey);
  }

  /**
   * What the browser is to make a passkey for.
   * @param account as the device shows it to its owner
   * @throws ShopError passkey.not-offered, passkey.too-many
   */
  async startAdding(
    userId: string,
    account: { readonly name: string; readonly email: string },
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { id } = this.offered();
    const known = await this.passkeys.find({ userId }, { credentialId: 1 }).lean();
    if (known.length >= MAX_PASSKEYS) throw new ShopError('passkey.too-many', { most: MAX_PASSKEYS });
    return (await webAuthn()).generateRegistrationOptions({
      rpID: id,
      rpName: (await this.settings.get()).name,
      userID: new Types.ObjectId(userId).id as Uint8Array<ArrayBuffer>,
      userName: account.email,
      userDisplayName: account.name,
      challenge: bytesOf(this.questions.ask({ addFor: userId })),
      timeout: QUESTION_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      // found without an e-mail, and opened by finger, face or PIN: a passkey is both factors
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /**
   * Checks the passkey that the browser has made. Its question is used up, whatever comes of it.
   * @param device names it
   * @throws ShopError passkey.not-offered, passkey.refused
   */
  async verify(userId: string, sent: NewPasskey, device: string): Promise<PasskeyRecord> {
    const asked = await this.asked(sent.response.clientDataJSON, { addFor: userId });
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await this.verified(
      verifyRegistrationResponse({
        ...asked,
        response: { ...sent, response: { ...sent.response, transports: transportsOf(sent.response) } },
        requireUserVerification: true,
      }),
    );
    const { credential, credentialBackedUp } = registrationInfo ?? {};
    if (!credential) throw new ShopError('passkey.refused');
    return {
      _id: new Types.ObjectId(),
      userId: new Types.ObjectId(userId),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      synced: credentialBackedUp ?? false,
      name: device,
      createdAt: new Date(),
    };
  }

  /** Stores a checked passkey. @throws ShopError passkey.known, passkey.too-many */
  async add(passkey: PasskeyRecord, transaction: ClientSession): Promise<Passkey> {
    const { userId } = passkey;
    const count = await this.passkeys.countDocuments({ userId }, { session: transaction });
    if (count >= MAX_PASSKEYS) throw new ShopError('passkey.too-many', { most: MAX_PASSKEYS });
    try {
      await this.passkeys.create([passkey], { session: transaction });
    } catch (error) {
      throw isDuplicateKey(error) ? new ShopError('passkey.known') : error;
    }
    return toPasskey(passkey);
  }

  /** Removes a passkey of this account. @returns its name @throws ShopError passkey.missing */
  async remove(userId: string, passkeyId: string, transaction: ClientSession): Promise<string> {
    const removed = await this.passkeys
      .findOneAndDelete({ _id: passkeyId, userId }, { session: transaction })
      .lean<PasskeyRecord>();
    if (!removed) throw new ShopError('passkey.missing');
    return removed.name;
  }

  /** Removes all passkeys of an account. */
  async removeAllOf(userId: string, transaction: ClientSession): Promise<void> {
    await this.passkeys.deleteMany({ userId }, { session: transaction });
  }

  /** What the browser is to sign in by; any passkey of the shop will do. @throws ShopError passkey.not-offered */
  async startSignIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { id } = this.offered();
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: id,
      challenge: bytesOf(this.questions.ask('sign-in')),
      timeout: QUESTION_MS,
      userVerification: 'required',
    });
  }

  /**
   * Checks the proof of a sign-in. Its question is used up, whatever comes of it.
   * @throws ShopError passkey.not-offered; passkey.refused, whatever the reason
   */
  async prove(proof: PasskeyProof): Promise<ProvedPasskey> {
    const asked = await this.asked(proof.response.clientDataJSON, 'sign-in');
    const passkey = await this.passkeys.findOne({ credentialId: proof.id }).lean<PasskeyRecord>();
    if (!passkey) throw new ShopError('passkey.refused');
    const { _id, userId, credentialId, publicKey, counter } = passkey;
    const { userHandle } = proof.response;
    if (userHandle && userHandle !== Buffer.from(userId.id).toString('base64url'))
      throw new ShopError('passkey.refused');
    const { verifyAuthenticationResponse } = await webAuthn();
    const { authenticationInfo, verified } = await this.verified(
      verifyAuthenticationResponse({
        ...asked,
        response: proof,
        requireUserVerification: true,
        credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
      }),
    );
    if (!verified) throw new ShopError('passkey.refused');
    const use = async (transaction: ClientSession) => {
      const { matchedCount } = await this.passkeys.updateOne(
        { _id, counter },
        { $set: { counter: authenticationInfo.newCounter, lastUsedAt: new Date() } },
        { session: transaction },
      );
      if (matchedCount === 0) throw new ShopError('passkey.refused');
    };
    return { userId, factor: { isOn: true, isRecovery: false, use } };
  }

  /** The id of the account that a passkey belongs to; undefined for one that no account has. */
  async ownerOf(credentialId: string): Promise<string | undefined> {
    return (await this.passkeys.findOne({ credentialId }, { userId: 1 }).lean())?.userId.toHexString();
  }

  private offered(): RelyingParty {
    if (!this.party) throw new ShopError('passkey.not-offered');
    return this.party;
  }

  /** Uses up the question that was answered, and says what the answer has to fit. */
  private async asked(clientDataJSON: string, purpose: Purpose) {
    const party = this.offered();
    const { challenge, origin } = clientDataOf(clientDataJSON);
    if (!party.isOwn(origin) || !(await this.use(challenge, purpose))) throw new ShopError('passkey.refused');
    return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: party.id };
  }

  /** Uses a question up. @returns whether the shop asked it for this, it has not run out, and it was not answered before */
  private async use(question: string, purpose: Purpose): Promise<boolean> {
    const expiresAt = this.questions.endOf(question, purpose);
    if (!expiresAt) return false;
    try {
      // The bytes, however they are written
      await this.used.create({
        question: Buffer.from(question, 'base64url').toString('base64url'),
        expiresAt,
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** The library throws for each way in which an answer is wrong; who sent it learns none of them. */
  private async verified<Result>(verifying: Promise<Result>): Promise<Result> {
    try {
      return await verifying;
    } catch (err) {
      this.log.warn({ err }, 'A passkey was refused');
      throw new ShopError('passkey.refused');
    }
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'));

const transportsOf = ({ transports }: NewPasskey['response']) =>
  transports as AuthenticatorTransport[] | undefined;

const toPasskey = ({ _id, name, createdAt, lastUsedAt, synced }: PasskeyRecord): Passkey => ({
  _id: _id.toHexString(),
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced,
});
