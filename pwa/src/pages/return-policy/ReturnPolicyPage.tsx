import { PageHead } from '../../app/PageHead';
import { shopIdentity } from '../../app/shop-identity';
import { appTexts } from '../../app/texts';
import { Article } from '../../ui/article/Article';

/** The return policy (section 2, Static pages; the limits are those of section 9). */
export function ReturnPolicyPage() {
  const { supportEmail, supportPhone } = shopIdentity;
  return (
    <>
      <PageHead title={appTexts.returnPolicy} canonical="/return-policy" />
      <Article title={appTexts.returnPolicy} lead="Returns are accepted within 7 days of delivery.">
        <h2>What can be returned</h2>
        <ul>
          <li>The product is unused.</li>
          <li>It is in its original packaging, with tags, manuals and accessories.</li>
          <li>The invoice is with it.</li>
        </ul>
        <p>Damage by misuse is not eligible for a return.</p>
        <h2>Refunds</h2>
        <p>
          Once the product is back with us and checked, the refund reaches your original payment method within
          5-7 business days.
        </p>
        <h2>Exchanges</h2>
        <p>
          For an exchange, contact support; it is subject to availability. Write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or call {supportPhone}, with your order number
          at hand.
        </p>
      </Article>
    </>
  );
}
