import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { cx } from '#design/cx.ts'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { Skeleton } from '#design/skeleton/skeleton.tsx'
import { tenthInWords } from '#platform/pure/tenths.ts'
import type { BandLabels, PlaceLabel } from '../model.ts'
import type { Band } from '../wire.ts'
import { TrienniumRing } from './triennium-ring.tsx'
import { useStanding } from './use-standing.ts'

type Props = {
  id: string
  labels: BandLabels
  headingLevel: 1 | 2
  action?: { label: string; link: string } | undefined
}

/** Every place has its labels and its size from the first byte; the values arrive after, and nothing moves. */
export function PersonalBand({ id, labels, headingLevel, action }: Props) {
  const { arriving, again } = useStanding()
  const { band, status } = arriving
  const Heading = `h${headingLevel}` as const
  const PlaceHeading = headingLevel === 1 ? 'h2' : 'h3'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      aria-busy={status === 'coming'}
      data-personal={status}
      className="bg-linear-to-b from-primary-tint to-ground pt-5 pb-3 md:pt-8"
    >
      <Wrap>
        <div className="mb-3 flex min-h-11 flex-wrap items-baseline gap-x-4 md:mb-4 md:min-h-13">
          <Heading id={`${id}-title`} className="max-w-full truncate text-title-l">
            Ciao{band && `, ${band.name}`}
          </Heading>
          <p className="truncate text-ink-soft">{band?.aside}</p>
          {action && (
            <Link look="standalone" to={action.link} className="ml-auto max-md:hidden">
              {action.label}
            </Link>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 xl:grid-cols-[352px_minmax(0,1fr)_312px] xl:grid-rows-[repeat(2,minmax(156px,auto))] xl:gap-5">
          <Place className="min-h-[272px] md:min-h-[306px] xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:min-h-[332px] xl:p-6">
            {status === 'failed' ? (
              <div
                role="alert"
                className="grid h-full flex-1 place-content-center justify-items-center gap-4 text-center"
              >
                <p>I tuoi dati non sono arrivati: il resto della pagina c’è.</p>
                <Button variant="ghost" onClick={again}>
                  Riprova
                </Button>
              </div>
            ) : (
              <Main as={PlaceHeading} label={labels.main} main={band?.main ?? null} />
            )}
          </Place>
          <Place className="min-h-[306px] xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:min-h-[332px]">
            <Label as={PlaceHeading} {...labels.ring} />
            <Ring rows={labels.ring.rows} ring={band?.ring ?? null} />
          </Place>
          {(['third', 'fourth'] as const).map((name) => (
            <Place
              key={name}
              className={cx(
                'xl:col-start-3',
                name === 'third' ? 'min-h-[136px] xl:row-start-1' : 'min-h-[148px] xl:row-start-2',
              )}
            >
              <Small as={PlaceHeading} label={labels[name]} place={band?.[name] ?? null} />
            </Place>
          ))}
        </div>
      </Wrap>
    </section>
  )
}

function Place({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'relative flex flex-col overflow-hidden rounded-card bg-paper px-4.5 py-4 shadow-card xl:px-5.5 xl:py-5',
        className,
      )}
    >
      {children}
    </div>
  )
}

type Head = { as: 'h2' | 'h3' }

/** The whole place leads where its name does. */
function Label({ as: Heading, label, to }: Head & PlaceLabel) {
  return (
    <Heading className="font-strong font-text text-ink-soft text-sm">
      <Anchor to={to} className="no-underline after:absolute after:inset-0 hover:text-primary">
        {label}
      </Anchor>
    </Heading>
  )
}

