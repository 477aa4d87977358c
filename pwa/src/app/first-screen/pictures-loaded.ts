/** Resolves when the pictures that matter most on the first screen have come, or will not come. */
export async function picturesLoaded(firstScreen: ParentNode): Promise<void> {
  const pictures = [...firstScreen.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
