import type { ComponentProps } from 'react';
import { TextField } from '#ui/field/TextField.tsx';
import type { ProductFormState } from '../hooks/use-product-form';
import type { ProductFields } from '../rules/product-fields';

/** The fields of the form that are typed as a line of text. */
type TypedField = {
  [Field in keyof ProductFields]: ProductFields[Field] extends string
    ? string extends ProductFields[Field]
      ? Field
      : never
    : never;
}[keyof ProductFields];

interface WrittenFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'error' | 'onText'> {
  readonly state: ProductFormState;
  readonly field: TypedField;
}

/** A field of the product's form that is typed, with what is wrong with it below. */
export function WrittenField({ state, field, ...rest }: WrittenFieldProps) {
  const { fields, changeFields, problemOf } = state;
  return (
    <TextField
      name={field}
      autoComplete="off"
      value={fields[field]}
      error={problemOf(field)}
      onText={(text) => changeFields({ [field]: text })}
      {...rest}
    />
  );
}
