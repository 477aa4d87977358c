import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Article } from '#ui/article/Article.tsx';
import { Button } from '#ui/button/Button.tsx';
import { dialled } from '../static/dialled';
import styles from './ContactPage.module.css';
import { ContactWay } from './ContactWay';
import { contactTexts } from './texts';

/** How to reach the shop (docs/product.md#static-pages). */
export function ContactPage() {
  const texts = useTexts(contactTexts);
  const { name, supportPhone, supportEmail, address, openingHours, social } = useShopSettings();
  const chat = social.find((profile) => profile.name === 'whatsapp');
  return (
    <>
      <PageHead
        title={texts.title}
        description={openingHours ? texts.descriptionAt(name, openingHours) : texts.description(name)}
        canonical="/contact"
      />
      <Article title={texts.title} lead={openingHours ? texts.leadAt(openingHours) : texts.lead}>
        <ul className={styles.ways} aria-label={texts.ways}>
          <ContactWay
            icon="phone"
            name={texts.call}
            detail={supportPhone}
            text={openingHours ? texts.callTextAt : texts.callText}
            href={dialled(supportPhone)}
          />
          <ContactWay
            icon="mail"
            name={texts.write}
            detail={supportEmail}
            text={texts.writeText}
            href={`mailto:${supportEmail}`}
          />
          {chat && (
            <ContactWay
              icon="whatsapp"
              name={texts.chat}
              text={texts.chatText}
              href={chat.address}
              newTab={texts.newTab}
            />
          )}
          <ContactWay
            icon="pin"
            name={texts.visit}
            detail={address}
            text={openingHours ? texts.visitTextAt(openingHours) : texts.visitText}
            href={mapOf(address)}
            newTab={texts.newTab}
          />
        </ul>
        <section>
          <h2>{texts.before}</h2>
          <p>{texts.orderNumber}</p>
          <div className={styles.leads}>
            <Button to="/faqs" variant="outline">
              {texts.faqs}
            </Button>
            <Button to="/return-policy" variant="outline">
              {texts.returnPolicy}
            </Button>
          </div>
        </section>
      </Article>
    </>
  );
}

/** The page of a map that shows a postal address. */
const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
