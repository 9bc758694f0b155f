import { type ReactNode, useEffect, useRef } from 'react'
import { useLoaderData, useNavigation } from 'react-router'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { ViewTabs } from '#design/desk/desk-sheet.tsx'
import { Form } from '#design/form/form.tsx'
import { Table } from '#design/table/table.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { Choosings } from '#platform/pure/choices.ts'
import type { Rehearsed } from '../rehearsal.server.ts'
import type { MemberHeadData } from './member-context.server.ts'
import { MEMBER_SECTIONS, MEMBERS_PATH, type MemberSection } from './member-copy.ts'
import { LONGEST_REASON, type MemberAct } from './member-rules.ts'

/** Who it is, and the parts of their page. */
export function MemberHead({
  head,
  section,
  children,
}: {
  head: MemberHeadData
  section: MemberSection | 'story' | 'courses' | 'labels' | 'letter' | null
  /** What stands between the name and the parts. */
  children?: ReactNode
}) {
  const { username, name, type, until, role, closedOn, acts, email, isEmailVerified, phone, clientCode, consents } =
    head
  const path = `${MEMBERS_PATH}/${username}`
  const sections = Object.entries(MEMBER_SECTIONS) as [MemberSection, (typeof MEMBER_SECTIONS)[MemberSection]][]
  return (
    <>
      <DeskHead
        title={name}
        mark={<Avatar name={name} size={52} />}
        under={[
          `${email} (${isEmailVerified ? 'confermata' : 'non confermata'})`,
          phone,
          clientCode,
          `iscritto ${username}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        state={
          <>
            <Badge tone={role ? 'neutral' : type === 'PREMIUM' ? 'success' : 'primary'}>
              {role ?? TYPE_WORDS[type]}
            </Badge>
            {until && !children && <span>fino al {until}</span>}
            {closedOn && <Badge tone="danger">Chiuso dal {closedOn}</Badge>}
            {consents.map((words) => (
              <span key={words} className="rounded-card bg-sunken px-2.5 py-0.5 text-sm">
                {words}
              </span>
            ))}
          </>
        }
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Iscritti', to: MEMBERS_PATH },
        ]}
        actions={
          <>
            {acts.includes('letter') && (
              <ButtonLink to={`${path}/scrivi`} variant="ghost" icon="mail" size="small">
                Scrivi
              </ButtonLink>
            )}
            {acts.includes('note') && (
              <ButtonLink to={`${path}?segna=chiamata#nota`} variant="ghost" icon="phone" size="small">
                Segna una chiamata
              </ButtonLink>
            )}
            {head.mayViewAs && (
              <ButtonLink to={`${path}/vedi-come`} variant="ghost" icon="monitor" size="small">
                Vedi come questo iscritto
              </ButtonLink>
            )}
          </>
        }
      />
      {children}
      {acts.length > 0 && (
        <div className={children ? '' : 'mb-6'}>
          <ViewTabs
            label="Parti della pagina dell’iscritto"
            tabs={[
              { label: 'Panoramica', to: path, isCurrent: section === null },
              { label: 'Storia', to: `${path}/storia`, isCurrent: section === 'story' },
              { label: 'Corsi', to: `${path}/corsi`, isCurrent: section === 'courses' },
              ...sections.map(([part, { label, path: last }]) => ({
                label,
                to: `${path}/${last}`,
                isCurrent: section === part,
              })),
              { label: 'Etichette', to: `${path}/etichette`, isCurrent: section === 'labels' },
            ]}
          />
        </div>
      )}
    </>
  )
}

/** What the server answered to an act that it did not do. */
export type Refused = {
  act: MemberAct
  errors: Record<string, string>
  typed: Record<string, string>
  choosings?: Choosings | undefined
}

/** A part of the page with its title. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" className="gap-5 p-5 sm:p-6" aria-labelledby={id}>
      <h2 id={id} className="text-title-s">
        {title}
      </h2>
      {children}
    </Card>
  )
}

export function ReasonField() {
  return (
    <TextField
      name="reason"
      label="Perché"
      description="Poche parole, senza nomi: restano nel registro."
      isRequired
      maxLength={LONGEST_REASON}
    />
  )
}

/** Where a form of another page is sent, and by whom its answer is shown. */
export type InPlace = { action: string; fetcherKey: string }

type ActFormProps = {
  act: MemberAct
  refused: Refused | undefined
  label?: string
  inPlace?: InPlace
  children?: ReactNode
}

