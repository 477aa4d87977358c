import { type ReactNode, useId } from 'react';
import styles from './FilterFields.module.css';

interface FacetGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The choices of one kind, under their name. */
export function FacetGroup({ title, children }: FacetGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a heading in all browsers
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  );
}
