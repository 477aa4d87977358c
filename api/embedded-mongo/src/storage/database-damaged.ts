/** A file of the database is missing, damaged or from another moment; the message names it and the remedy. */
export class DatabaseDamaged extends Error {
  /**
   * @param folder the database's own
   * @param file the path of the file it is about
   * @param what what is wrong with it: the rest of a sentence that begins with the file
   */
  constructor(folder: string, file: string, what: string) {
    super(
      `${file} ${what}. Restore all of ${folder} from one backup; without a backup, move that folder away and the shop starts empty.`,
    );
    this.name = 'DatabaseDamaged';
  }
}
