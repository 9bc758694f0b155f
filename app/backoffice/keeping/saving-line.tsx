import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import type { Phase } from './draft-machine.ts'

/** A page is saved in the feminine, a content in the masculine. */
export type KeptThing = 'page' | 'content'
const ENDINGS: Record<KeptThing, string> = { page: 'a', content: 'o' }

const FAILURES = {
  unreachable: 'il Club non risponde. Quello che hai scritto è ancora qui, e si riprova da solo.',
  'signed-out':
    'la sessione è finita. Quello che hai scritto è ancora qui: entra di nuovo in un’altra scheda, poi torna in questa.',
}

type SavingProps = {
  of: KeptThing
  /** What is said where nobody has changed anything yet. */
  untouched?: string
  phase: Phase<unknown>
  /** Somebody is on their way to another page, and goes as soon as it is saved. */
  isLeaving: boolean
  onRetry: () => void
  /** Leads to the choice between two drafts. */
  onDecide: () => void
}

/** Where what was written is. */
export function SavingLine({ of, phase, isLeaving, untouched, onRetry, onDecide }: SavingProps) {
  const unsaved = `Non salvat${ENDINGS[of]}`
  switch (phase.kind) {
    case 'failed':
      return (
        <Trouble act="Riprova ora" onAct={onRetry}>
          {unsaved}: {FAILURES[phase.why]}{' '}
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
          {unsaved}: {phase.message.replace(/^./, (first) => first.toLocaleLowerCase('it'))} Quello che hai scritto è
          ancora qui.
        </Trouble>
      )
    case 'conflict':
      return (
        <Trouble act="Vedi e scegli" onAct={onDecide}>
          {unsaved}: un’altra bozza è arrivata prima. Quello che hai scritto è ancora qui.
        </Trouble>
      )
    default:
      return <Quiet of={of} phase={phase} isLeaving={isLeaving} untouched={untouched} />
  }
}

function Quiet({ of, phase, isLeaving, untouched }: Pick<SavingProps, 'of' | 'phase' | 'isLeaving' | 'untouched'>) {
  const isSaved = phase.kind === 'saved' || phase.kind === 'left'
  const words = {
    saved:
      phase.kind === 'saved' && phase.at ? `Salvat${ENDINGS[of]} alle ${phase.at}` : (untouched ?? 'Tutto salvato'),
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
