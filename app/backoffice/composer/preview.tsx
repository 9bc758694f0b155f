import { useEffect, useRef, useState } from 'react'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS, walletWords } from '#areas/audience/permission-copy.ts'
import type { PageDocument } from '#areas/content/model.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import type { FieldShape } from '../shape-form/field-shape.ts'
import { allBlocks, walletsIn } from './document-rules.ts'
import { PAGES_PATH } from './page-copy.ts'
import { type Eyes, eyesQuery } from './preview-choice.ts'
import { ScaledFrame } from './scaled-frame.tsx'
import { UnseenList, useUnseen } from './unseen-list.tsx'

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
  { name: 'phone', label: 'Su un telefono, largo 360 punti', icon: 'smartphone', width: 360 },
  { name: 'desktop', label: 'Su un computer, largo 1280 punti', icon: 'monitor', width: 1280 },
] as const

/** The draft as somebody else would get it, and what they do not get. */
export function Preview({ id, number, document: page, shapes, chosen, onChoose }: Props) {
  const [type, setType] = useState<SubscriptionType>('SUSPECT')
  const [held, setHeld] = useState<readonly string[]>([])
  const [screen, setScreen] = useState<(typeof SCREENS)[number]>(SCREENS[1])
  const wallets = walletsIn(page)
  const eyes: Eyes = { type, wallets: wallets.filter((tag) => held.includes(tag)) }
  const query = eyesQuery(eyes)
  const unseen = useUnseen(`${PAGES_PATH}/${id}/bozza?${query}`, number)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  /** As it is by now: the frame keeps listening while blocks come and go. */
  const now = useRef({ page, chosen, onChoose })
  now.current = { page, chosen, onChoose }

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
      const ids = new Set(allBlocks(now.current.page).map((block) => block.id))
      for (let part = event.target as Element | null; part; part = part.parentElement)
        // Whoever tries out the chosen one stays in it.
        if (ids.has(part.id)) return part.id === now.current.chosen ? undefined : now.current.onChoose(part.id)
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
              title={each.label}
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
      <UnseenList
        unseen={unseen}
        page={page}
        shapes={shapes}
        onChoose={onChoose}
        link={
          <Link to={`${PAGES_PATH}/${id}/anteprima?${query}`} isNewTab className="inline-flex min-h-11 items-center">
            Apri in un’altra scheda
          </Link>
        }
      />
    </section>
  )
}
