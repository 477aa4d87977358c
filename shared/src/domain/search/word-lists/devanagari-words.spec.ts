import { expect, it } from 'vitest';
import { sameMeaning } from '../same-meaning.js';
import { wordsOf } from '../words.js';

/** Everyday words as they are typed on a Hindi keyboard, each with a word of the lists that means it. */
const TYPED = `
चावल rice, बासमती basmati, पोहा poha, मुरमुरा murmura, साबूदाना sago, आटा atta, मैदा maida, सूजी semolina, रवा semolina, बेसन besan,
सत्तू sattu, दाल dal, अरहर toor, मूंग moong, मसूर masoor, उड़द urad, चना chana, राजमा rajma, छोले chole, लोबिया lobia,
तेल oil, घी ghee, चीनी sugar, शक्कर sugar, गुड़ jaggery, नमक salt, हल्दी turmeric, मिर्च chilli, मिर्ची chilli, धनिया coriander,
जीरा cumin, राई mustard, सरसों mustard, मेथी fenugreek, सौंफ fennel, अजवाइन carom, हींग asafoetida, इलायची cardamom, लौंग clove, दालचीनी cinnamon,
केसर saffron, जायफल nutmeg, तिल sesame, इमली tamarind, खसखस posto, मसाला masala, काजू cashew, बादाम almond, किशमिश raisin, पिस्ता pistachio,
अखरोट walnut, अंजीर fig, खजूर date, मखाना makhana, मूंगफली peanut, आलू potato, प्याज onion, टमाटर tomato, बैंगन brinjal, भिंडी okra,
गोभी cauliflower, गाजर carrot, मूली radish, पालक spinach, मटर peas, लौकी lauki, करेला karela, कद्दू pumpkin, खीरा cucumber, अदरक ginger,
लहसुन garlic, नींबू lemon, पुदीना mint, केला banana, सेब apple, आम mango, संतरा orange, अंगूर grape, अनार pomegranate, पपीता papaya,
अमरूद guava, तरबूज watermelon, नारियल coconut, दूध milk, दही curd, पनीर paneer, मक्खन butter, मलाई cream, छाछ buttermilk, लस्सी lassi,
अंडा egg, अंडे egg, मछली fish, मुर्गा chicken, चिकन chicken, मटन mutton, चाय tea, कॉफी coffee, बिस्कुट biscuit, बिस्किट biscuit,
नमकीन namkeen, भुजिया bhujia, चिप्स chips, पापड़ papad, अचार pickle, शहद honey, चॉकलेट chocolate, आइसक्रीम icecream, नूडल्स noodles, सेवई vermicelli,
ब्रेड bread, साबुन soap, शैंपू shampoo, टूथपेस्ट toothpaste, टूथब्रश toothbrush, कंघी comb, काजल kajal, मेहंदी henna, इत्र perfume, लिपस्टिक lipstick,
झाड़ू broom, पोछा mop, बाल्टी bucket, मग mug, तौलिया towel, चादर bedsheet, तकिया pillow, रजाई quilt, कंबल blanket, पर्दा curtain,
कढ़ाई kadhai, तवा tawa, कुकर cooker, थाली plate, कटोरी bowl, चम्मच spoon, चाकू knife, बोतल bottle, गिलास glass, टिफिन tiffin,
डिब्बा container, अगरबत्ती incense, मोमबत्ती candle, दीया diya, माचिस matchbox, बल्ब bulb, छाता umbrella, ताला lock, कपड़े clothes, साड़ी saree,
कुर्ता kurta, कुर्ती kurti, सलवार salwar, दुपट्टा dupatta, चुन्नी dupatta, लहंगा lehenga, कमीज shirt, शर्ट shirt, जींस jeans, पजामा pyjama,
मोजे sock, जूते shoe, चप्पल slipper, घड़ी watch, चश्मा sunglasses, बैग bag, गहने jewellery, झुमके earrings, हार necklace, चूड़ी bangle,
अंगूठी ring, किताब book, कॉपी notebook, पेन pen, पेंसिल pencil, खिलौने toy, गुड़िया doll, गेंद ball, बल्ला bat, पतंग kite`
  .trim()
  .split(/,\s+/)
  .map((pair) => pair.split(' ') as [string, string]);

it('the lists are typed in Devanagari too: 180 everyday words', () => {
  expect(TYPED.length).toBeGreaterThanOrEqual(180);
  const notKnown = TYPED.filter(([typed, meant]) => {
    const meanings = sameMeaning(...wordsOf(typed)).map((phrase) => phrase.join(' '));
    return !meanings.includes(meant);
  });
  expect(notKnown.map((pair) => [...pair, ...wordsOf(pair[0])].join(' '))).toEqual([]);
});
