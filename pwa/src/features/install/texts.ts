/** The words around installing the shop. */
export const installTexts = {
  offer: (shop: string) => `Install ${shop} on this device: one tap to open, and it works without signal.`,
  install: 'Install',
  installApp: 'Install app',
  showMe: 'Show me how',
  guideTitle: (shop: string) => `Put ${shop} on your Home Screen`,
  guideShare: 'Tap Share in the bar of Safari.',
  guideAdd: 'Scroll down and choose Add to Home Screen.',
  guideConfirm: 'Tap Add at the top.',
  guideEnd: 'From then on it opens like any other app, also without signal.',
  close: 'Close',
} as const;
