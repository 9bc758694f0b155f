import { useState } from 'react'
import { PrefetchPageLinks, useFetcher } from 'react-router'
import { DateField } from '#design/date-field/date-field.tsx'
import { Said } from '#design/desk/said.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { TRAIL_THINGS } from '#platform/trail/things.ts'
import type { SectionAnswer } from './member-acts.server.ts'
import type { MemberHeadData } from './member-context.server.ts'
import { MEMBERS_PATH } from './member-copy.ts'
import { Column } from './member-overview.tsx'
import { ActForm, ConfirmCard } from './member-parts.tsx'
import type { MemberAct } from './member-rules.ts'

const KEY = 'member-act'

/** The others, each where it is done. */
const ELSEWHERE: readonly (readonly [act: MemberAct, label: string, icon: string, to: string])[] = [
  ['plan', 'Dai un piano', 'crown', 'abbonamento'],
  ['wallet-given', 'Dai o correggi un portafoglio', 'briefcase', 'portafogli'],
  ['points', 'Correggi crediti o punti', 'coins', 'portafogli'],
  ['person', 'Correggi i dati personali', 'file-pen', 'dati'],
  ['billing', 'Correggi la fatturazione', 'receipt', 'fatturazione'],
  ['recovery', 'Manda la lettera per la password', 'mail', 'accesso'],
  ['sessions', 'Chiudi le sessioni', 'log-out', 'accesso'],
]

type Props = { head: MemberHeadData; period: { id: string; lastDay: string } | null }

/** What is done most, rehearsed here; without scripts the form leads to the page where it is done. */
export function MemberActs({ head, period }: Props) {
  const path = `${MEMBERS_PATH}/${head.username}`
  const inPlace = { action: `${path}/abbonamento?dalla=panoramica`, fetcherKey: KEY }
  const { data: answer, state } = useFetcher<SectionAnswer>({ key: KEY })
  const [isOpen, setOpen] = useState(false)
  const others = ELSEWHERE.filter(([act]) => head.acts.includes(act))
  if (others.length === 0) return null
  return (
    <Column title="Azioni" aria-busy={state !== 'idle'}>
      {period && head.acts.includes('period') && (
        <details
          open={answer !== undefined}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="border-line border-b pb-3"
        >
          <summary className="flex min-h-9 cursor-pointer items-center gap-2 font-strong text-primary-strong">
            <Icon name="calendar" size={18} />
            Prolunga il Premium
          </summary>
          <div className="grid gap-3 pt-2">
            {/* The page that answers is here before it is asked: without a line it could not come, and the words would go with this one. */}
            {isOpen && <PrefetchPageLinks page={inPlace.action} />}
            <Said isProblem>{answer?.problem}</Said>
            {answer?.rehearsal ? (
              <ConfirmCard
                name={TRAIL_THINGS.member.acts[answer.rehearsal.act]}
                rehearsal={answer.rehearsal}
                notice={answer.notice ?? null}
                backTo={path}
                hasWayBack
                inPlace={inPlace}
              />
            ) : (
              <ActForm act="period" refused={answer?.refused} inPlace={inPlace}>
                <input type="hidden" name="start" value={period.id} />
                <DateField name="lastDay" label="Nuova fine" isRequired defaultValue={period.lastDay} />
              </ActForm>
            )}
          </div>
        </details>
      )}
      <ul className="grid text-[0.90625rem]">
        {others.map(([act, label, icon, to]) => (
          <li key={act} className="border-line/60 border-b">
            <Anchor to={`${path}/${to}`} className="flex min-h-10 items-center gap-2.5 hover:text-primary-strong">
              <Icon name={icon} size={18} className="text-ink-soft" />
              <span className="grow">{label}</span>
              <Icon name="chevron-right" size={16} className="text-ink-soft" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Column>
  )
}
