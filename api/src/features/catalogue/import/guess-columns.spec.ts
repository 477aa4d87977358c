import { guessColumns, plainColumnName, sellingPriceColumns } from './guess-columns.js';

/** A file of these columns, each with its first cells. */
function aFile(columns: Record<string, string | readonly string[]>) {
  const cells = Object.values(columns).map((each) => (typeof each === 'string' ? [each] : each));
  return {
    header: Object.keys(columns),
    sample: (cells[0] ?? []).map((_, row) => cells.map((each) => each[row] ?? '')),
  };
}

describe('the columns of a file', () => {
  it.each([
    ['M.R.P.', 'mrp'],
    ['M.R.P. (Rs.)', 'mrp'],
    ['Price (INR)', 'price'],
    ['price(INR)', 'price'],
    ['DiscountedPrice', 'discountedprice'],
    ['Discount %', 'discountpercent'],
    ['Offer Price in Rupees', 'offerprice'],
    ['दाम (रुपये)', 'दाम'],
  ])('are compared without signs, case and currency: %j', (column, name) => {
    expect(plainColumnName(column)).toBe(name);
  });

  it.each([
    [
      'the names of a wholesaler',
      aFile({ 'Item Name': 'Dal', 'M.R.P.': 'Rs. 168/-', DiscountedPrice: '151', Qty: '20', Pack: '1 kg' }),
      { name: 'Item Name', price: 'M.R.P.', listedPrice: 'DiscountedPrice', stock: 'Qty', unit: 'Pack' },
    ],
    [
      'the meanings themselves',
      aFile({ name: 'Dal', price: '168', listedPrice: '151', unit: '1 kg', stock: '2', key: '7' }),
      { name: 'name', price: 'price', listedPrice: 'listedPrice', unit: 'unit', stock: 'stock', key: 'key' },
    ],
    [
      'a quantity that is a pack, and one that is a stock',
      aFile({ Product: 'Dal', Price: '168', Quantity: '1 kg', Stock: '4' }),
      { name: 'Product', price: 'Price', unit: 'Quantity', stock: 'Stock' },
    ],
    [
      'a price beside the MRP, which is the one that is charged',
      aFile({ Item: ['Dal', 'Salt'], MRP: ['168', '26'], Price: ['151', '26'] }),
      { name: 'Item', price: 'MRP', listedPrice: 'Price' },
    ],
    [
      'not a price above the MRP',
      aFile({ Item: ['Dal', 'Salt'], MRP: ['168', '26'], Price: ['151', '27'] }),
      { name: 'Item', price: 'MRP' },
    ],
    [
      'never what the shop pays',
      aFile({ Item: 'Dal', 'Cost Price': '120', 'Purchase rate': '118', MRP: '168', 'GST rate': '5' }),
      { name: 'Item', price: 'MRP' },
    ],
    [
      'names with slips',
      aFile({
        Prodcut: 'Dal',
        'Selling Pirce': '151',
        'Retial Price': '168',
        Catagory: 'Staples',
        Sub_Category: 'Dal',
      }),
      {
        name: 'Prodcut',
        listedPrice: 'Selling Pirce',
        price: 'Retial Price',
        category: 'Catagory',
        subcategory: 'Sub_Category',
      },
    ],
    [
      'names among other words',
      aFile({ Item: 'Dal', 'Product MRP': '168', 'Web Selling Price': '151', 'Opening stock': '7' }),
      { name: 'Item', price: 'Product MRP', listedPrice: 'Web Selling Price', stock: 'Opening stock' },
    ],
    [
      'a discount in percent',
      aFile({ Item: 'Dal', MRP: '168', 'Disc. %': '10%' }),
      { name: 'Item', price: 'MRP', discount: 'Disc. %' },
    ],
    [
      'not one in rupees',
      aFile({ Item: 'Dal', MRP: '168', Discount: 'Rs. 17' }),
      { name: 'Item', price: 'MRP' },
    ],
    [
      'Hindi names',
      aFile({ नाम: 'दाल', एमआरपी: '168', दाम: '151', मात्रा: '1 किलो', स्टॉक: '3', कैटेगरी: 'राशन' }),
      { name: 'नाम', price: 'एमआरपी', listedPrice: 'दाम', unit: 'मात्रा', stock: 'स्टॉक', category: 'कैटेगरी' },
    ],
    ['nothing in columns that say nothing', aFile({ A: 'Dal', B: '168', '': 'x', 'S.No': '1' }), {}],
  ])('are guessed: %s', (_, file, columns) => {
    expect(guessColumns(file)).toEqual(columns);
  });

  it.each([
    ['a price to be charged', aFile({ Item: 'Dal', MRP: '168', 'Offer price': '151' }), ['Offer price']],
    ['a discount in rupees', aFile({ Item: 'Dal', MRP: '168', Discount: 'Rs. 17' }), ['Discount']],
    ['a price above the MRP', aFile({ Item: 'Salt', MRP: '26', Price: '27' }), ['Price']],
    ['a column that is empty at first', aFile({ Item: 'Salt', MRP: '26', 'Sale Price': '' }), ['Sale Price']],
    ['no words about offers', aFile({ Item: 'Salt', MRP: '26', Offer: 'Buy one, get one' }), []],
    ['not what the shop pays', aFile({ Item: 'Salt', MRP: '26', 'Cost price': '20', 'GST rate': '5' }), []],
  ])('that may be the price to be charged are found: %s', (_, file, columns) => {
    expect(sellingPriceColumns(file)).toEqual(columns);
  });
});