function Ring({ ring, rows }: { ring: Band['ring'] | null; rows: readonly string[] }) {
  return (
    <>
      <div className="mt-2 flex items-center gap-5">
        <TrienniumRing
          earned={ring?.earned ?? null}
          obligation={ring?.obligation ?? 1}
          mark={ring && ring.obligation > 0 ? ring.insured / ring.obligation : undefined}
          className="size-31"
        >
          {ring && (
            <span className="text-center leading-none">
              <b className="block font-[560] text-[2rem] tabular-nums leading-none">{tenthInWords(ring.earned)}</b>
              <span className="text-xs">su {tenthInWords(ring.obligation)}</span>
            </span>
          )}
        </TrienniumRing>
        {ring ? (
          <div className="min-w-0">
            <p className="font-[560] font-display text-title-xs">{ring.title}</p>
            <p className="mt-1 line-clamp-3 text-ink-soft text-sm">{ring.text}</p>
          </div>
        ) : (
          <span className="grid flex-1 gap-2.5">
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4" />
          </span>
        )}
      </div>
      <dl className="mt-auto text-sm">
        {rows.map((row, index) => (
          <div key={row} className="flex items-center justify-between gap-3 border-line border-t py-1.5">
            <dt className="shrink-0 text-ink-soft">{row}</dt>
            <dd className="grid h-[1lh] min-w-0 flex-1 content-center justify-items-end whitespace-nowrap font-strong tabular-nums">
              {ring ? ring.rows[index] : <Skeleton className="h-4 w-16" />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Main({ as, label, main }: Head & { label: PlaceLabel; main: Band['main'] | null }) {
  const { cover } = main ?? {}
  return (
    <>
      <div className="flex items-start gap-3.5 xl:gap-5">
        {main === null && <Skeleton className="size-23 shrink-0 rounded-field xl:size-32" />}
        {cover && (
          <span className="size-23 shrink-0 overflow-hidden rounded-field xl:size-32">
            {cover.image ? (
              <img src={cover.image} alt="" className="size-full object-cover" />
            ) : (
              <CoverArt seed={cover.seed} category={cover.category} />
            )}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <Label as={as} label={main?.label ?? label.label} to={main?.to ?? label.to} />
          {main ? (
            <>
              <p className="mt-1 line-clamp-2 font-[560] font-display text-title-s xl:text-2xl xl:leading-tight">
                {main.title}
              </p>
              <p className="mt-1.5 line-clamp-2 text-ink-soft text-sm">{main.text}</p>
            </>
          ) : (
            <span className="mt-2 grid gap-2.5">
              <Skeleton className="h-6" />
              <Skeleton className="h-4 w-5/6" />
              <Skeleton className="h-4 w-1/2" />
            </span>
          )}
        </div>
      </div>
      <div className="mt-auto grid gap-2.5 pt-3">
        {main ? <Progress {...main} /> : <Skeleton className="h-10.5" />}
        {main ? (
          <ButtonLink to={main.to} variant="accent" isWide className="relative z-1">
            {main.button}
          </ButtonLink>
        ) : (
          <Skeleton className="h-(--control) rounded-pill" />
        )}
      </div>
    </>
  )
}

function Progress({ title, percent, left, credits }: Band['main']) {
  return (
    <div className="grid min-h-10.5 content-end gap-2 text-sm">
      {percent !== null && (
        <div
          role="progressbar"
          aria-label={`Completamento di ${title}`}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-pill bg-skeleton"
        >
          <div className="h-full rounded-pill bg-success" style={{ width: `${percent}%` }} />
        </div>
      )}
      <p className="flex justify-between gap-4">
        {percent !== null && (
          <span>
            <b className="font-strong">{percent}%</b>
            {left && (
              <>
                , {left.verb} <b className="font-strong">{left.time}</b>
              </>
            )}
          </span>
        )}
        <span className={percent === null ? 'font-strong' : 'shrink-0 text-ink-soft'}>{credits}</span>
      </p>
    </div>
  )
}

type SmallPlace = Band['third'] & Partial<Pick<Band['fourth'], 'step'>>

function Small({ as, label, place }: Head & { label: PlaceLabel; place: SmallPlace | null }) {
  return (
    <>
      <Label as={as} label={place?.label ?? label.label} to={place?.to ?? label.to} />
      {place ? (
        <>
          <p className="mt-0.5 line-clamp-1 font-[560] font-display text-title-xs">{place.title}</p>
          <p className="mt-1 line-clamp-2 text-ink-soft text-sm">{place.text}</p>
        </>
      ) : (
        <span className="mt-2 grid gap-2.5">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-1/2" />
        </span>
      )}
      {place?.step && <Steps done={place.step} />}
    </>
  )
}

/** Received, being read, answered: as the words above say. */
function Steps({ done }: { done: number }) {
  return (
    <span aria-hidden="true" className="mt-auto flex gap-1.5">
      {[1, 2, 3].map((step) => (
        <span key={step} className={cx('h-1.5 flex-1 rounded-pill', step <= done ? 'bg-primary' : 'bg-skeleton')} />
      ))}
    </span>
  )
}
