import { Link } from 'react-router-dom';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark';

/** The shop's mark, name and tagline; leads home. */
export function Logo() {
  const { name, tagline } = useShopSettings();
  return (
    <Link to="/" className={styles.logo} aria-label={`${name}: ${tagline}`}>
      <LogoMark size={40} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span> <span className={styles.tagline}>{tagline}</span>
      </span>
    </Link>
  );
}