/** The form of one act: it asks why, and leads to what would change before anything does. */
export function ActForm({ act, refused, label = 'Guarda che cosa cambia', inPlace, children }: ActFormProps) {
  const navigation = useNavigation()
  const own = refused?.act === act ? refused : undefined
  const { head } = useLoaderData<{ head: MemberHeadData }>()
  if (!head.acts.includes(act)) return null
  return (
    <Form
      className={inPlace ? 'gap-3' : 'max-w-3xl'}
      errors={own?.errors}
      values={own?.typed}
      {...(inPlace && { ...inPlace, navigate: false })}
    >
      <input type="hidden" name="act" value={act} />
      {children}
      <ReasonField />
      <div>
        <Button type="submit" isPending={navigation.formData?.get('act') === act}>
          {label}
        </Button>
      </div>
    </Form>
  )
}

type ConfirmCardProps = {
  /** What is being done. */
  name: string
  rehearsal: Rehearsed & { act: string; typed: Readonly<Record<string, string>> }
  notice: string | null
  /** What stays as it is, or follows by itself. */
  notes?: readonly string[]
  backTo: string
  /** Whether what was typed can be gone back to: a long form must not be written again. */
  hasWayBack?: boolean
  inPlace?: InPlace
}

/** Before and after, side by side; nothing has happened yet. */
export function ConfirmCard({
  name,
  rehearsal,
  notice,
  notes = [],
  backTo,
  hasWayBack = false,
  inPlace,
}: ConfirmCardProps) {
  const { act, typed, changes, seen, key } = rehearsal
  const title = useRef<HTMLHeadingElement>(null)
  const navigation = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rehearsal leads here, and its key is what tells it from the last.
  useEffect(() => title.current?.focus(), [key])
  return (
    <Card
      as="section"
      look="chosen"
      className={inPlace ? 'gap-3 p-3 text-sm' : 'gap-5 p-5 sm:p-6'}
      aria-labelledby="conferma"
    >
      <div>
        <p className="eyebrow">{name}</p>
        <h2 id="conferma" ref={title} tabIndex={-1} className="text-title-m">
          Ecco che cosa cambia
        </h2>
        <p className="mt-1 text-ink-soft">{notice ?? 'Non è ancora successo niente: controlla e conferma.'}</p>
      </div>
      {inPlace ? (
        <dl aria-label="Prima e dopo">
          {changes.map(({ key: line, label, from, to }) => (
            <div key={line} className="border-line border-b py-1 last:border-b-0">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere">
                {from ?? 'niente'} <span aria-hidden="true">→</span> <strong>{to ?? 'niente'}</strong>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Table
          caption="Prima e dopo"
          isCaptionHidden
          rows={changes}
          rowKey={(change) => change.key}
          columns={[
            { key: 'label', title: 'Che cosa', isRowTitle: true, cell: ({ label }) => label },
            {
              key: 'from',
              title: 'Prima',
              cell: ({ from }) => <span className="wrap-anywhere">{from ?? 'niente'}</span>,
            },
            {
              key: 'to',
              title: 'Dopo',
              cell: ({ to }) => <strong className="wrap-anywhere font-strong">{to ?? 'niente'}</strong>,
            },
          ]}
        />
      )}
      {notes.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p>
        <span className="text-ink-soft">Perché:</span> {typed.reason}
      </p>
      <Form {...(inPlace && { ...inPlace, navigate: false })}>
        {Object.entries({ ...typed, act, seen, key }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="step"
            value="confirm"
            icon="check"
            isPending={navigation.formData?.get('step') === 'confirm'}
          >
            Conferma
          </Button>
          {hasWayBack && (
            <Button type="submit" name="step" value="edit" variant="ghost">
              Torna a modificare
            </Button>
          )}
          <ButtonLink to={backTo} variant="quiet">
            Torna indietro
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}

/** What every section of a member's page is given. */
export type SectionProps = { head: MemberHeadData; path: string; refused: Refused | undefined }

const STATES = {
  running: ['In corso', 'success'],
  coming: ['Deve cominciare', 'primary'],
  over: ['Finito', 'neutral'],
} as const

/** Whether a period is on. */
export function StateBadge({ state }: { state: keyof typeof STATES }) {
  const [label, tone] = STATES[state]
  return <Badge tone={tone}>{label}</Badge>
}
