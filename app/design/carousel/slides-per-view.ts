export type SlidesPerView = { phone?: 1 | 2; tablet?: 1 | 2 | 3; desktop?: 1 | 2 | 3 | 4 | 6 }

const phone = { 1: 'basis-[86%]', 2: 'basis-1/2' }
const tablet = { 1: 'sm:basis-full', 2: 'sm:basis-1/2', 3: 'sm:basis-1/3' }
const desktop = { 1: 'lg:basis-full', 2: 'lg:basis-1/2', 3: 'lg:basis-1/3', 4: 'lg:basis-1/4', 6: 'lg:basis-1/6' }

/** The width of a slide. On a phone the next one shows its edge, which is what tells that there is more. */
export function slideClass(
  { phone: onPhone = 1, tablet: onTablet = 2, desktop: onDesktop = 3 }: SlidesPerView,
  count: number,
): string {
  const narrow = onPhone === 1 && (count === 1 || onDesktop === 1) ? 'basis-full' : phone[onPhone]
  return `${narrow} ${tablet[onTablet]} ${desktop[onDesktop]}`
}

/** Controls are of use only where slides do not all fit (BLK-035: more than 4 on a desktop). */
export function controlsClass(
  { phone: onPhone = 1, tablet: onTablet = 2, desktop: onDesktop = 3 }: SlidesPerView,
  count: number,
): string {
  const shown = (fits: number, prefix: string) => (count > fits ? `${prefix}flex` : `${prefix}hidden`)
  return `${shown(onPhone, '')} ${shown(onTablet, 'sm:')} ${shown(onDesktop, 'lg:')}`
}

// Written out so that the stylesheet, which is built by reading the sources, holds these classes.
export const writtenClasses = ['flex', 'hidden', 'sm:flex', 'sm:hidden', 'lg:flex', 'lg:hidden']
