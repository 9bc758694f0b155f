import { useCallback, useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { SearchField } from '#design/text-field/text-field.tsx'
import { slugOf } from '#platform/pure/text.ts'
import { BLOCK_GROUPS, type BlockGroup, entryOf, listEntries, type Shapes } from './catalogue.ts'
import { PAGES_PATH } from './page-copy.ts'
import { ScaledFrame } from './scaled-frame.tsx'

type Props = { shapes: Shapes; isOpen: boolean; onClose: () => void; onChoose: (type: string) => void }

/** Every block there is, by what it is for; the one looked at is shown as readers would see it. Each opening begins anew. */
export function BlockChooser({ shapes, isOpen, onClose, onChoose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Quale blocco aggiungi?" size="extra-large">
      <Choices shapes={shapes} onChoose={onChoose} />
    </Dialog>
  )
}

function Choices({ shapes, onChoose }: Pick<Props, 'shapes' | 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const [looked, setLooked] = useState<string | null>(null)
  // Whoever has a keyboard begins to write; on a phone it would cover the list.
  const search = useCallback((field: HTMLInputElement | null) => {
    if (field && window.matchMedia('(hover: hover)').matches) field.focus()
  }, [])
  const groups = useMemo(() => {
    const words = slugOf(typed).split('-').filter(Boolean)
    const found = listEntries(shapes).filter(([, { name, text, group }]) => {
      const all = slugOf(`${name} ${text} ${BLOCK_GROUPS[group]}`)
      return words.every((word) => all.includes(word))
    })
    return (Object.keys(BLOCK_GROUPS) as BlockGroup[])
      .map((group) => ({ group, found: found.filter(([, entry]) => entry.group === group) }))
      .filter((each) => each.found.length > 0)
  }, [typed, shapes])
  const [only, other] = typed ? groups.flatMap(({ found }) => found.map(([type]) => type)) : []
  // As high as its example from the start: a dialog that grew under the pointer lost the click.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-6 lg:min-h-[34rem] lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-5">
        <SearchField
          name="blocco"
          ref={search}
          label="Cerca un blocco"
          description="Per esempio: domande, video, corsi, modulo."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Once only one is left, whoever writes need not reach for it.
          onKeyDown={(event) => event.key === 'Enter' && only && !other && onChoose(only)}
        />
        {groups.length === 0 && (
          <p role="status" className="text-ink-soft">
            Nessun blocco con queste parole. Prova con una sola.
          </p>
        )}
        {groups.map(({ group, found }) => (
          <section key={group} aria-labelledby={`gruppo-${group}`} className="grid gap-2">
            <h3 id={`gruppo-${group}`} className="font-strong font-text text-ink-soft text-sm tracking-normal">
              {BLOCK_GROUPS[group]}
            </h3>
            <ul className="grid gap-2 sm:grid-cols-2">
              {found.map(([type, { name, text, icon }]) => (
                <li
                  key={type}
                  className="flex flex-col rounded-card border border-line bg-paper focus-within:border-primary hover:border-primary"
                >
                  <button
                    type="button"
                    onClick={() => onChoose(type)}
                    onFocus={() => setLooked(type)}
                    onPointerEnter={() => setLooked(type)}
                    className="flex flex-1 items-start gap-3 rounded-card px-4 py-3 text-left"
                  >
                    <Icon name={icon} size={22} className="mt-0.5 text-primary" />
                    <span className="grid gap-0.5">
                      <span className="font-strong">{name}</span>
                      <span className="text-ink-soft text-sm">{text}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="sticky top-0 hidden gap-2 lg:grid">
        {looked ? (
          <>
            <p className="font-strong">{entryOf(looked, shapes).name}, con parole d’esempio</p>
            <div className="h-104 overflow-hidden rounded-card border border-line">
              <ScaledFrame src={`${PAGES_PATH}/esempio/${looked}`} title="Esempio del blocco" width={1280} />
            </div>
            <Button onClick={() => onChoose(looked)} icon="plus">
              Aggiungi questo
            </Button>
          </>
        ) : (
          <p className="rounded-card border border-line-strong/60 border-dashed px-5 py-10 text-center text-ink-soft">
            Passa su un blocco per vedere com’è fatto.
          </p>
        )}
      </div>
    </div>
  )
}
