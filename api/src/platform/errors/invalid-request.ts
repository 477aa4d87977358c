/** A request that breaks its schema; the message is made for the shopper. */
export class InvalidRequest extends Error {
  /**
   * @param message the first thing that is wrong, in words
   * @param field where it is wrong, as a path with dots; empty for the whole request
   */
  constructor(
    message: string,
    readonly field: string,
  ) {
    super(message);
    this.name = 'InvalidRequest';
  }
}
