import { useEffect, useRef, useState } from 'react'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import type { FrameMenu } from '#areas/content/menu-model.ts'
import { type DraftItem, headerFill, MOST_TOP_ITEMS } from '#areas/content/menu-rules.ts'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Overtaken } from '#design/desk/overtaken.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Form } from '#design/form/form.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import type { OwnPage } from '../frame/frame-context.server.ts'
import { menuAddress } from './menu-copy.ts'
import {
  changeItem,
  insertItem,
  itemIn,
  moveItem,
  nestItem,
  nestsUnder,
  type Place,
  placeOf,
  removeItem,
  unnestItem,
} from './menu-draft.ts'
import { ItemList, type Tools } from './menu-items.tsx'
import { PreviewAs } from './preview-as.tsx'

export type MenuRefusal = {
  errors: Record<string, string>
  draft: DraftItem[]
  mayInsist: boolean
  conflict: { message: string; who: string; over: string } | null
}

type Props = {
  menu: FrameMenu
  draft: readonly DraftItem[]
  seen: string
  pages: readonly OwnPage[]
  dead: readonly string[]
  refusal: MenuRefusal | undefined
  isPending: boolean
  /** What is shown is not what is saved: an earlier menu, taken up again. */
  isTakenUp: boolean
}

type Removed = { item: DraftItem; place: Place }

/** A menu being written: nothing of it reaches readers before it is saved, whole. */
export function MenuEditor({ menu, draft, seen, pages, dead, refusal, isPending, isTakenUp }: Props) {
  const [items, setItems] = useState<readonly DraftItem[]>(refusal?.draft ?? draft)
  const [open, setOpen] = useState<string | null>(null)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [said, setSaid] = useState('')
  const made = useRef(0)
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  const { isUnsaved, onEdit, onSend } = useUnsaved(refusal)
  const errors = refusal?.errors ?? {}
  // What was moved is drawn elsewhere: whoever pressed its button stays on it.
  useEffect(() => {
    const asked = focused.current
    if (!asked) return
    focused.current = null
    const target = list.current?.querySelector<HTMLElement>(asked)
    if (target) target.focus()
  })
  const edit = (next: readonly DraftItem[], words = '', focus: string | null = null) => {
    setItems(next)
    if (words) setSaid(words)
    focused.current = focus
    onEdit()
  }
  const add = (parent: string | null) => {
    made.current += 1
    const key = `nuova-${made.current}-${seen.toLowerCase().replace(/[^a-z\d]/g, '')}`.slice(0, 40)
    const index = (parent === null ? items : (itemIn(items, parent)?.items ?? [])).length
    const item: DraftItem = { key, label: '', link: '', isNewTab: false, audience: {}, items: [] }
    setOpen(key)
    edit(insertItem(items, item, { parent, index }), 'Voce aggiunta in fondo.', `[data-item="${key}"] input`)
  }
  const tools: Tools = {
    menu,
    items,
    pages,
    dead,
    errors,
    open,
    toggle: (key) => setOpen(open === key ? null : key),
    change: (key, change) => edit(changeItem(items, key, change)),
    move: (item, step) => {
      const next = moveItem(items, item.key, step)
      const place = placeOf(next, item.key)
      const words = `«${item.label}» è al posto ${(place?.index ?? 0) + 1}.`
      edit(next, words, `[data-move="${item.key} ${step}"]`)
    },
    nest: (item) =>
      edit(
        nestItem(items, item.key),
        `«${item.label}» è sotto «${nestsUnder(items, item.key)?.label ?? ''}».`,
        `[data-fold="${item.key}"]`,
      ),
    unnest: (item) =>
      edit(unnestItem(items, item.key), `«${item.label}» è al primo livello.`, `[data-fold="${item.key}"]`),
    remove: (item) => {
      const place = placeOf(items, item.key)
      if (place) setRemoved([...removed, { item, place }])
      edit(
        removeItem(items, item.key),
        `Tolta «${item.label}». Sotto l’elenco si può rimettere.`,
        `[data-back="${item.key}"]`,
      )
    },
    add,
  }
  const restore = (gone: Removed) => {
    setRemoved(removed.filter((each) => each !== gone))
    edit(insertItem(items, gone.item, gone.place), `Rimessa «${gone.item.label}».`, `[data-fold="${gone.item.key}"]`)
  }
  const { fill, type } = headerFill(items)
  return (
    <>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Form aria-label="Voci del menù" errors={refusal?.errors} onSubmit={onSend}>
        <input type="hidden" name="items" value={JSON.stringify(items)} />
        <input type="hidden" name="seen" value={seen} />
        {refusal?.conflict && <Overtaken {...refusal.conflict} answer={refusal} path={menuAddress(menu)} />}
        <p aria-live="polite" className="visually-hidden">
          {said}
        </p>
        <div ref={list} className="grid max-w-4xl gap-4">
          {items.length === 0 ? (
            <EmptyState icon="menu" title="Questo menù è vuoto">
              Comincia da «Aggiungi una voce»: un nome, e la pagina a cui porta.
            </EmptyState>
          ) : (
            <ItemList items={items} isTop tools={tools} />
          )}
          {removed.length > 0 && (
            <ul className="grid gap-2">
              {removed.map((gone) => (
                <li
                  key={gone.item.key}
                  className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-2"
                >
                  <span className="wrap-anywhere min-w-0">
                    Tolta «{gone.item.label || 'senza nome'}»
                    {gone.item.items.length > 0 && ` con le ${gone.item.items.length} sotto`}
                  </span>
                  <Button variant="ghost" size="small" data-back={gone.item.key} onClick={() => restore(gone)}>
                    Rimetti<span className="visually-hidden"> {gone.item.label}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button variant="ghost" icon="plus" disabled={items.length >= MOST_TOP_ITEMS} onClick={() => add(null)}>
              Aggiungi una voce
            </Button>
            {menu === 'main' && (
              <p className={cx('text-sm', fill > 1 ? 'font-strong text-danger' : 'text-ink-soft')}>
                Spazio usato sopra le pagine: {Math.round(fill * 100)}%
                {fill > 1 && ` per chi è ${TYPE_WORDS[type]}: accorcia i nomi o metti qualche voce sotto un’altra`}
              </p>
            )}
          </div>
        </div>
        <div className="bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-line border-t bg-ground px-2 py-3 sm:sticky">
          <Button type="submit" size="large" isPending={isPending}>
            Salva il menù
          </Button>
          {refusal?.mayInsist && (
            <Button type="submit" name="anyway" value="1" variant="ghost" size="large">
              Salva lo stesso
            </Button>
          )}
          {(isUnsaved || isTakenUp) && <span className="text-ink-soft text-sm">Modifiche non salvate</span>}
        </div>
      </Form>
      <PreviewAs menu={menu} items={items} />
    </>
  )
}
