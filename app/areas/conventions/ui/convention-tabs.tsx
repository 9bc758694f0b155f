import { TabLinks } from '#design/tabs/tabs.tsx'
import { SkipTarget } from '#design/visually-hidden/visually-hidden.tsx'
import { DESK_PATH } from '../desk-copy.ts'

const TABS = [
  { key: '', label: 'Offerte' },
  { key: '/negozi', label: 'Negozi' },
  { key: '/vetrina', label: 'Vetrina' },
  { key: '/file', label: 'File del partner' },
] as const

/** The four parts of the conventions at the desk. */
export function ConventionTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  return (
    <div>
      <TabLinks
        isWrapped
        label="Parti delle convenzioni"
        links={TABS.map(({ key, label }) => ({ label, to: DESK_PATH + key, isCurrent: key === current }))}
      />
      <SkipTarget />
    </div>
  )
}
