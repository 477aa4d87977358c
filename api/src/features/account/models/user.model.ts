import type { Role } from '@jhola/shared/contracts/account.contract';
import { Schema, type Types } from 'mongoose';
import { type Findable, keepSearchParts } from './search-parts.js';

/** A person with an account, as the database keeps it (docs/product.md#user-fields). */
export interface UserRecord extends Findable {
  _id: Types.ObjectId;
  name: string;
  username: string;
  /** Trimmed and in lower case: one address is one account. */
  email: string;
  /** Argon2id, with its parameters and salt; undefined for an account opened by the sign-in provider. */
  passwordHash?: string;
  /** The provider's id for this user (`sub`), once linked. */
  googleId?: string;
  avatar: string;
  mobile: string;
  verify_email: boolean;
  last_login_date: Date | null;
  status: 'Active' | 'Blocked';
  role: Role;
  createdAt: Date;
  /**
   * Counts sign-ins and changes of what a sign-in needs. Of two at the same time the database tries one again, since both write
   * this: a date would not do, which two of one millisecond leave as it is.
   */
  signInRevision?: number;
  /** Written when this administrator stays while another one leaves; see Administrators. */
  keptAdminAt?: Date;
}

const userSchema = new Schema<UserRecord>(
  {
    name: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true, unique: true },
    passwordHash: { type: String },
    googleId: { type: String, unique: true, sparse: true },
    avatar: { type: String, default: '' },
    mobile: { type: String, default: '' },
    verify_email: { type: Boolean, default: false },
    last_login_date: { type: Date, default: null },
    status: { type: String, enum: ['Active', 'Blocked'], default: 'Active' },
    role: { type: String, enum: ['ADMIN', 'USER'], default: 'USER' },
    signInRevision: { type: Number },
    keptAdminAt: { type: Date },
    searchParts: [String],
  },
  { timestamps: true, versionKey: false },
);

// Admin › Customers: the newest, those who signed in last, and the results of a search.
userSchema.index({ createdAt: -1, _id: -1 });
userSchema.index({ last_login_date: -1, _id: -1 });
userSchema.index({ searchParts: 1 });
userSchema.index({ role: 1 });
keepSearchParts(userSchema);

export const userModel = { name: 'User', schema: userSchema };
