/** The next ones, until they weigh `weight` together; the rest stays. Each weighs one, if nothing else is said. */
export function some<Value>(
  values: Iterator<Value>,
  weight: number,
  weightOf: (value: Value) => number = () => 1,
): Value[] {
  const found: Value[] = [];
  for (let weighed = 0; weighed < weight; ) {
    const { done, value } = values.next();
    if (done) break;
    found.push(value);
    weighed += weightOf(value);
  }
  return found;
}
