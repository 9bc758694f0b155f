const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
]

/** Packages under another licence, each with the reason why it may stay. */
const EXCEPTIONS: [name: RegExp, licence: string, reason: string][] = [
  [/^@fontsource-variable\//, 'OFL-1.1', 'fonts may be served with a site; only selling them alone is forbidden'],
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'libvips is a separate library file, loaded and replaceable, as the LGPL asks',
  ],
  [/^png-js$/, 'none', 'its package.json forgets the field; the LICENSE file it ships is MIT'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data used while building; nothing of it is served'],
]

/** Letters that are served with a site, and whatever is allowed of packages. */
export const mayShip = (name: string, licence: string) =>
  ALLOWED.includes(licence) || (licence === 'OFL-1.1' && name.startsWith('Source '))

export type LockedPackage = { license?: string; dev?: boolean; link?: boolean }

/** What ships with `npm ci --omit=dev` under a licence nobody has looked at. */
export function licenceFaults(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { license = 'none' }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), license }))
    .filter(({ name, license }) => !isAllowed(name, license))
    .map(
      ({ name, license }) =>
        `${name} is licensed ${license}: choose another package, or argue an exception in tests/architecture/licences.ts.`,
    )
}

function isAllowed(name: string, expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((licence) => mayUse(name, licence.trim())))
}

function mayUse(name: string, licence: string): boolean {
  return ALLOWED.includes(licence) || EXCEPTIONS.some(([pattern, other]) => pattern.test(name) && other === licence)
}
