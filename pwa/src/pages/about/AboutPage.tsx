import { PageHead } from '../../app/PageHead';
import { shopIdentity } from '../../app/shop-identity';
import { Article } from '../../ui/article/Article';
import { Button } from '../../ui/button/Button';

/** Who the shop is. */
export function AboutPage() {
  return (
    <>
      <PageHead title="About" canonical="/about" />
      <Article
        title={`About ${shopIdentity.name}`}
        lead="A jhola is the cloth bag that hangs behind every Indian kitchen door: it goes out empty and comes home full."
      >
        <p>
          {shopIdentity.name} fills it for you. Books and earbuds, toys and t-shirts, watches, atta, dal and
          snacks: over 5,000 products stand on shelves close to where you live, so that what you order is
          delivered in under 10 minutes, and delivery is free.
        </p>
        <h2>What we hold ourselves to</h2>
        <ul>
          <li>One honest price. The discount you see is the discount you get, down to the rupee.</li>
          <li>What is In Stock is on the shelf. We count each piece, and never sell the same one twice.</li>
          <li>
            Your shop works without signal: browse, fill the cart and keep a wishlist in the lift or on the
            train.
          </li>
          <li>
            Returns within 7 days, refunds within 5-7 business days, and a person on the phone at any hour.
          </li>
        </ul>
        <h2>The name and the pattern</h2>
        <p>
          Our colours are indigo dye, marigold and cotton. The pattern follows the carved wooden blocks with
          which printers have patterned cloth by hand for centuries.
        </p>
        <Button to="/shop" icon="bag">
          Explore the shop
        </Button>
      </Article>
    </>
  );
}
