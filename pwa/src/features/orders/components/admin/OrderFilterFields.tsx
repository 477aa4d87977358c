import { ORDER_STAGES } from '@jhola/shared/domain/orders/order-stages';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { type OrderFilters, PAYMENT_METHODS } from '#features/orders/rules/order-filters.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { Select } from '#ui/field/Select.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import styles from './OrderFilterFields.module.css';

interface OrderFilterFieldsProps {
  readonly id: string;
  readonly filters: OrderFilters;
  readonly onFilters: (filters: OrderFilters) => void;
}

/** What narrows the orders besides the search: stage, way of paying, days, and what needs a look. */
export function OrderFilterFields({ id, filters, onFilters }: OrderFilterFieldsProps) {
  const texts = useTexts(adminOrderTexts);
  const { stages } = useTexts(orderTexts);
  const changeFilters = (changed: OrderFilters) => onFilters({ ...filters, ...changed });
  const any = { value: '', label: texts.any };
  return (
    <fieldset id={id} className={styles.fields}>
      <legend className="visually-hidden">{texts.filtersLabel}</legend>
      <Select
        label={texts.stage}
        value={filters.stage ?? ''}
        options={[any, ...ORDER_STAGES.map((stage) => ({ value: stage, label: stages[stage] }))]}
        onChoice={(value) => changeFilters({ stage: ORDER_STAGES.find((stage) => stage === value) })}
      />
      <Select
        label={texts.method}
        value={filters.method ?? ''}
        options={[any, ...PAYMENT_METHODS.map((method) => ({ value: method, label: texts.methods[method] }))]}
        onChoice={(value) => changeFilters({ method: PAYMENT_METHODS.find((method) => method === value) })}
      />
      <TextField
        label={texts.from}
        type="date"
        value={filters.from ?? ''}
        max={filters.to}
        onText={(from) => changeFilters({ from: from || undefined })}
      />
      <TextField
        label={texts.to}
        type="date"
        value={filters.to ?? ''}
        min={filters.from}
        onText={(to) => changeFilters({ to: to || undefined })}
      />
      <Checkbox
        label={texts.attention}
        checked={filters.attention ?? false}
        onCheck={(attention) => changeFilters({ attention: attention || undefined })}
      />
      <div className={styles.clear}>
        <Button variant="quiet" onClick={() => onFilters({ search: filters.search })}>
          {texts.clearFilters}
        </Button>
      </div>
    </fieldset>
  );
}
