import type { Schema } from 'mongoose';
import { emailParts, mobileParts, nameParts } from '#platform/database/search-parts.js';

/** A person as a search finds them. */
export interface Findable {
  name: string;
  email: string;
  mobile: string;
  /** The texts that an administrator's search matches at their beginning. */
  searchParts: string[];
}

type Sources = Pick<Findable, 'name' | 'email' | 'mobile'>;

/** Everything an administrator's search may begin with. */
export function searchPartsOf({ name, email, mobile }: Sources): string[] {
  return [...nameParts(name), ...emailParts(email), ...mobileParts(mobile)];
}

/** Updates the search fields whenever the model writes the fields they are made of. */
export function keepSearchParts<User extends Findable>(schema: Schema<User>): void {
  schema.pre('save', function () {
    const text = (field: keyof Sources) => String(this.get(field));
    const fields = { name: text('name'), email: text('email'), mobile: text('mobile') };
    this.set({ searchParts: searchPartsOf(fields) });
  });
  schema.pre(['updateOne', 'findOneAndUpdate'], async function () {
    const update = this.getUpdate();
    const set = update && '$set' in update ? update.$set : undefined;
    if (!set || !('name' in set || 'email' in set || 'mobile' in set)) return;
    const { session = null } = this.getOptions();
    const before = await this.model
      .findOne(this.getFilter(), { name: 1, email: 1, mobile: 1 })
      .session(session)
      .lean<Sources>();
    if (before) this.set({ searchParts: searchPartsOf({ ...before, ...set }) });
  });
}
