/** Where a product can be shared; the names are those of the icons. */
export interface ShareAddress {
  readonly icon: 'twitter' | 'facebook' | 'whatsapp';
  readonly name: string;
  readonly address: string;
}

/** The addresses that share a page on twitter, facebook and whatsapp (docs/product.md#sharing). */
export function shareAddresses(title: string, page: string): ShareAddress[] {
  const text = encodeURIComponent(title);
  const url = encodeURIComponent(page);
  return [
    { icon: 'twitter', name: 'Twitter', address: `https://twitter.com/intent/tweet?text=${text}&url=${url}` },
    { icon: 'facebook', name: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { icon: 'whatsapp', name: 'WhatsApp', address: `https://wa.me/?text=${text}%20${url}` },
  ];
}
