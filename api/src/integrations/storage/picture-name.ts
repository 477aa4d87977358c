const NAME = /^[a-z]{1,40}\/[\w-]{1,80}\.(avif|webp|png)$/;

/** Whether a name has the form that the shop creates: a folder and a file. Nothing else reaches a disk or a bucket. */
export const isPictureName = (name: string): boolean => NAME.test(name);
