import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { DESK_CRUMB } from '#design/desk/desk-head.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { addRomeMonths, formatLongDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { listCalendar } from '../calendar/calendar.server.ts'
import { daysOfMonth, monthAsked, monthOf, weekdayOf } from '../calendar/calendar-rules.ts'
import { CONTENTS_PATH } from '../contents/content-copy.ts'
import type { Route } from './+types/calendar'

/** What comes out and what ends, a month at a time: an editor plans by looking at the days, not at the lists. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  const today = romeDayOf(now)
  const first = monthAsked(new URL(request.url).searchParams.get('mese'), today)
  const lines = await listCalendar(db, first, now)
  return {
    title: formatLongDateIt(first).replace(/^\S+ /, ''),
    offset: weekdayOf(first),
    before: monthOf(addRomeMonths(first, -1)),
    after: monthOf(addRomeMonths(first, 1)),
    isThisMonth: monthOf(first) === monthOf(today),
    days: daysOfMonth(first).map((day) => ({
      day,
      name: `${WEEKDAYS[weekdayOf(day)]} ${formatLongDateIt(day).replace(/ \d+$/, '')}`,
      isToday: day === today,
      isPast: day < today,
      lines: lines.get(day) ?? [],
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Calendario, ${loaderData?.title ?? ''} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
/** Whole names: the stylesheet is made of the ones it finds written. */
const STARTS = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
]

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const { title, offset, before, after, isThisMonth, days } = loaderData
  const isEmpty = days.every(({ lines }) => lines.length === 0)
  return (
    <DeskPage
      title="Calendario"
      crumbs={[DESK_CRUMB]}
      lead="Che cosa esce, che cosa è programmato, che cosa finisce. Una bozza con un giorno non esce da sola: va pubblicata."
      actions={
        <ButtonLink to={`${CONTENTS_PATH}/nuovo`} icon="plus">
          Scrivi un contenuto
        </ButtonLink>
      }
    >
      <nav aria-label="Mesi" className="flex flex-wrap items-center gap-3">
        <h2 className="basis-full text-title-m first-letter:uppercase sm:min-w-52 sm:basis-auto" aria-live="polite">
          {title}
        </h2>
        <ButtonLink to={`?mese=${before}`} variant="ghost" icon="chevron-left">
          Mese prima
        </ButtonLink>
        <ButtonLink to={`?mese=${after}`} variant="ghost" iconAfter="chevron-right">
          Mese dopo
        </ButtonLink>
        {!isThisMonth && (
          <ButtonLink to="?" variant="quiet">
            Torna a oggi
          </ButtonLink>
        )}
      </nav>
      <div className="grid gap-2">
        <div aria-hidden="true" className="hidden grid-cols-7 gap-2 px-2 text-ink-soft text-sm lg:grid">
          {WEEKDAYS.map((weekday) => (
            <span key={weekday} className="first-letter:uppercase">
              {weekday}
            </span>
          ))}
        </div>
        {isEmpty && <p className="text-ink-soft lg:hidden">In questo mese non c’è ancora nulla.</p>}
        <ol className="grid gap-2 lg:grid-cols-[repeat(7,minmax(0,1fr))]">
          {days.map((day, index) => (
            <Day key={day.day} {...day} start={index === 0 ? STARTS[offset] : undefined} />
          ))}
        </ol>
      </div>
    </DeskPage>
  )
}

type DayProps = Route.ComponentProps['loaderData']['days'][number] & { start: string | undefined }

function Day({ day, name, isToday, isPast, lines, start }: DayProps) {
  return (
    <li
      className={cx(
        'min-w-0 content-start gap-2 rounded-card bg-paper p-3 shadow-card lg:min-h-32',
        lines.length > 0 || isToday ? 'grid' : 'hidden lg:grid',
        isToday && 'outline-2 outline-primary',
        start,
      )}
    >
      <div className="flex items-center justify-between">
        <h3 className={cx('font-strong text-sm', isPast && 'text-ink-soft')}>
          <time dateTime={day}>
            <span className="inline-block first-letter:uppercase lg:hidden">{name}</span>
            <span aria-hidden="true" className="hidden lg:inline">
              {Number(day.slice(8))}
            </span>
            <span className="visually-hidden max-lg:hidden">{name}</span>
          </time>
          {isToday && <span className="ml-2 font-normal text-primary">oggi</span>}
        </h3>
        {!isPast && (
          <Link
            to={`${CONTENTS_PATH}/nuovo?giorno=${day}`}
            aria-label={`Scrivi un contenuto per ${name}`}
            className="-my-2 -mr-2 inline-flex size-11 items-center justify-center"
          >
            <Icon name="plus" size={18} />
          </Link>
        )}
      </div>
      {lines.length > 0 && (
        <ul className="grid gap-2">
          {lines.map((line) => (
            <li key={`${line.to} ${line.what}`} className="min-w-0 text-sm leading-snug">
              <span className="text-ink-soft tabular-nums">
                {line.hour && `${line.hour} · `}
                {line.what}
              </span>
              <br />
              <Link to={line.to} className="wrap-anywhere">
                {line.title}
              </Link>
              {line.isDraft && (
                <span className="mt-1 block">
                  <Badge tone="warning">Bozza</Badge>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
