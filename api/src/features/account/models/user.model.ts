import type { Role } from '@jhola/shared/contracts/account.contract';
import { Schema, type Types } from 'mongoose';

/** A person with an account, as the database keeps it (section 3, User). */
export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  username: string;
  /** Trimmed and in lower case: one address is one account. */
  email: string;
  /** Argon2id, with its parameters and salt; undefined for an account that the sign-in provider opened. */
  passwordHash?: string;
  /** The provider's own name for this person (`sub`), once linked. */
  googleId?: string;
  avatar: string;
  mobile: string;
  verify_email: boolean;
  last_login_date: Date | null;
  status: 'Active' | 'Blocked';
  role: Role;
  createdAt: Date;
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
  },
  { timestamps: true, versionKey: false },
);

export const userModel = { name: 'User', schema: userSchema };
