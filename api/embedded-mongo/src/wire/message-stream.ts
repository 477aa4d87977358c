import { messageLength } from './messages.js';

/** Takes what comes over a socket apart into whole messages. */
export class MessageStream {
  private parts: Buffer[] = [];
  private bytes = 0;
  /** Of the message whose beginning is there; 0 while its length is not. */
  private length = 0;

  /**
   * @param chunk what came next
   * @returns the messages that are whole by it
   * @throws CommandError for a length that no message has
   */
  *with(chunk: Buffer): Generator<Buffer> {
    this.parts.push(chunk);
    this.bytes += chunk.length;
    // A long message is put together once, when its end is there.
    while (this.bytes > 0 && this.bytes >= this.length) {
      const all = this.parts.length === 1 ? (this.parts[0] as Buffer) : Buffer.concat(this.parts);
      this.parts = [all];
      if (this.length === 0) this.length = messageLength(all);
      if (this.length === 0 || this.bytes < this.length) return;
      const isAll = this.bytes === this.length;
      const message = isAll ? all : all.subarray(0, this.length);
      this.parts = isAll ? [] : [all.subarray(this.length)];
      this.bytes -= this.length;
      this.length = 0;
      yield message;
    }
  }
}
