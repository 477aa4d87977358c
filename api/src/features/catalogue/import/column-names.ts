import type { ColumnMeaning } from '@jhola/shared/contracts/catalogue-files.contract';

const words = (text: string): readonly string[] => text.split(/\s+/);

/** What price lists call their columns: small letters and digits only (see `plainColumnName`); the likeliest first. */
export const columnNames: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  key: words('productid itemcode productcode articlecode articlenumber itemid key'),
  name: words(
    'name productname itemname item product title producttitle particulars नाम प्रोडक्ट उत्पाद वस्तु सामान आइटम',
  ),
  nameHindi: words('namehindi hindiname nameinhindi हिंदीनाम हिन्दीनाम हिंदीमेंनाम'),
  brand: words('brand brandname manufacturer company make ब्रांड'),
  price: words(
    'mrp maximumretailprice maxretailprice retailprice listprice originalprice regularprice actualprice fullprice pricebeforediscount एमआरपी खुदरामूल्य',
  ),
  listedPrice: words(
    'discountedprice discountprice sellingprice saleprice salesprice offerprice listedprice specialprice ourprice netprice netrate dealprice finalprice priceafterdiscount offer sp sellprice sellingrate salerate shopprice onlineprice promotionalprice promoprice बिक्रीमूल्य विक्रयमूल्य बिक्रीदाम छूटकेबाददाम',
  ),
  discount: words(
    'discount discountpercent discountpercentage percentdiscount percentoff off disc छूट discpercent offpercent',
  ),
  unit: words(
    'unit pack packsize packing uom size unitsize netweight netqty netquantity weight measure qty quantity इकाई पैक वज़न मात्रा',
  ),
  sku: words('sku skucode skuid sellersku stockkeepingunit एसकेयू'),
  barcode: words('barcode ean ean13 gtin upc barcodenumber eancode बारकोड'),
  hsn: words('hsn hsncode hsnsac hsnno एचएसएन'),
  weightGrams: words('weightg weightgrams weightingrams weightgm gramweight'),
  stock: words(
    'stock stockqty stockquantity instock availableqty availablequantity available inventory onhand closingstock balance pieces pcs left qty quantity स्टॉक मात्रा नग',
  ),
  category: words(
    'category categoryname maincategory productcategory department group productgroup aisle श्रेणी कैटेगरी वर्ग',
  ),
  subcategory: words('subcategory subcategoryname subgroup subdepartment shelf section उपश्रेणी सबकैटेगरी उपवर्ग'),
  categoryPath: words('categorypath categorytree productcategorytree breadcrumb breadcrumbs'),
  description: words('description productdescription longdescription details about विवरण'),
  pictures: words(
    'imageurl imageurls imagelink imagelinks imagesrc image images picture pictures pictureurl pictureurls photo photos photourl mainimage mainimageurl productimage productimages productimageurl imageaddress चित्र फ़ोटो फोटो तस्वीर तस्वीरें इमेज',
  ),
  specifications: words('specifications productspecifications'),
};

/** Names of a price that is one before the discount, or, beside such a one, the price that is charged. */
export const plainPrices = words('price rate unitprice unitrate amount दाम मूल्य कीमत रेट भाव');

/** Words of columns that tell what the shop pays, or its taxes: no shopper pays these. */
export const notForShoppers =
  /cost|purchase|buying|landing|landed|wholesale|dealer|supplier|margin|gst|tax|hsn|लागत|खरीद/;
