import { separatorOf } from './separators.js';

describe('the separator of a file', () => {
  it.each([
    [',', 'Item,MRP,Pack\nDal;x;y;z;;,1,1 kg\n'],
    [';', '\uFEFFItem;MRP;"Pack, or size, or weight"\r\nDal;168;1 kg\r\n'],
    ['\t', 'Item\tMRP, rupees\tPack\nDal\t168\t1 kg\n'],
    ['|', '\n\nItem|MRP|Pack\rDal|168|1 kg\r'],
    [',', 'Item\nDal; toor\n'],
    [',', ''],
  ])('is %j', (separator, text) => {
    expect(separatorOf(text)).toBe(separator);
  });
});
