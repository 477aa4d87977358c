/** The form of an upload, for the API's description. */
export const ONE_FILE = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};
