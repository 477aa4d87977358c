/**
 * What one piece of a line is: the chosen variant ("XL", "5 kg") or, where none was chosen, the product's unit. A variant
 * stands instead of the unit, since it says the size that is really packed.
 * @param line the product's unit and the chosen variant's name, either may be empty
 */
export function packLabel(line: { unit: string; variantName?: string | undefined }): string {
  return line.variantName || line.unit;
}
