import type { Schema } from 'mongoose';

/** A person as a search finds them. */
export interface Findable {
  name: string;
  email: string;
  mobile: string;
  /** The texts at whose beginning an administrator's search is looked for. */
  searchParts: string[];
}

type Sources = Pick<Findable, 'name' | 'email' | 'mobile'>;

const MOST_PARTS = 20;
const SHORTEST_DIGITS = 3;

/** A name from each of its words on. */
export function nameParts(name: string): string[] {
  return endsFrom(plain(name), /(?<= )/);
}

/** An e-mail address from each of its pieces on. */
export function emailParts(email: string): string[] {
  return endsFrom(email.toLowerCase(), /(?<=[@.+_-])/);
}

/** A mobile number from each of its digits on, three digits at least. */
export function mobileParts(mobile: string): string[] {
  return endsFrom(mobile, /(?=\d)/).filter((part) => part.length >= SHORTEST_DIGITS);
}

/** The pattern of everything that begins with this text, letter by letter; an index answers it. */
export function searchedPrefix(text: string): string {
  const isNumber = /^\+?[\d\s-]{3,}$/.test(text.trim());
  const wanted = isNumber ? text.replace(/\D/g, '').replace(/^91(?=\d{10}$)/, '') : plain(text);
  return `^${wanted.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`;
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The text from each of the places on at which `between` matches, the whole first. */
function endsFrom(text: string, between: RegExp): string[] {
  const pieces = text.split(between).filter((piece) => piece !== '');
  return pieces.slice(0, MOST_PARTS).map((_, at) => pieces.slice(at).join(''));
}

/** Everything an administrator's search may begin with. */
export function searchPartsOf({ name, email, mobile }: Sources): string[] {
  return [...nameParts(name), ...emailParts(email), ...mobileParts(mobile)];
}

/** Has the parts follow the fields they are made of, whoever writes these by the model. */
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
