import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { DeskHeadCourse } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH, STATUS_WORDS } from '#areas/courses/desk-copy.ts'
import type { DeskStatus } from '#areas/courses/desk-rules.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'

const card = 'rounded-card bg-paper p-5 shadow-card sm:p-6'

/** What must be done before opening, or that nothing is left to do. */
export function Missing({ missing, isDraft }: { missing: readonly string[]; isDraft: boolean }) {
  if (missing.length === 0)
    return isDraft ? (
      <p className="flex items-center gap-3 rounded-card bg-success-tint px-5 py-4 text-success">
        <Icon name="circle-check" size={22} />
        <strong>È tutto pronto: il corso si può aprire.</strong>
      </p>
    ) : null
  return (
    <section aria-labelledby="manca" className="rounded-card bg-warning-tint p-5 text-warning sm:p-6">
      <h2 id="manca" className="flex items-center gap-2.5 text-title-s">
        <Icon name="triangle-alert" size={22} />
        {isDraft ? 'Che cosa manca per aprirlo' : 'Che cosa manca'}
      </h2>
      <ul className="mt-3 grid list-disc gap-1 pl-6">
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

export type DeskNumbers = {
  lessons: number
  minutes: number
  questions: number
  needed: number
  enrolled: number
  studying: number
}

/** The parts of the course in figures, each leading to its own. */
export function CourseNumbers({ numbers, head }: { numbers: DeskNumbers; head: DeskHeadCourse }) {
  const path = `${DESK_PATH}/${head.id}`
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
  const tiles = [
    {
      icon: 'book-open',
      figure: many(numbers.lessons, 'lezione', 'lezioni'),
      text: numbers.lessons === 0 ? 'Nessun materiale.' : `${many(numbers.minutes, 'minuto', 'minuti')} in tutto.`,
      to: `${path}/lezioni`,
      isOpen: head.mayEdit,
    },
    {
      icon: 'clipboard-list',
      figure: many(numbers.questions, 'domanda', 'domande'),
      text: `La prova ne chiede ${numbers.needed}.`,
      to: `${path}/domande`,
      isOpen: head.mayEdit,
    },
    {
      icon: 'users',
      figure: many(numbers.enrolled, 'iscritto', 'iscritti'),
      text: numbers.studying === 0 ? 'Nessuno sta studiando.' : `${many(numbers.studying, 'sta', 'stanno')} studiando.`,
      to: `${path}/partecipanti`,
      isOpen: head.maySeePeople,
    },
  ]
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {tiles.map(({ icon, figure, text, to, isOpen }) => (
        <li key={icon} className={`${card} grid content-start gap-1`}>
          <Icon name={icon} size={24} className="text-primary" />
          <p className="font-display text-title-s">{isOpen ? <Link to={to}>{figure}</Link> : figure}</p>
          <p className="text-ink-soft text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}

export type HistoryLine = {
  id: string
  on: string
  actor: string
  what: string
  about: string | number | boolean | null
}

export function CourseHistory({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <section aria-labelledby="storia" className={card}>
      <h2 id="storia" className="text-title-s">
        Storia
      </h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nessuna modifica dalla redazione.</p>
      ) : (
        <ol className="mt-3 divide-y divide-line">
          {lines.map(({ id, on, actor, what, about }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <span className="wrap-anywhere min-w-0">
                {what}
                {about !== null && <span className="text-ink-soft">: {about}</span>}
              </span>
              <span className="text-ink-soft text-sm tabular-nums">
                {on}, {actor}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type MovesProps = {
  head: DeskHeadCourse
  version: number
  text: string
  opensOn: string
  expiresOn: string
  isReady: boolean
  enrolled: number
  studying: number
  editions: readonly { id: number; edition: number; status: DeskStatus }[]
  refusal: string | undefined
  isPending: boolean
}

type Move = {
  move: string
  label: string
  help: string
  variant?: 'solid' | 'ghost' | 'quiet'
  icon?: string
  /** Asked first: there is no way back. */
  question?: string
}

/** What may be done with the course as it stands; what may not is not offered, and the reason is said. */
function movesOf({ head, isReady, enrolled, studying }: MovesProps): Move[] {
  const edition: Move = {
    move: 'edition',
    label: 'Prepara una nuova edizione',
    help: 'Una bozza con le stesse lezioni e domande, da cambiare liberamente.',
    variant: 'ghost',
    icon: 'copy',
  }
  const draft: Move[] =
    enrolled === 0
      ? [
          {
            move: 'draft',
            label: 'Riporta in bozza',
            help: 'Nessuno è iscritto: torna modificabile in tutto.',
            variant: 'quiet',
          },
        ]
      : []
  const close: Move[] =
    studying === 0
      ? [
          {
            move: 'close',
            label: 'Chiudi oggi',
            help: 'Oggi diventa l’ultimo giorno; da domani c’è il rapporto.',
            variant: 'quiet',
            question: 'Chiudi il corso oggi?',
          },
        ]
      : []
  switch (head.status) {
    case 'draft':
      return [
        ...(isReady
          ? [
              {
                move: 'opens',
                label: 'Apri il corso',
                help: 'Entra nel catalogo nel giorno di apertura. Da lì titolo, crediti e obiettivo non cambiano più.',
                variant: 'solid' as const,
                icon: 'circle-check',
              },
            ]
          : []),
        ...(enrolled === 0
          ? [
              {
                move: 'discard',
                label: 'Elimina la bozza',
                help: 'Con le sue lezioni e domande. Non si può annullare.',
                variant: 'quiet' as const,
                icon: 'trash-2',
                question: 'Elimini la bozza?',
              },
            ]
          : []),
      ]
    case 'scheduled':
      return [edition, ...draft]
    case 'open':
      return [
        {
          move: 'withdraw',
          label: 'Ritira dal catalogo',
          help: 'Nessuna nuova iscrizione; chi c’è conclude.',
          variant: 'ghost',
          icon: 'eye-off',
        },
        edition,
        ...close,
        ...draft,
      ]
    case 'withdrawn':
      return [
        ...(isReady
          ? [
              {
                move: 'again',
                label: 'Rimetti nel catalogo',
                help: 'Accetta di nuovo iscrizioni.',
                variant: 'solid' as const,
                icon: 'eye',
              },
            ]
          : []),
        edition,
        ...close,
        ...draft,
      ]
    case 'closed':
      return [edition]
  }
}

export function EditionMoves(props: MovesProps) {
  const { head, version, text, opensOn, expiresOn, editions, refusal, isPending } = props
  const moves = head.mayEdit ? movesOf(props) : []
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(head)
  // The button of a move is gone once it is made: who was on it is led to the new state.
  useEffect(() => {
    if (shown.current.id === head.id && shown.current.status !== head.status) title.current?.focus()
    shown.current = head
  }, [head])
  return (
    <aside aria-labelledby="edizione" className={`${card} grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1`}>
      <div>
        <h2 ref={title} id="edizione" tabIndex={-1} className="text-title-s">
          {STATUS_WORDS[head.status].label}
        </h2>
        <p className="mt-1 text-ink-soft">{text}</p>
        <p className="mt-2">
          Dal {opensOn} al {expiresOn}
        </p>
      </div>
      {refusal && (
        <p role="alert" className="flex gap-2.5 rounded-card border-2 border-danger px-4 py-3 text-danger">
          <Icon name="circle-alert" size={20} className="mt-0.5 shrink-0" />
          {refusal}
        </p>
      )}
      {head.status === 'draft' && head.mayEdit && !props.isReady && (
        <p className="text-ink-soft text-sm">Il pulsante per aprirlo compare quando non manca più niente.</p>
      )}
      {moves.map(({ move, label, help, question, variant = 'ghost', icon }) => (
        <Form key={move} method="post" className="grid gap-1">
          <input type="hidden" name="version" value={version} />
          {question ? (
            <AskingButton
              name="move"
              value={move}
              variant={variant}
              isWide
              isPending={isPending}
              icon={icon}
              question={question}
              loss={help}
              confirmLabel={label}
            >
              {label}
            </AskingButton>
          ) : (
            <Button type="submit" name="move" value={move} variant={variant} isWide isPending={isPending} icon={icon}>
              {label}
            </Button>
          )}
          <p className="text-ink-soft text-sm">{help}</p>
        </Form>
      ))}
      {head.status !== 'draft' && (
        <ButtonLink to={`/corsi-ecm-fad/${head.slug}`} variant="quiet" icon="external-link">
          Vedi la pagina
        </ButtonLink>
      )}
      {editions.length > 0 && (
        <div>
          <h3 className="font-strong">Altre edizioni dell’evento</h3>
          <ul className="mt-1 grid">
            {editions.map(({ id, edition, status }) => (
              <li key={id}>
                <Link to={`${DESK_PATH}/${id}`} className="inline-flex min-h-11 items-center">
                  Edizione {edition}, {STATUS_WORDS[status].label.toLowerCase()}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}
