import type { Translation } from '#i18n/translation.ts';
import type { voiceTexts } from './texts';

/** {@link voiceTexts} in Hindi. */
export const voiceTextsHi: Translation<typeof voiceTexts> = {
  speak: 'बोलकर खोजें',
  listening: 'सुन रहे हैं। रोकें',
  notAllowed: 'बोलकर खोजने के लिए ब्राउज़र में माइक्रोफ़ोन की अनुमति दें।',
  noSpeech: 'कुछ सुनाई नहीं दिया। फिर कोशिश करें।',
  needsConnection: 'बोलकर खोजने के लिए इंटरनेट चाहिए।',
  noMicrophone: 'कोई माइक्रोफ़ोन नहीं मिला।',
  failed: 'बोलकर खोजना नहीं हो पाया। फिर कोशिश करें।',
};
