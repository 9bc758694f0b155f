import { fileIdIn } from '#platform/files/model.ts'

/** A picture in a text is one of our files: others follow readers about, change or go away. */
export function isOurPicture(path: string | null | undefined): boolean {
  return fileIdIn(path) !== null
}

const pixels = (typed: string | undefined) => (/^[1-9]\d{0,4}$/.test(typed ?? '') ? typed : undefined)

/** What a picture carries: its room is kept before it arrives, and it arrives when it is near. */
export function pictureAttributes(given: Readonly<Record<string, string>>): Record<string, string> {
  const [width, height] = [pixels(given.width), pixels(given.height)]
  const alt = given.alt ?? ''
  return {
    src: given.src ?? '',
    alt,
    // STU-010. Somebody said that it is only decoration: whoever listens loses nothing.
    ...(alt === '' && given.role === 'presentation' && { role: given.role }),
    ...(width && height && { width, height }),
    loading: 'lazy',
  }
}
