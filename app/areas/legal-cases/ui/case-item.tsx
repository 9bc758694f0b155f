import { type SyntheticEvent, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { fromHearing, type ShownHearing } from '../hearing-wire.ts'
import type { LegalCase } from '../model.ts'
import type { HearingWire } from '../wire.ts'
import { HearingList } from './hearing-list.tsx'

type Hearings = { status: 'unasked' | 'loading' | 'failed' } | { status: 'here'; list: ShownHearing[] }

/** CAU-003…005. A case; its hearings are asked for when it is first opened, and kept. */
export function CaseItem({ legalCase }: { legalCase: LegalCase }) {
  const [hearings, setHearings] = useState<Hearings>({ status: 'unasked' })
  const name = encodeURIComponent(legalCase.name)
  const open = async (event: SyntheticEvent<HTMLDetailsElement>) => {
    const isAsked = hearings.status === 'loading' || hearings.status === 'here'
    if (!event.currentTarget.open || isAsked) return
    setHearings({ status: 'loading' })
    const list = await readCall<HearingWire[]>(`/CRM/CauseLegaliAttive/${name}/Udienze`, {
      failure: 'Errore nel servizio /CRM/CauseLegaliAttive',
      onFailed: () => setHearings({ status: 'failed' }),
    })
    setHearings({ status: 'here', list: list.map(fromHearing) })
  }
  // Until they arrive, or where no script runs, they may be there: only a file known to be empty is not offered.
  const hasHearings = hearings.status !== 'here' || hearings.list.length > 0
  const facts: readonly [string, string][] = [
    ['Organo giudicante', legalCase.court],
    ['Sede', legalCase.seat],
    ['Sezione', legalCase.section],
    ['Materia', legalCase.businessLine],
    ['Specializzazione', legalCase.specialization],
    ...legalCase.rulings.map(({ type, value }) => [type, value] as [string, string]),
  ]
  return (
    <details onToggle={open} className="group/item border-line border-t first:border-t-0">
      <summary className="flex min-h-16 items-center justify-between gap-4 py-4">
        <span className="grid flex-1 items-center gap-x-4 gap-y-2 sm:grid-cols-[1fr_auto]">
          <span className="grid gap-1">
            <strong className="font-display text-title-s">{legalCase.name}</strong>
            <span className="text-ink-soft text-sm">
              {legalCase.court}, {legalCase.seat}
            </span>
          </span>
          <Badge className="justify-self-start">{legalCase.status}</Badge>
        </span>
        <Icon name="chevron-down" className="shrink-0 transition-transform group-open/item:rotate-180" />
      </summary>
      <dl className="grid gap-x-6 gap-y-3 pb-5 sm:grid-cols-2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={`${name} ${value}`}>
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="font-[580]">{value}</dd>
            </div>
          ))}
      </dl>
      <HearingList
        hearings={hearings.status === 'here' ? hearings.list : null}
        isFailed={hearings.status === 'failed'}
      />
      <p className="pt-4 pb-6">
        {hasHearings && (
          <a
            href={`/api/CRM/CauseLegaliAttive/${name}/Calendario`}
            download
            className="inline-flex min-h-11 items-center gap-2 font-strong text-primary hover:underline"
          >
            <Icon name="calendar" />
            Aggiungi le udienze alla tua agenda
          </a>
        )}
      </p>
    </details>
  )
}
