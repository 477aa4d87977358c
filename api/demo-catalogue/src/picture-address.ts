/** Where the shop serves demo pictures. */
const FOLDER = '/images/demo';

/** The address of a picture in the width pages show; clients put 320 or 960 in the place of 640 for others. */
export const pictureAddress = (key: string): string => `${FOLDER}/${key}-640.webp`;
