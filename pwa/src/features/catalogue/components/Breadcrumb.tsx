import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { productTexts } from '../texts/product';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** From the home page on; the last is where we are and leads nowhere. */
  readonly steps: readonly { readonly name: string; readonly to?: string }[];
}

/** Home > category > product (docs/product.md#product-page). */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const texts = useTexts(productTexts);
  return (
    <nav aria-label={texts.breadcrumb} className={styles.breadcrumb}>
      <ol>
        <li>
          <Link to="/">{texts.home}</Link>
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
