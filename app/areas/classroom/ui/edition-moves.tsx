import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { DeskHeadCourse } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH, STATUS_WORDS } from '#areas/courses/desk-copy.ts'
import type { DeskStatus } from '#areas/courses/desk-rules.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { AskingButton } from '#design/form/asking-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'

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

/** Where this edition of the course stands, and what comes next for it. */
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
    <aside
      aria-labelledby="edizione"
      className="grid gap-5 rounded-card bg-paper p-5 shadow-card sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
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
          {move === 'edition' && (
            <input type="hidden" name="edition" value={Math.max(head.edition, ...editions.map((one) => one.edition))} />
          )}
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
