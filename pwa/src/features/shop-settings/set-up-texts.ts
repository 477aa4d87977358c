/** The words of the set-up of a new shop. */
export const setUpTexts = {
  title: 'Set up your shop',
  lead: 'Three short steps. Each is saved by itself, can be left out, and be changed later in the settings.',
  steps: { shop: 'Your shop', logo: 'Logo and colours', products: 'Products' },
  save: 'Save and continue',
  leaveOut: 'Not now',
  next: 'Continue',
  products:
    'Bring in your list as a CSV file: a name and a price are enough to begin. What the file calls its columns, you say in the next step, and nothing is written before you have seen it.',
  importList: 'Import your list',
  oneProduct: 'Add one product',
  later: 'Later: what is left to do',
};
