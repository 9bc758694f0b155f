/** A side given in pixels of the usual text, so that whoever reads larger text sees it larger too. */
export const rem = (pixels: number) => `${pixels / 16}rem`
