import { type ReactNode, useEffect, useState } from 'react'
import { refusalSentence } from '#areas/audience/permission-copy.ts'
import type { PageDocument } from '#areas/content/model.ts'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { namePart, summaryOf } from '../shape-form/field-shape.ts'
import { entryOf, type Shapes } from './catalogue.ts'
import { blockOf } from './document-rules.ts'
import type { Unseen } from './draft-wire.ts'
import { whyInWords } from './page-copy.ts'

type Asked = { path: string; number: number; again: number }
type Told = { asked: Asked; unseen: Unseen | 'failed' }

/** What somebody does not see, as far as it is known: for other eyes it is asked again, and what was said of others is not repeated. */
export type KnownUnseen = { unseen: Unseen | 'asking' | 'failed'; ask: () => void }

/** Asked again for other eyes and for each draft; of a new draft the answer of the one before stands until its own comes. */
export function useUnseen(path: string, number: number): KnownUnseen {
  const [again, setAgain] = useState(0)
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    const stopper = new AbortController()
    const asked = { path, number, again }
    fetch(path, { signal: stopper.signal })
      .then(async (answer) => (answer.ok && !answer.redirected ? ((await answer.json()) as Unseen) : 'failed'))
      .catch(() => 'failed' as const)
      .then((unseen) => stopper.signal.aborted || setTold({ asked, unseen }))
    return () => stopper.abort()
  }, [path, number, again])
  const isOfThese = told?.asked.path === path && !(told.unseen === 'failed' && told.asked.again !== again)
  return { unseen: isOfThese ? told.unseen : 'asking', ask: () => setAgain(again + 1) }
}

type Props = {
  unseen: KnownUnseen
  page: PageDocument
  shapes: Shapes
  onChoose: (blockId: string) => void
  link: ReactNode
}

/** AUD-010. What the person whose eyes these are does not get, and why; each line leads to its block. */
export function UnseenList({ unseen: { unseen, ask }, page, shapes, onChoose, link }: Props) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p
          role={unseen === 'failed' ? 'alert' : 'status'}
          className={unseen === 'failed' ? 'text-danger' : 'font-strong'}
        >
          {wordsOf(unseen)}
        </p>
        {unseen === 'failed' && (
          <Button variant="ghost" size="small" onClick={ask}>
            Chiedi di nuovo
          </Button>
        )}
        {link}
      </div>
      {typeof unseen === 'object' && unseen.leftOut.length + unseen.parts.length > 0 && (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-paper">
          {unseen.leftOut.map((left) => (
            <Line
              key={left.id}
              icon={left.why === 'hidden' ? 'eye-off' : 'circle-alert'}
              name={entryOf(left.type, shapes).name}
              more={wordsIn(left.id, page, shapes)}
              why={whyInWords(left)}
              onPress={() => onChoose(left.id)}
            />
          ))}
          {unseen.parts.map(({ id, type, path, reason }) => (
            <Line
              key={`${id} ${path.join('.')}`}
              icon="eye-off"
              name={partWords(id, path, page, shapes)}
              more={`in ${entryOf(type, shapes).name}`}
              why={refusalSentence(reason)}
              onPress={() => onChoose(id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function wordsOf(unseen: KnownUnseen['unseen']): string {
  if (unseen === 'asking') return 'Chiedo che cosa vede…'
  if (unseen === 'failed') return 'Non so che cosa non vede questa persona: il Club non ha risposto.'
  const [blocks, parts] = [unseen.leftOut.length, unseen.parts.length]
  if (blocks + parts === 0) return 'Vede tutti i blocchi.'
  const counted = [
    blocks > 0 && (blocks === 1 ? 'un blocco' : `${blocks} blocchi`),
    parts > 0 && (parts === 1 ? 'una parte di un blocco' : `${parts} parti di blocchi`),
  ]
  const words = counted.filter(Boolean).join(' e ')
  return `${blocks + parts === 1 ? 'Non si vede' : 'Non si vedono'} ${words}:`
}

function wordsIn(id: string, page: PageDocument, shapes: Shapes): string {
  const block = blockOf(page, id)
  const shape = block && shapes[block.type]
  return block && shape ? summaryOf(shape, block.fields) : ''
}

function partWords(id: string, path: readonly (string | number)[], page: PageDocument, shapes: Shapes): string {
  const block = blockOf(page, id)
  const shape = block && shapes[block.type]
  return block && shape ? namePart(shape, block.fields, path) : ''
}

type LineProps = { icon: string; name: string; more: string; why: string; onPress: () => void }

function Line({ icon, name, more, why, onPress }: LineProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex w-full items-start gap-3 px-4 py-2.5 text-left hover:bg-sunken"
      >
        <Icon name={icon} className="mt-0.5 text-ink-soft" />
        <span className="grid min-w-0">
          <span className="truncate">
            <span className="font-strong">{name}</span>
            {more && <span className="text-ink-soft"> · {more}</span>}
          </span>
          <span className="text-ink-soft text-sm">{why}</span>
        </span>
      </button>
    </li>
  )
}
