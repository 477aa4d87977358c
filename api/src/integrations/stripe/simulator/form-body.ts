/** A form's fields, nested as their names say. */
export interface Form {
  [field: string]: string | Form;
}

/** Reads `a=1&b[0][c]=2` as Stripe's library writes it: `{ a: '1', b: { 0: { c: '2' } } }`. */
export function readForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let target = form;
    for (const part of path) {
      const next = target[part];
      const inner = typeof next === 'object' ? next : emptyForm();
      target[part] = inner;
      target = inner;
    }
    target[last] = value;
  }
  return form;
}

/** Without a prototype: a field of any name is only a field. */
const emptyForm = (): Form => Object.create(null);
