import { Link } from 'react-router-dom';
import { productTexts } from '../texts/product';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the home page on; the last is where we are and leads nowhere. */
  readonly steps: readonly { readonly name: string; readonly to?: string }[];
}

/** Home > category > product (section 2, Product detail). */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label={productTexts.breadcrumb} className={styles.breadcrumb}>
      <ol>
        <li>
          <Link to="/">{productTexts.home}</Link>
        </li>
        {steps.map(({ name, to }, index) => (
          <li key={to ?? 'here'} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
