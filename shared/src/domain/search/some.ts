/** The next ones, at most `length`; the rest stays. */
export function some<Value>(values: Iterator<Value>, length: number): Value[] {
  const found: Value[] = [];
  while (found.length < length) {
    const { done, value } = values.next();
    if (done) break;
    found.push(value);
  }
  return found;
}
