import type { ColumnMeaning } from '@jhola/shared/contracts/catalogue-files.contract';

/** What price lists call their columns: small letters and digits only (see `plainColumnName`); the likeliest first. */
export const columnNames: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  key: ['productid', 'sku', 'itemcode', 'productcode', 'articlecode', 'articlenumber', 'itemid', 'key'],
  name: ['name', 'productname', 'itemname', 'item', 'product', 'title', 'producttitle', 'particulars'].concat(
    ['नाम', 'प्रोडक्ट', 'उत्पाद', 'वस्तु', 'सामान', 'आइटम'],
  ),
  nameHindi: ['namehindi', 'hindiname', 'nameinhindi', 'हिंदीनाम', 'हिन्दीनाम', 'हिंदीमेंनाम'],
  brand: ['brand', 'brandname', 'manufacturer', 'company', 'make', 'ब्रांड'],
  price: [
    'mrp',
    'maximumretailprice',
    'maxretailprice',
    'retailprice',
    'listprice',
    'originalprice',
    'regularprice',
  ].concat(['actualprice', 'fullprice', 'pricebeforediscount', 'एमआरपी', 'खुदरामूल्य']),
  listedPrice: [
    'discountedprice',
    'discountprice',
    'sellingprice',
    'saleprice',
    'salesprice',
    'offerprice',
    'listedprice',
  ]
    .concat([
      'specialprice',
      'ourprice',
      'netprice',
      'netrate',
      'dealprice',
      'finalprice',
      'priceafterdiscount',
      'offer',
    ])
    .concat([
      'sp',
      'sellprice',
      'sellingrate',
      'salerate',
      'shopprice',
      'onlineprice',
      'promotionalprice',
      'promoprice',
    ])
    .concat(['बिक्रीमूल्य', 'विक्रयमूल्य', 'बिक्रीदाम', 'छूटकेबाददाम']),
  discount: [
    'discount',
    'discountpercent',
    'discountpercentage',
    'percentdiscount',
    'percentoff',
    'off',
    'disc',
    'छूट',
  ].concat(['discpercent', 'offpercent']),
  unit: [
    'unit',
    'pack',
    'packsize',
    'packing',
    'uom',
    'size',
    'unitsize',
    'netweight',
    'netqty',
    'netquantity',
    'weight',
  ].concat(['measure', 'qty', 'quantity', 'इकाई', 'पैक', 'वज़न', 'मात्रा']),
  stock: [
    'stock',
    'stockqty',
    'stockquantity',
    'instock',
    'availableqty',
    'availablequantity',
    'available',
    'inventory',
  ].concat([
    'onhand',
    'closingstock',
    'balance',
    'pieces',
    'pcs',
    'left',
    'qty',
    'quantity',
    'स्टॉक',
    'मात्रा',
    'नग',
  ]),
  category: [
    'category',
    'categoryname',
    'maincategory',
    'productcategory',
    'department',
    'group',
    'productgroup',
  ].concat(['aisle', 'श्रेणी', 'कैटेगरी', 'वर्ग']),
  subcategory: [
    'subcategory',
    'subcategoryname',
    'subgroup',
    'subdepartment',
    'shelf',
    'section',
    'उपश्रेणी',
    'सबकैटेगरी',
    'उपवर्ग',
  ],
  categoryPath: ['categorypath', 'categorytree', 'productcategorytree', 'breadcrumb', 'breadcrumbs'],
  description: ['description', 'productdescription', 'longdescription', 'details', 'about', 'विवरण'],
  specifications: ['specifications', 'productspecifications'],
};

/** Names of a price that is one before the discount, or, beside such a one, the price that is charged. */
export const plainPrices = [
  'price',
  'rate',
  'unitprice',
  'unitrate',
  'amount',
  'दाम',
  'मूल्य',
  'कीमत',
  'रेट',
  'भाव',
];

/** Words of columns that tell what the shop pays, or its taxes: no shopper pays these. */
export const notForShoppers =
  /cost|purchase|buying|landing|landed|wholesale|dealer|supplier|margin|gst|tax|hsn|लागत|खरीद/;
