/** Whether an answer is a picture, all of it and from the shop itself: only then may it be kept. */
export function isWholePicture({ status, type, headers }: Response): boolean {
  return status === 200 && type === 'basic' && headers.get('content-type')?.startsWith('image/') === true;
}
