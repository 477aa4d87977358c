/** A request that breaks its schema; the message is for the shopper. */
export class InvalidRequest extends Error {
  /**
   * @param message the first mistake, as text
   * @param field its path with dots; empty for the whole request
   */
  constructor(
    message: string,
    readonly field: string,
  ) {
    super(message);
    this.name = 'InvalidRequest';
  }
}
