import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { TabLinks } from '#design/tabs/tabs.tsx'
import type { DeskHeadCourse } from '../desk-context.server.ts'
import { DESK_PATH, STATUS_WORDS } from '../desk-copy.ts'

const TABS = [
  { key: '', label: 'Riepilogo' },
  { key: '/dati', label: 'Dati' },
  { key: '/lezioni', label: 'Lezioni' },
  { key: '/domande', label: 'Domande' },
  { key: '/partecipanti', label: 'Partecipanti' },
] as const
export type DeskTab = (typeof TABS)[number]['key']

type Props = {
  course: DeskHeadCourse
  tab: DeskTab
  /** The page below the tab, when it is one. */
  page?: string
  children: React.ReactNode
}

/** The frame of every page of one course at the desk: where it stands, its state, its parts. */
export function DeskFrame({ course, tab, page, children }: Props) {
  const path = `${DESK_PATH}/${course.id}`
  const current = TABS.find(({ key }) => key === tab)
  const { label, tone } = STATUS_WORDS[course.status]
  const mayOpen = (key: DeskTab) => key === '' || (key === '/partecipanti' ? course.maySeePeople : course.mayEdit)
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Corsi ECM', to: DESK_PATH },
          ...(tab === '' && !page ? [] : [{ label: course.title, to: path }]),
          ...(page && current ? [{ label: current.label, to: path + tab }] : []),
          { label: page ?? (tab === '' ? course.title : (current?.label ?? '')) },
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <Badge tone={tone}>{label}</Badge>
            {course.providerNumber && `Provider n. ${course.providerNumber}, `}evento {course.eventId}, edizione{' '}
            {course.edition}
          </p>
          <h1 className="wrap-anywhere mt-2 max-w-4xl text-balance text-title-xl">{course.title}</h1>
        </div>
        <ButtonLink to={`${path}/anteprima`} variant="ghost" icon="eye">
          Anteprima
        </ButtonLink>
      </div>
      <TabLinks
        isWrapped
        label="Parti del corso"
        links={TABS.filter(({ key }) => mayOpen(key)).map(({ key, label: name }) => ({
          label: name,
          to: path + key,
          isCurrent: key === tab,
        }))}
      />
      {children}
    </Wrap>
  )
}
