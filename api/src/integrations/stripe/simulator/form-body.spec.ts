import { readForm } from './form-body.js';

describe('a form', () => {
  it('is nested by the names of its fields', () => {
    expect({
      ...readForm('mode=payment&line_items[0][price_data][currency]=inr&line_items[0][quantity]=2'),
    }).toEqual({
      mode: 'payment',
      line_items: { 0: { price_data: { currency: 'inr' }, quantity: '2' } },
    });
  });

  it('keeps built-in names of JavaScript as plain names', () => {
    readForm('__proto__[bad]=yes&constructor[prototype][bad]=yes');
    expect('bad' in {}).toBe(false);
  });
});
