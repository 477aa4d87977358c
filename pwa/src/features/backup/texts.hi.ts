import type { Translation } from '#i18n/translation.ts';
import type { backupTexts } from './texts';

/** {@link backupTexts} in Hindi. */
export const backupTextsHi: Translation<typeof backupTexts> = {
  title: 'बैकअप',
  lead: 'पूरी दुकान एक फ़ाइल में: डेटाबेस, तस्वीरें और कुंजियाँ, जैसी वे एक ही पल में हैं। दुकान इस बीच चलती रहती है।',
  loading: 'लोड हो रहा है...',
  failed: 'बैकअप की जानकारी नहीं मिल सकी',
  retry: 'फिर कोशिश करें',
  wentWrong: 'कुछ गड़बड़ हो गई!',
  takeTitle: 'बैकअप लें',
  last: (when, who, size) => `पिछला बैकअप: ${when}, ${who} ने लिया, ${size}।`,
  never: 'अभी तक कोई बैकअप नहीं लिया गया।',
  who: { admin: 'पूर्व एडमिन', command: 'दुकान के कंप्यूटर' },
  prepare: 'बैकअप तैयार करें',
  another: 'एक और बैकअप तैयार करें',
  steps: {
    copying: 'डेटाबेस कॉपी हो रहा है...',
    checking: 'हर फ़ाइल जाँची जा रही है...',
  },
  progress: 'बैकअप कितना हुआ',
  cancel: 'रद्द करें',
  ready: (size, taken) => `बैकअप तैयार है: ${size}, दुकान जैसी ${taken} को थी।`,
  keptUntil: (until) => `डाउनलोड होते ही, या ${until} पर, इसे हटा दिया जाएगा।`,
  download: 'डाउनलोड करें',
  discard: 'हटा दें',
  downloading: 'डाउनलोड हो रहा है...',
  downloadingHint: 'फ़ाइल आपका ब्राउज़र रखता है। बीच में रुक गया हो तो डाउनलोड फिर से शुरू करें।',
  downloadAgain: 'फिर से डाउनलोड करें',
  downloadProgress: 'डाउनलोड कितना हुआ',
  downloaded: (fileName, size) =>
    `फ़ाइल पूरी दे दी गई: ${fileName}, ${size}। भरोसा करने से पहले उसे अपने डाउनलोड में देख लें।`,
  of: (done, total) => `${total} में से ${done}`,
  troubles: {
    'disk-full': 'बैकअप नहीं बना: दुकान की डिस्क भरी है। जगह बनाएँ और फिर कोशिश करें।',
    damaged:
      'बैकअप नहीं बना: डेटाबेस ख़राब है। दुकान रोकें और npm run database:check चलाएँ, वह फ़ाइल का नाम बताता है; पुराने बैकअप ठीक हैं।',
    other: 'बैकअप नहीं बना। कारण दुकान के लॉग में है।',
  },
  elsewhereTitle: 'यह दुकान MongoDB इस्तेमाल करती है',
  elsewhere:
    'डेटाबेस दुकान के अपने फ़ोल्डर में नहीं है (MONGODB_URI रखा है), इसलिए बैकअप उसके अपने औज़ार बनाते हैं। हर बैकअप में ये सब चाहिए:',
  elsewhereParts: [
    'डेटाबेस, mongodump --oplog से',
    'तस्वीरें: DATA_DIR का फ़ोल्डर uploads, या बकेट',
    'DATA_DIR का फ़ोल्डर keys, और JWT_SECRET अगर आपने रखा है',
  ],
  containsTitle: 'फ़ाइल में क्या है',
  contains: 'ऑर्डर, उत्पाद, ग्राहक और उनके पते व फ़ोन नंबर, और वे कुंजियाँ जिनसे लोग साइन इन रहते हैं।',
  secret:
    'यह आपके ग्राहकों का निजी डेटा है: जिसके पास फ़ाइल है, उसके पास दुकान है। इसे वहाँ रखें जहाँ कोई और न पढ़ सके, और कभी ईमेल या चैट से न भेजें।',
  bucket: 'आपकी तस्वीरें बकेट में हैं, इस फ़ाइल में नहीं: वहाँ वर्शन चालू करें।',
  restoreTitle: 'इससे दुकान कैसे बहाल करें',
  restoreLead: 'ऐसे कंप्यूटर पर, जहाँ दुकान का यही या इससे नया वर्शन हो:',
  restoreSteps: [
    { text: 'फ़ाइल जाँचें:', command: 'npm run database:check -- FILE' },
    {
      text: 'उसे ऐसे फ़ोल्डर में डालें जिसमें डेटा न हो और जहाँ कोई दुकान न चल रही हो:',
      command: 'DATA_DIR=FOLDER npm run restore -- FILE',
    },
    { text: 'उस फ़ोल्डर के साथ दुकान शुरू करें:', command: 'DATA_DIR=FOLDER npm start' },
  ],
  restoreDrill: 'तीन महीने में एक बार दूसरे कंप्यूटर पर आज़माएँ: वही बैकअप काम का है जिससे दुकान बहाल हो चुकी हो।',
};
