import type { AuditAction, AuditArea, AuditChange } from '@jhola/shared/contracts/audit-log.contract';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { nameParts } from '../database/search-parts.js';
import type { AuditActor } from './audit-actor.js';
import { type AuditEntryRecord, auditEntryModel } from './audit-entry.model.js';
import { changedValues } from './changed-values.js';

const YEARS_KEPT = 2;
/** How many entries about a subject are looked at. */
const MAX_ABOUT = 50;
/** How many entries the export of a user's data holds. */
const MAX_EXPORTED = 1000;

/** What was done. */
export interface AuditedAction extends AuditChange {
  readonly action: AuditAction;
  /** A change of many: what it was to each. */
  readonly items?: readonly AuditChange[];
}

/** A change of something: its fields as they were and as they are, whether they differ or not. */
export type AuditedChange = AuditedAction & Required<Pick<AuditChange, 'before' | 'after'>>;

/**
 * The log of what administrators do: it is added to and read, nothing changes an entry, and an entry goes after two years
 * (OWASP ASVS 16.2).
 */
@Injectable()
export class AuditLog {
  constructor(@InjectModel(auditEntryModel.name) private readonly entries: Model<AuditEntryRecord>) {}

  /**
   * Adds an entry, in the transaction of the action, so that neither stands without the other.
   * @param session null for an action that writes nothing else
   */
  async add(session: ClientSession | null, actor: AuditActor, audited: AuditedAction): Promise<void> {
    const { kind, userId, address, device } = actor;
    const { action, subject, before, after, items } = audited;
    const at = new Date();
    const expiresAt = new Date(at);
    expiresAt.setFullYear(at.getFullYear() + YEARS_KEPT);
    const [area] = action.split('.') as [AuditArea];
    const entry: AuditEntryRecord = {
      _id: new Types.ObjectId(),
      at,
      area,
      action,
      actor: { kind, ...(userId && { userId }) },
      ...(address && { address }),
      ...(device && { device }),
      ...(subject && { subject }),
      ...(before && { before }),
      ...(after && { after }),
      ...(items && { items }),
      searchParts: [...new Set([subject, ...(items ?? []).map((item) => item.subject)].flatMap(partsOf))],
      expiresAt,
    };
    await this.entries.create([entry], { session });
  }

  /** The newest entries of what this user did, at most 1,000. */
  of(userId: string): Promise<AuditEntryRecord[]> {
    return this.entries
      .find({ 'actor.userId': userId })
      .sort({ at: -1, _id: -1 })
      .limit(MAX_EXPORTED)
      .lean<AuditEntryRecord[]>();
  }

  /** The newest entries about something, or about many of which it is one, at most 50. */
  about(subjectId: string): Promise<AuditEntryRecord[]> {
    return this.entries
      .find({ searchParts: subjectId.toLowerCase() })
      .sort({ at: -1 })
      .limit(MAX_ABOUT)
      .lean<AuditEntryRecord[]>();
  }

  /** The newest entry of an action; null where there is none. */
  latest(action: AuditAction): Promise<AuditEntryRecord | null> {
    return this.entries.findOne({ action }).sort({ at: -1 }).lean<AuditEntryRecord>();
  }

  /**
   * Removes a customer from the entries about them, and the texts of their reviews and questions. Of an administrator all stays: an account
   * that did harm does not remove its traces by being deleted.
   */
  async forget(userId: string, session: ClientSession): Promise<void> {
    await this.entries.updateMany(
      { 'before.author': userId },
      { $unset: { 'before.author': 1, 'before.comment': 1, 'before.question': 1 } },
      { session },
    );
    if (await this.entries.exists({ 'actor.userId': userId }).session(session)) return;
    await this.entries.updateMany(
      { 'subject.id': userId },
      { $unset: { 'subject.id': 1 }, $set: { searchParts: [] } },
      { session },
    );
  }

  /**
   * As add, with the fields that differ; a change that changed nothing is no entry.
   * @returns whether anything differed
   */
  async addChange(
    session: ClientSession | null,
    actor: AuditActor,
    { before, after, ...audited }: AuditedChange,
  ): Promise<boolean> {
    const changed = changedValues(before, after);
    if (Object.keys({ ...changed.before, ...changed.after }).length === 0) return false;
    await this.add(session, actor, { ...audited, ...changed });
    return true;
  }
}

const partsOf = (subject: AuditChange['subject']): string[] => [
  ...(subject?.name ? nameParts(subject.name) : []),
  ...(subject?.id ? [subject.id.toLowerCase()] : []),
];
