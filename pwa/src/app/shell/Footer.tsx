import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icons/Icon';
import { shopIdentity } from '../shop-identity';
import { appTexts } from '../texts';
import styles from './Footer.module.css';
import { LogoMark } from './LogoMark';

const pages = [
  { to: '/about', label: appTexts.about },
  { to: '/shop', label: appTexts.shop },
  { to: '/contact', label: appTexts.contact },
  { to: '/faqs', label: appTexts.faqs },
  { to: '/privacy-policy', label: appTexts.privacyPolicy },
  { to: '/return-policy', label: appTexts.returnPolicy },
];

/** The footer of every page: support, address, social links, pages (section 1). */
export function Footer() {
  const { name, tagline, supportPhone, supportEmail, address, social } = shopIdentity;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <LogoMark size={48} />
          <p className={styles.name}>{name}</p>
          <p>{tagline}</p>
        </div>
        <nav className={styles.pages} aria-label={name}>
          {pages.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <address className={styles.contact}>
          <p className={styles.service}>
            <Icon name="clock" size={20} />
            {appTexts.customerService}
          </p>
          <a href={`tel:${supportPhone.replace(/\s/g, '')}`}>
            <Icon name="phone" size={20} />
            {supportPhone}
          </a>
          <a href={`mailto:${supportEmail}`}>
            <Icon name="mail" size={20} />
            {supportEmail}
          </a>
          <p>
            <Icon name="pin" size={20} />
            {address}
          </p>
        </address>
        <ul className={styles.social} aria-label={appTexts.followUs}>
          {social.map(({ name: network, address: to }) => (
            <li key={network}>
              <a href={to} aria-label={network} target="_blank" rel="noopener noreferrer">
                <Icon name={network} size={22} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
