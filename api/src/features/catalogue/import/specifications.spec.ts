import { detailsOfSpecifications } from './specifications.js';

const list = (...entries: string[]) => `{"product_specification"=>[${entries.join(', ')}]}`;

describe('specifications', () => {
  it('become extra fields', () => {
    const text = list('{"key"=>"Fabric", "value"=>"Cotton"}', '{"key"=>"Ideal For", "value"=>"Women\'s"}');
    expect(detailsOfSpecifications(text)).toEqual({ Fabric: 'Cotton', 'Ideal For': "Women's" });
  });

  it('are read when there is but one, without a list', () => {
    const text = '{"product_specification"=>{"key"=>"Body Material", "value"=>"leather"}}';
    expect(detailsOfSpecifications(text)).toEqual({ 'Body Material': 'leather' });
  });

  it('join values of one name, and those without a name', () => {
    const text = list(
      '{"key"=>"Color", "value"=>"Red"}',
      '{"key"=>"Color", "value"=>"Blue"}',
      '{"value"=>"3 shorts"}',
      '{"value"=>"1 belt"}',
    );
    expect(detailsOfSpecifications(text)).toEqual({
      Color: 'Red, Blue',
      'Other details': '3 shorts, 1 belt',
    });
  });

  it('lose what a database or JavaScript would read as a command', () => {
    const text = list(
      '{"key"=>"No. of Pages", "value"=>"96"}',
      '{"key"=>"$where", "value"=>"1"}',
      '{"key"=>"__proto__", "value"=>"x"}',
      '{"key"=>"constructor", "value"=>"x"}',
      '{"key"=>"$.", "value"=>"x"}',
    );
    const details = detailsOfSpecifications(text);
    expect(Object.entries(details)).toEqual([
      ['No of Pages', '96'],
      ['where', '1'],
    ]);
  });

  it('keep quotes that are escaped', () => {
    expect(detailsOfSpecifications(list('{"key"=>"Size", "value"=>"15\\" wide"}'))).toEqual({
      Size: '15" wide',
    });
  });

  it('are bounded in number and length', () => {
    const many = Array.from(
      { length: 90 },
      (_, i) => `{"key"=>"${'k'.repeat(80)}${i}", "value"=>"${'v'.repeat(3000)}"}`,
    );
    const numbered = Array.from(
      { length: 90 },
      (_, i) => `{"key"=>"Field ${i}", "value"=>"${'v'.repeat(3000)}"}`,
    );
    expect(Object.keys(detailsOfSpecifications(list(...many)))).toEqual(['k'.repeat(60)]);
    const details = detailsOfSpecifications(list(...numbered));
    expect(Object.keys(details)).toHaveLength(40);
    expect(Math.max(...Object.values(details).map((value) => value.length))).toBe(1000);
  });

  it.each(['', 'none', '{}', '{"product_specification"=>[]}'])('of %j are none', (text) => {
    expect(detailsOfSpecifications(text)).toEqual({});
  });
});
