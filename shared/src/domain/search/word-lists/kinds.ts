/**
 * Wide words, each with kinds of it: who looks for flour is content with maida, who looks for maida not with any flour. A kind is
 * best where the subcategory is of the wide word: mangoes among fruits before mangoes in the title of a book.
 */
export const kinds: readonly string[] = [
  'flour: atta, maida, besan',
  'atta/aata: flour',
  'dry fruit/dry fruits/mewa/meva/dryfruit/nuts: almond, cashew, raisin, pistachio, walnut, date, fig',
  'footwear: shoe, sneaker, sandal, slipper, chappal',
  'shoe/shoes/joota/joote: sneaker',
  'snack/snacks: namkeen, chips, bhujia, biscuit',
  'breakfast/nashta: oats, muesli, poha, cornflakes, dalia, upma',
  'fruit/fruits/phal: apple, banana, mango, orange, pineapple, watermelon, grape, papaya, pomegranate, guava, coconut, lemon',
  'vegetable/vegetables/sabzi/sabji: potato, onion, tomato, spinach, carrot, okra, brinjal, cabbage, cauliflower, beans, peas, radish, pumpkin, cucumber, capsicum, ginger, garlic, mushroom, beetroot, mint, lettuce',
  'spice/spices/masala: turmeric, cumin, coriander, cardamom, cinnamon, clove, black pepper, fennel, fenugreek, mustard, chilli, asafoetida, saffron, nutmeg',
  'jewellery/jewelry/gehna: necklace, earrings, bangle, pendant',
  'toy/toys/khilona/khilone: doll, teddy, puzzle, blocks',
  'watch/watches/ghadi: smartwatch',
  'soft drink/cold drink/cold drinks/thanda: cola, soda',
  'pet food: dog food, cat food',
  'container/containers/storage: tiffin, lunch box, dabba, jar',
  'ice cream/icecream: kulfi',
  'stationery: notebook, pen, pencil',
  'black/kala/kali/kaala/kaali: charcoal, graphite',
  'red/lal/laal: maroon',
  'blue/neela/neeli: navy, teal',
  'purple/baingani/jamuni: lavender, plum',
  'pink/gulabi: blush',
  'white/safed: ivory',
];
