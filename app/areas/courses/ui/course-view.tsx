import type { Audience } from '#areas/audience/model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import { toast } from '#design/toast/toast.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import {
  type CardCourse,
  cardStatus,
  creditCount,
  creditsInWords,
  isOfferedUpgrade,
  professionsInWords,
} from '../card-rules.ts'
import type { CourseDetails } from '../course-context.server.ts'
import { CourseButtons } from './course-card.tsx'
import { CourseGrid } from './course-grid.tsx'
import { previewFile } from './file-events.ts'
import { FileListener } from './file-listener.tsx'
import { type CourseDoor, useCourseDoor } from './use-course-door.tsx'
import { UNREAD_COURSES, usePersonalCourses } from './use-personal-courses.ts'

export type CourseViewProps = {
  crumbs: readonly Crumb[]
  course: CardCourse
  details: CourseDetails
  related: readonly CardCourse[]
  audience: Audience
  /** At the desk: the page looks as readers get it, and its buttons open nothing. */
  isPreview?: boolean
}

/** One course of the catalogue: what it teaches, what it costs, the door. */
export function CourseView({ crumbs, course, details, related, audience, isPreview = false }: CourseViewProps) {
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground to-[32rem] pb-10 md:pb-14">
        <Wrap className="pt-4 md:pt-6">
          <Breadcrumbs crumbs={crumbs} />
          {/* On a wide screen the door stays beside what is read of the course; on a phone it comes right after its name. */}
          <div className="mt-3 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
            <div>
              <div className="flex flex-wrap gap-2">
                <Badge tone="paper">{course.model}</Badge>
                <Badge tone="paper">Collana {course.series}</Badge>
              </div>
              <h1 className="mt-3 text-title-xl">{course.title}</h1>
              <p className="mt-4 max-w-measure text-lg text-ink-soft">{course.description}</p>
              <Facts course={course} expiryDate={details.expiryDate} />
              {(details.isWithdrawn || details.isOver) && (
                <p className="mt-6 flex max-w-measure gap-2.5 rounded-card bg-warning-tint px-4 py-3 text-warning">
                  <Icon name="info" size={20} className="mt-0.5 shrink-0" />
                  {details.isOver
                    ? 'Il corso è finito e non accetta nuove iscrizioni. Chi lo ha seguito ritrova qui materiale e attestato.'
                    : 'Il corso non accetta nuove iscrizioni. Chi è già iscritto lo può concludere entro l’ultimo giorno.'}
                </p>
              )}
            </div>
            <div className="self-start lg:sticky lg:top-18 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <DoorCard course={course} audience={audience} isPreview={isPreview} />
            </div>
            <section aria-labelledby="il-corso">
              <h2 id="il-corso" className="mb-5 text-title-m">
                Il corso
              </h2>
              <dl className="grid gap-5">
                <Detail name="Obiettivo formativo">{details.objective}</Detail>
                <Detail name="Professioni">{professionsInWords(details.professions)}</Detail>
                {details.disciplines.length > 0 && <Detail name="Discipline">{details.disciplines.join(', ')}</Detail>}
                {details.teachers.length > 0 && <Detail name="Docenti">{details.teachers.join(', ')}</Detail>}
                {details.sponsor && <Detail name="Sponsor">{details.sponsor}</Detail>}
                <Detail name="Evento">
                  {details.providerNumber && `Provider n. ${details.providerNumber}, `}evento {details.eventId},
                  edizione {details.edition}
                </Detail>
                <Detail name="Prova finale">
                  Quattro risposte possibili, una sola esatta. Si supera con il 75%; al massimo cinque tentativi,
                  ripassando il materiale prima di ciascuno.
                </Detail>
              </dl>
            </section>
          </div>
        </Wrap>
      </div>
      {related.length > 0 && (
        <Band ground="paper" aria-labelledby="stessa-collana">
          <SectionHead id="stessa-collana" title="Della stessa collana" />
          <CourseGrid courses={related} audience={audience} label="Corsi della stessa collana" />
        </Band>
      )}
    </>
  )
}

const CLOSED_DOOR: CourseDoor = {
  pendingId: null,
  open: () => toast.warning('È un’anteprima: da qui il corso non si apre.'),
  dialogs: null,
}

function DoorCard({ course, audience, isPreview }: Pick<CourseViewProps, 'course' | 'audience' | 'isPreview'>) {
  // In a preview the person is the editor, and what they have done is not what is being looked at.
  const isSignedIn = audience.type !== 'SUSPECT' && !isPreview
  const personal = usePersonalCourses(isSignedIn)
  const readersDoor = useCourseDoor(audience.type)
  const door = isPreview ? CLOSED_DOOR : readersDoor
  const progress = personal?.get(course.id) ?? null
  const status = cardStatus(course.expiryDate, progress)
  // CNT-007: the block leaves for whoever failed the course or let it expire, and where that cannot be known.
  if (personal === UNREAD_COURSES) return null
  if (progress && (progress.status === 3 || progress.status === 4))
    return <p className="rounded-card bg-paper p-6 text-ink-soft shadow-card">{status.note}</p>
  return (
    <div className="overflow-hidden rounded-card bg-paper shadow-card">
      <div className="h-40">
        {course.image ? (
          <img src={course.image} alt="" className="size-full object-cover" />
        ) : (
          <CoverArt seed={course.slug} category={course.series} isFirst />
        )}
      </div>
      <div className="grid gap-4 p-6">
        <div className={cx('grid content-end gap-1.5', isSignedIn && 'min-h-14')}>
          {status.percentage !== null && (
            <ProgressBar label="Completamento del corso" value={status.percentage} caption="" />
          )}
          <p className="text-sm text-ink-soft">{status.note}</p>
        </div>
        <CourseButtons
          course={course}
          status={status}
          door={door}
          isOfferedUpgrade={isOfferedUpgrade(audience)}
          isArriving={personal === null}
          size="large"
        />
        <Button variant="quiet" icon="eye" className="-ml-5 justify-self-start" onClick={() => previewFile(course.id)}>
          Anteprima
        </Button>
        {!progress && (
          <p className="text-sm text-ink-soft">
            L’iscrizione costa {creditCount(course.credits)} del piano: te lo chiediamo prima di usarli, una volta sola.
          </p>
        )}
      </div>
      {door.dialogs}
      <FileListener />
    </div>
  )
}

function Facts({ course, expiryDate }: { course: CardCourse; expiryDate: CardCourse['expiryDate'] }) {
  const facts = [
    { icon: 'clock', words: course.durationHours === 1 ? '1 ora' : `${course.durationHours} ore` },
    { icon: 'award', words: creditsInWords(course.credits) },
    { icon: 'calendar', words: `Fino al ${formatLongDateIt(expiryDate)}` },
  ]
  return (
    <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2">
      {facts.map(({ icon, words }) => (
        <li key={icon} className="flex items-center gap-2">
          <Icon name={icon} size={20} className="text-primary" />
          {words}
        </li>
      ))}
    </ul>
  )
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1 border-line border-t pt-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="font-strong">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}
