import { PageHead } from '../../app/PageHead';
import { shopIdentity } from '../../app/shop-identity';
import { appTexts } from '../../app/texts';
import { Article } from '../../ui/article/Article';

/** The privacy policy (section 2, Static pages). */
export function PrivacyPolicyPage() {
  const { name, supportEmail, supportPhone, address } = shopIdentity;
  return (
    <>
      <PageHead title={appTexts.privacyPolicy} canonical="/privacy-policy" />
      <Article
        title={appTexts.privacyPolicy}
        lead={`What ${name} knows about you, why, and what you can do about it.`}
      >
        <h2>Information we collect</h2>
        <ul>
          <li>
            Your name and e-mail address, when you make an account, and your mobile number when you add it.
          </li>
          <li>Your shipping and billing addresses, when you save them.</li>
          <li>
            Your order history: what you ordered, when, and how it was paid. Card numbers never reach us.
          </li>
        </ul>
        <h2>How we use it</h2>
        <ul>
          <li>To deliver your orders and to reach you about them.</li>
          <li>To keep your cart and wishlist the same on all your devices.</li>
          <li>To answer you when you contact us, and to keep the shop safe from misuse.</li>
        </ul>
        <p>We do not sell your information, and we show no advertising of others.</p>
        <h2>Cookies and storage on your device</h2>
        <p>
          We use no cookies for advertising or tracking. The shop keeps your sign-in, your cart and the
          products you have seen on your device, so that it opens at once and works without signal. Signing
          out removes what is yours.
        </p>
        <h2>Your choices</h2>
        <p>
          You can correct your profile and addresses at any time. To receive a copy of your information, or to
          have your account deleted, write to us.
        </p>
        <h2>Support</h2>
        <p>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, call {supportPhone}, or send a
          letter to {name}, {address}.
        </p>
      </Article>
    </>
  );
}
