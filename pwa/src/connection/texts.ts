/** The words for what needs the shop while it cannot be reached. */
export const connectionTexts = {
  banner: 'Offline. Browsing and your cart go on.',
  back: 'You are back online.',
  needed: 'You are offline. This needs a connection.',
  notHere: 'Not on this device yet',
  comesBack: 'You are offline. It appears by itself once you are back online.',
} as const;
