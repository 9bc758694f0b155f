import type { ReactNode, Ref } from 'react'
import type { PageDocument } from '#areas/content/model.ts'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { type FieldShape, summaryOf, titleAt } from '../shape-form/field-shape.ts'
import { entryOf } from './catalogue.ts'
import { allBlocks, type FaultsById, HEAD } from './document-rules.ts'
import type { Phase } from './draft-machine.ts'
import type { TheirDraft } from './draft-wire.ts'
import { PAGES_PATH } from './page-copy.ts'

const FAILURES = {
  unreachable: 'Non salvata: il Club non risponde. Quello che hai scritto è ancora qui, e si riprova da solo.',
  'signed-out':
    'Non salvata: la sessione è finita. Quello che hai scritto è ancora qui: entra di nuovo in un’altra scheda, poi torna in questa.',
}

type SavingProps = {
  phase: Phase<unknown>
  /** Somebody is on their way to another page, and goes as soon as it is saved. */
  isLeaving: boolean
  onRetry: () => void
  /** Leads to the choice between two drafts. */
  onDecide: () => void
}

/** Where what was written is. */
export function SavingLine({ phase, isLeaving, onRetry, onDecide }: SavingProps) {
  switch (phase.kind) {
    case 'failed':
      return (
        <Trouble act="Riprova ora" onAct={onRetry}>
          {FAILURES[phase.why]}{' '}
          {phase.why === 'signed-out' && (
            <Link to="/login" isNewTab>
              Entra
            </Link>
          )}
        </Trouble>
      )
    case 'refused':
      return (
        <Trouble act="Riprova ora" onAct={onRetry}>
          Non salvata: {phase.message.replace(/^./, (first) => first.toLocaleLowerCase('it'))} Quello che hai scritto è
          ancora qui.
        </Trouble>
      )
    case 'conflict':
      return (
        <Trouble act="Vedi e scegli" onAct={onDecide}>
          Non salvata: un’altra bozza è arrivata prima. Quello che hai scritto è ancora qui.
        </Trouble>
      )
    default:
      return <Quiet phase={phase} isLeaving={isLeaving} />
  }
}

function Quiet({ phase, isLeaving }: Pick<SavingProps, 'phase' | 'isLeaving'>) {
  const isSaved = phase.kind === 'saved' || phase.kind === 'left'
  const words = {
    saved: phase.kind === 'saved' && phase.at ? `Salvata alle ${phase.at}` : 'Tutto salvato',
    waiting: 'Modifiche da salvare…',
    saving: isLeaving ? 'Salvo, poi si apre l’altra pagina…' : 'Salvo…',
    left: 'Apro l’altra bozza…',
  }
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Icon name={isSaved ? 'circle-check' : 'clock'} className={isSaved ? 'text-success' : ''} />
      {words[phase.kind as keyof typeof words]}
    </p>
  )
}

function Trouble({ act, onAct, children }: { act: string; onAct: () => void; children: ReactNode }) {
  return (
    <div role="alert" className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-danger">
      <span className="flex min-w-0 items-start gap-2">
        <Icon name="circle-alert" className="mt-0.5" />
        <span>{children}</span>
      </span>
      <Button variant="ghost" size="small" onClick={onAct}>
        {act}
      </Button>
    </div>
  )
}

type ConflictProps = {
  id: string
  theirs: TheirDraft
  onPrefer: (which: 'mine' | 'theirs') => void
  ref: Ref<HTMLElement>
}

/**
 * Two at once: whoever comes second chooses which is the draft, and the other stays among the versions. It takes no focus by itself: whoever
 * is writing would press a button of it without having read it.
 */
export function ConflictNotice({ id, theirs, onPrefer, ref }: ConflictProps) {
  const { who, when, isYours, isPublished } = theirs
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="due-bozze"
      className="grid scroll-mt-6 gap-3 rounded-card border-2 border-danger bg-paper px-5 py-4"
    >
      <h2 id="due-bozze" className="font-strong font-text text-lg">
        {isYours
          ? 'Hai salvato questa pagina in un’altra scheda mentre ci lavoravi qui.'
          : `${who} ha ${isPublished ? 'pubblicato' : 'salvato'} questa pagina mentre ci lavoravi.`}
      </h2>
      <p>
        {isYours ? 'L’altra' : 'La sua'} è del {when}. Quello che hai scritto qui non è ancora salvato. Scegli con quale
        si va avanti: nessuna delle due si perde, l’altra resta fra le versioni e si può riprendere.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={`${PAGES_PATH}/${id}/anteprima`} isNewTab className="inline-flex min-h-11 items-center">
          {isYours ? 'Guarda l’altra' : 'Guarda la sua'}
        </Link>
        <Button variant="ghost" onClick={() => onPrefer('theirs')}>
          {isYours ? 'Vai avanti con l’altra' : 'Vai avanti con la sua'}
        </Button>
        <Button variant="ghost" onClick={() => onPrefer('mine')}>
          {isYours ? 'Vai avanti con questa' : 'Vai avanti con la mia'}
        </Button>
      </div>
    </section>
  )
}

const HEAD_WORDS: Readonly<Record<string, string>> = { title: 'Titolo', description: 'Descrizione' }

type FaultProps = {
  faults: FaultsById
  page: PageDocument
  shapes: Readonly<Record<string, FieldShape>>
  /** Readers have a version of it. */
  isPublished: boolean
  onChoose: (id: string) => void
  ref: Ref<HTMLDivElement>
}

/** What is missing before a page can be published, each line leading to its block. */
export function FaultList({ faults, page, shapes, isPublished, onChoose, ref }: FaultProps) {
  const lines = Object.entries(faults).map(([id, found]) => {
    const block = allBlocks(page).find((each) => each.id === id)
    const shape = block && shapes[block.type]
    const summary = block && shape ? summaryOf(shape, block.fields) : ''
    const [[path, message] = ['', ''], ...others] = Object.entries(found)
    // Inside a block it is `fields.title`; of the page itself, `title`.
    const field = block ? shape && titleAt(shape, path.split('.').slice(1)) : HEAD_WORDS[path]
    return {
      id,
      name:
        id === HEAD ? 'Questa pagina' : `${entryOf(block?.type ?? '', shapes).name}${summary ? ` · ${summary}` : ''}`,
      what: others.length > 0 ? `${others.length + 1} cose da completare` : `${field ? `«${field}»: ` : ''}${message}`,
    }
  })
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-paper px-5 py-4">
      <h2 className="font-strong font-text text-lg">Prima di pubblicare, completa questi blocchi</h2>
      <p className="text-ink-soft">
        La bozza è salvata:{' '}
        {isPublished ? 'i lettori vedono ancora la pagina di prima.' : 'nessun lettore la vede ancora.'}
      </p>
      <ul className="mt-1 grid">
        {lines.map(({ id, name, what }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="inline-flex min-h-9 items-center py-1 text-left font-[600] text-danger underline underline-offset-[0.18em]"
            >
              {name}: {what}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
