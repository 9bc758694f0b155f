import { useEffect, useRef, useState } from 'react'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS, walletWords } from '#areas/audience/permission-copy.ts'
import type { PageDocument } from '#areas/content/model.ts'
import type { LeftOut } from '#blocks/prepare-page.server.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { type FieldShape, summaryOf } from '../shape-form/field-shape.ts'
import { entryOf } from './catalogue.ts'
import { allBlocks, walletsIn } from './document-rules.ts'
import { PAGES_PATH, whyInWords } from './page-copy.ts'
import { type Eyes, eyesQuery } from './preview-choice.ts'
import { ScaledFrame } from './scaled-frame.tsx'

type Props = {
  id: string
  /** Each kept draft is another page to look at. */
  number: number
  document: PageDocument
  shapes: Readonly<Record<string, FieldShape>>
  chosen: string
  onChoose: (blockId: string) => void
}

const SCREENS = [
  { name: 'phone', label: 'Telefono', icon: 'smartphone', width: 390 },
  { name: 'desktop', label: 'Computer', icon: 'monitor', width: 1280 },
] as const

/** The draft as somebody else would get it, and what they do not get. */
export function Preview({ id, number, document: page, shapes, chosen, onChoose }: Props) {
  const [type, setType] = useState<SubscriptionType>('SUSPECT')
  const [held, setHeld] = useState<readonly string[]>([])
  const [screen, setScreen] = useState<(typeof SCREENS)[number]>(SCREENS[1])
  const wallets = walletsIn(page)
  const eyes: Eyes = { type, wallets: wallets.filter((tag) => held.includes(tag)) }
  const query = eyesQuery(eyes)
  const leftOut = useLeftOut(`${PAGES_PATH}/${id}/bozza?${query}`, number)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)

  const showChosen = () => {
    const inside = frame.current?.contentWindow
    const top = inside?.document.getElementById(chosen)?.getBoundingClientRect().top
    // Not `scrollIntoView`, which would move the desk around the frame as well.
    if (inside && top !== undefined) inside.scrollBy(0, top)
  }
  useEffect(showChosen, [chosen])

  const follow = ({ contentWindow: inside, contentDocument }: HTMLIFrameElement) => {
    if (!inside || !contentDocument) return
    inside.scrollTo(0, scrolled.current)
    inside.addEventListener('scroll', () => {
      scrolled.current = inside.scrollY
    })
    contentDocument.addEventListener('click', (event) => {
      const ids = new Set(allBlocks(page).map((block) => block.id))
      for (let part = event.target as Element | null; part; part = part.parentElement)
        if (ids.has(part.id)) return onChoose(part.id)
    })
  }

  return (
    <section aria-label="Anteprima" className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          name="tipo"
          label="Come la vede chi è"
          value={type}
          onChange={(event) => setType(event.target.value as SubscriptionType)}
          options={SUBSCRIPTION_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
          className="min-w-44 flex-1"
        />
        <fieldset className="flex gap-1">
          <legend className="visually-hidden">Su quale schermo</legend>
          {SCREENS.map((each) => (
            <Button
              key={each.name}
              variant={screen.name === each.name ? 'solid' : 'ghost'}
              isIconOnly
              icon={each.icon}
              aria-label={each.label}
              aria-pressed={screen.name === each.name}
              onClick={() => setScreen(each)}
            />
          ))}
        </fieldset>
      </div>
      {wallets.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-x-5">
          <legend className="text-ink-soft text-sm">Con i portafogli</legend>
          {wallets.map((tag) => (
            <Checkbox
              key={tag}
              name="portafoglio"
              id={`portafoglio-${tag}`}
              value={tag}
              label={walletWords(tag)}
              checked={held.includes(tag)}
              onChange={(event) =>
                setHeld(event.target.checked ? [...held, tag] : held.filter((other) => other !== tag))
              }
            />
          ))}
        </fieldset>
      )}
      <div className="h-[70dvh] min-h-96 overflow-hidden rounded-card border border-line shadow-card lg:h-[calc(100dvh-22rem)]">
        <ScaledFrame
          ref={frame}
          src={`${PAGES_PATH}/${id}/anteprima?${query}&n=${number}`}
          title={`Anteprima della pagina come la vede: ${TYPE_WORDS[type]}`}
          width={screen.width}
          onLoad={follow}
        />
      </div>
      <div role="status" className="grid gap-2">
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <strong>
            {leftOut.length === 0
              ? 'Vede tutti i blocchi.'
              : leftOut.length === 1
                ? 'Un blocco non si vede:'
                : `${leftOut.length} blocchi non si vedono:`}
          </strong>
          <Link to={`${PAGES_PATH}/${id}/anteprima?${query}`} isNewTab className="inline-flex min-h-11 items-center">
            Apri in un’altra scheda
          </Link>
        </p>
        {leftOut.length > 0 && (
          <ul className="grid divide-y divide-line rounded-card border border-line bg-paper">
            {leftOut.map((left) => (
              <LeftOutLine key={left.id} left={left} page={page} shapes={shapes} onChoose={onChoose} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type LineProps = { left: LeftOut; page: PageDocument } & Pick<Props, 'shapes' | 'onChoose'>

function LeftOutLine({ left, page, shapes, onChoose }: LineProps) {
  const block = allBlocks(page).find(({ id }) => id === left.id)
  const shape = shapes[left.type]
  const summary = block && shape ? summaryOf(shape, block.fields) : ''
  const { name } = entryOf(left.type, shapes)
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(left.id)}
        className="flex w-full items-start gap-3 px-4 py-2.5 text-left hover:bg-sunken"
      >
        <Icon name={left.why === 'hidden' ? 'eye-off' : 'circle-alert'} className="mt-0.5 text-ink-soft" />
        <span className="grid min-w-0">
          <span className="truncate">
            <span className="font-strong">{name}</span>
            {summary && <span className="text-ink-soft"> · {summary}</span>}
          </span>
          <span className="text-ink-soft text-sm">{whyInWords(left)}</span>
        </span>
      </button>
    </li>
  )
}

/** Asked again for other eyes and for each draft; until the answer comes the one before stands. */
function useLeftOut(path: string, number: number): readonly LeftOut[] {
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number says that there is another draft.
  useEffect(() => {
    const asked = new AbortController()
    fetch(path, { signal: asked.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: { leftOut: LeftOut[] } | null) => answer && setLeftOut(answer.leftOut))
      // The frame above says by itself that the club does not answer.
      .catch(() => undefined)
    return () => asked.abort()
  }, [path, number])
  return leftOut
}
