import { PageHead } from '../../app/PageHead';

/** Upload Product. */
export function UploadProductPage() {
  return (
    <>
      <PageHead title="Upload Product" />
      <h1>Upload Product</h1>
    </>
  );
}
