import type { Schema } from 'mongoose';

/** The pieces of a person's name, e-mail and mobile number at which an administrator's search may begin. */
export interface SearchParts {
  searchName: string[];
  searchEmail: string[];
  searchMobile: string[];
}

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

const partsOf: {
  readonly [Source in 'name' | 'email' | 'mobile']: [keyof SearchParts, (text: string) => string[]];
} = {
  name: ['searchName', nameParts],
  email: ['searchEmail', emailParts],
  mobile: ['searchMobile', mobileParts],
};

/** The pieces that follow from the fields among these; what else is there is not looked at. */
export function searchPartsOf(fields: Readonly<Record<string, unknown>>): Partial<SearchParts> {
  return Object.fromEntries(
    Object.entries(partsOf).flatMap(([source, [target, make]]) => {
      const text = fields[source];
      return typeof text === 'string' ? [[target, make(text)]] : [];
    }),
  );
}

/** Has the pieces follow the fields they are made of, whoever writes these by the model. */
export function keepSearchParts<User extends SearchParts>(schema: Schema<User>): void {
  schema.pre('save', function () {
    const [name, email, mobile] = [this.get('name'), this.get('email'), this.get('mobile')];
    this.set(searchPartsOf({ name, email, mobile }));
  });
  schema.pre(['updateOne', 'findOneAndUpdate'], function () {
    const update = this.getUpdate();
    const set = update && '$set' in update ? update.$set : undefined;
    if (set) this.set(searchPartsOf(set));
  });
}
