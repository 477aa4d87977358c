/** The words of searching by voice. */
export const voiceTexts = {
  speak: 'Search by voice',
  listening: 'Listening. Stop',
  notAllowed: 'Allow the microphone in your browser to search by voice.',
  noSpeech: 'Nothing was heard. Try again.',
  needsConnection: 'Voice search needs a connection.',
  noMicrophone: 'No microphone was found.',
  failed: 'Voice search did not work. Try again.',
} as const;
