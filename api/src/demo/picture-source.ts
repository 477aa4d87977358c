import type { PictureSource } from '../platform/http/demo-pictures.js';

/** Opens the pictures of the demo catalogue. The drawings are loaded with the first one: a start needs none. */
export function demoPictures(dataDir: string): PictureSource {
  return async (picture) => {
    const [{ openIllustration }, { UnknownIllustration }] = await Promise.all([
      import('@jhola/demo-catalogue/illustrations/illustration-store'),
      import('@jhola/demo-catalogue/illustrations/illustration'),
    ]);
    try {
      return (await openIllustration({ dataDir, ...picture })).path;
    } catch (error) {
      if (error instanceof UnknownIllustration) return undefined;
      throw error;
    }
  };
}
