import { Link } from 'react-router-dom';
import { shopIdentity } from '../shop-identity';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark';

/** The shop's mark, name and tagline; leads home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={`${shopIdentity.name}: ${shopIdentity.tagline}`}>
      <LogoMark size={40} />
      <span className={styles.words}>
        <span className={styles.name}>{shopIdentity.name}</span>
        <span className={styles.tagline}>{shopIdentity.tagline}</span>
      </span>
    </Link>
  );
}
