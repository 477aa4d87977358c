import { Link, useLocation } from 'react-router-dom';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { InstallEntry } from '#features/install/components/InstallEntry.tsx';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { LanguageChoice } from '#language/LanguageChoice.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './Footer.module.css';
import { LogoMark } from './LogoMark';

const pages = [
  { to: '/about', words: 'about' },
  { to: '/shop', words: 'shop' },
  { to: '/contact', words: 'contact' },
  { to: '/faqs', words: 'faqs' },
  { to: '/privacy-policy', words: 'privacyPolicy' },
  { to: '/return-policy', words: 'returnPolicy' },
] as const;

/**
 * The footer of every page: support, address, social links, pages (docs/product.md#footer), and the choice of the
 * language; where one can, installing the shop.
 */
export function Footer() {
  const { name, tagline, supportPhone, supportEmail, address, openingHours, social } = useShopSettings();
  const texts = useTexts(appTexts);
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <div className={styles.top}>
            <LogoMark size={48} />
            {/* beside the logo, which is as high: nothing moves when it comes */}
            <InstallEntry className={styles.install} />
          </div>
          <p className={styles.name}>{name}</p>
          <p>{tagline}</p>
        </div>
        <nav className={styles.pages} aria-label={name}>
          {pages.map(({ to, words }) => (
            <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
              {texts[words]}
            </Link>
          ))}
        </nav>
        <address className={styles.contact}>
          <p className={styles.service}>
            <Icon name="clock" size={20} />
            {openingHours || texts.customerService}
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
        <div className={styles.end}>
          <ul className={styles.social} aria-label={texts.followUs}>
            {social.map(({ name: network, address: to }) => (
              <li key={network}>
                <a href={to} aria-label={network} target="_blank" rel="noopener noreferrer">
                  <Icon name={network} size={22} />
                </a>
              </li>
            ))}
          </ul>
          <LanguageChoice onDark />
        </div>
      </div>
    </footer>
  );
}
