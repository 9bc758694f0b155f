import type { Audience } from '#areas/audience/model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { type CardCourse, creditsInWords, hourCount, professionsInWords } from '../card-rules.ts'
import type { CourseDetails } from '../course-context.server.ts'
import type { Programme } from '../model.ts'
import { CourseDoorCard } from './course-door-card.tsx'
import { CourseGrid } from './course-grid.tsx'
import { CoursePeople } from './course-people.tsx'
import { CourseProgramme, FinalTest } from './course-programme.tsx'

export type CourseViewProps = {
  crumbs: readonly Crumb[]
  course: CardCourse
  details: CourseDetails
  programme: Programme | null
  related: readonly CardCourse[]
  audience: Audience
  /** At the desk: the page looks as readers get it, and its buttons open nothing. */
  isPreview?: boolean
}

/** One course of the catalogue: what one learns, from whom, what it costs, the door. */
export function CourseView(props: CourseViewProps) {
  const { crumbs, course, details, programme, related, audience, isPreview = false } = props
  return (
    <>
      <div className="bg-linear-to-b from-primary-tint to-ground to-[32rem] pb-10 md:pb-14">
        <Wrap className="pt-4 md:pt-6">
          <Breadcrumbs crumbs={crumbs} />
          {/* On a wide screen the door stays beside what is read of the course; on a phone it comes right after its name. */}
          <div className="mt-3 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:grid-rows-[auto_1fr]">
            <div>
              <div className="flex flex-wrap gap-2">
                <Badge tone="paper">{course.model}</Badge>
                <Badge tone="paper">Collana {course.series}</Badge>
              </div>
              <h1 className="mt-3 text-title-xl">{course.title}</h1>
              <p className="mt-4 max-w-measure text-lg text-ink-soft">{course.description}</p>
              <Facts course={course} programme={programme} />
              {(details.isWithdrawn || details.isOver) && (
                <p className="mt-6 flex max-w-measure gap-2.5 rounded-card bg-warning-tint px-4 py-3 text-warning">
                  <Icon name="info" size={20} className="mt-0.5 shrink-0" />
                  {details.isOver
                    ? 'Il corso è finito e non accetta nuove iscrizioni. Chi lo ha seguito ritrova qui materiale e attestato.'
                    : 'Il corso non accetta nuove iscrizioni. Chi è già iscritto lo può concludere entro l’ultimo giorno.'}
                </p>
              )}
            </div>
            <div className="grid gap-10 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <CourseDoorCard
                course={course}
                audience={audience}
                isClosed={details.isWithdrawn || details.isOver}
                isPreview={isPreview}
              />
              <EventSheet details={details} className="max-lg:hidden" />
            </div>
            <div className="grid content-start gap-12">
              <Outcomes details={details} />
              {programme && (
                <CourseProgramme programme={programme} course={{ ...course, restOfStudy: details.restOfStudy }} />
              )}
              <CoursePeople lead={details.lead} teachers={details.teachers} names={details.names} />
              {programme?.test && <FinalTest test={programme.test} />}
              <EventSheet details={details} className="lg:hidden" />
            </div>
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

function Facts({ course, programme }: Pick<CourseViewProps, 'course' | 'programme'>) {
  const lessons = programme?.lessons.length ?? 0
  const facts = [
    { icon: 'award', words: creditsInWords(course.credits) },
    {
      icon: 'clock',
      words: `${hourCount(course.durationHours)}${lessons > 1 ? ` in ${lessons} lezioni` : ''}`,
    },
    { icon: 'calendar', words: `Fino al ${formatLongDateIt(course.expiryDate)}` },
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

/** LRN-003. */
function Outcomes({ details: { outcomes, meantFor, beforeStart } }: Pick<CourseViewProps, 'details'>) {
  const notes = [
    ['A chi serve', meantFor],
    ['Prima di iniziare', beforeStart],
  ].filter(([, words]) => words)
  if (outcomes.length === 0 && notes.length === 0) return null
  return (
    <div className="grid gap-8">
      {outcomes.length > 0 && (
        <section aria-labelledby="che-cosa-imparerai">
          <h2 id="che-cosa-imparerai" className="text-title-m">
            Che cosa imparerai
          </h2>
          <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {outcomes.map((words) => (
              <li key={words} className="flex gap-3">
                <Icon name="check" size={20} className="mt-0.5 shrink-0 text-success" />
                {words}
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {notes.map(([title, words]) => (
            <section key={title}>
              <h2 className="font-display text-title-s">{title}</h2>
              <p className="mt-2 text-ink-soft">{words}</p>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

/** CRS-042. As what the course is accredited. */
function EventSheet({ details, className }: Pick<CourseViewProps, 'details'> & { className: string }) {
  const facts = [
    ['Professioni', professionsInWords(details.professions)],
    ['Discipline', details.disciplines.join(', ')],
    ['Obiettivo formativo', details.objective],
    ['Evento', `n. ${details.eventId}, edizione ${details.edition}`],
    ['Provider', details.providerNumber && `n. ${details.providerNumber}`],
    ['Sponsor', details.sponsor],
  ].filter(([, words]) => words)
  return (
    <section aria-label="Scheda dell’evento" className={className}>
      <h2 className="text-title-s">Scheda dell’evento</h2>
      <dl className="mt-3">
        {facts.map(([name, words]) => (
          <div key={name} className="border-line border-t py-3">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-strong wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
