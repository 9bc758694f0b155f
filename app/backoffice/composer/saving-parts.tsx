import { type Ref, useEffect, useRef } from 'react'
import type { PageDocument } from '#areas/content/model.ts'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { type FieldShape, summaryOf } from '../shape-form/field-shape.ts'
import { entryOf } from './catalogue.ts'
import { allBlocks, type FaultsById, HEAD } from './document-rules.ts'
import { PAGES_PATH } from './page-copy.ts'
import type { Saving } from './use-draft.ts'

const FAILURES: Readonly<Record<string, string>> = {
  unreachable: 'Non salvata: il Club non risponde. Quello che hai scritto è ancora qui, e si riprova da solo.',
  'signed-out':
    'Non salvata: la sessione è finita. Entra di nuovo in un’altra scheda, poi torna qui: si riprova da solo.',
}

/** Where what was written is. */
export function SavingLine({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  if (saving.kind === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-danger">
        <span className="flex items-start gap-2">
          <Icon name="circle-alert" className="mt-0.5" />
          <span>
            {FAILURES[saving.why] ?? `Non salvata: ${saving.why}`}{' '}
            {saving.why === 'signed-out' && (
              <Link to="/login" isNewTab>
                Entra
              </Link>
            )}
          </span>
        </span>
        <Button variant="ghost" size="small" onClick={onRetry}>
          Riprova ora
        </Button>
      </div>
    )
  const words = {
    saved: saving.kind === 'saved' && saving.at ? `Salvata alle ${saving.at}` : 'Tutto salvato',
    waiting: 'Modifiche da salvare…',
    saving: 'Salvo…',
    conflict: 'Non salvata: qualcun altro ha cambiato questa pagina',
  }
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      <Icon
        name={saving.kind === 'saved' ? 'circle-check' : 'clock'}
        className={saving.kind === 'saved' ? 'text-success' : ''}
      />
      {words[saving.kind]}
    </p>
  )
}

type ConflictProps = {
  id: string
  number: number
  who: string
  when: string
  onTakeTheirs: () => void
  onKeepMine: (theirs: number) => void
}

/** Two editors at once: nothing is lost, and whoever comes second decides. */
export function ConflictNotice({ id, number, who, when, onTakeTheirs, onKeepMine }: ConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-card border-2 border-danger bg-paper px-5 py-4"
    >
      <h2 className="font-strong font-text text-lg">{who} ha salvato questa pagina mentre ci lavoravi.</h2>
      <p>
        La sua bozza è delle {when}. Quello che hai scritto tu è ancora qui, ma non è salvato: scegli quale delle due
        resta.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={`${PAGES_PATH}/${id}/anteprima`} isNewTab className="inline-flex min-h-11 items-center">
          Guarda la sua
        </Link>
        <Button
          variant="ghost"
          onClick={() => {
            onTakeTheirs()
            // After the guard has let go: what is here is given up on purpose.
            requestAnimationFrame(() => window.location.reload())
          }}
        >
          Prendi la sua
        </Button>
        <Button variant="ghost" onClick={() => onKeepMine(number)}>
          Tieni la mia
        </Button>
      </div>
    </div>
  )
}

type FaultProps = {
  faults: FaultsById
  page: PageDocument
  shapes: Readonly<Record<string, FieldShape>>
  onChoose: (id: string) => void
  ref: Ref<HTMLDivElement>
}

/** What is missing before a page can be published, each line leading to its block. */
export function FaultList({ faults, page, shapes, onChoose, ref }: FaultProps) {
  const lines = Object.entries(faults).map(([id, found]) => {
    const block = allBlocks(page).find((each) => each.id === id)
    const shape = block && shapes[block.type]
    const summary = block && shape ? summaryOf(shape, block.fields) : ''
    const count = Object.keys(found).length
    return {
      id,
      name:
        id === HEAD ? 'Questa pagina' : `${entryOf(block?.type ?? '', shapes).name}${summary ? ` · ${summary}` : ''}`,
      what: count === 1 ? Object.values(found)[0] : `${count} cose da completare`,
    }
  })
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-paper px-5 py-4">
      <h2 className="font-strong font-text text-lg">Prima di pubblicare, completa questi blocchi</h2>
      <p className="text-ink-soft">La bozza è salvata: i lettori vedono ancora la pagina di prima.</p>
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
