import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { permissionSentence, TYPE_WORDS, walletWords } from '#areas/audience/permission-copy.ts'
import type { FrameMenu } from '#areas/content/menu-model.ts'
import {
  type DraftItem,
  hasSecondLevel,
  headerFill,
  LONGEST_MENU_LABEL,
  LONGEST_TOP_LABEL,
  MOST_SUB_ITEMS,
  MOST_TOP_ITEMS,
} from '#areas/content/menu-rules.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Form } from '#design/form/form.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Switch } from '#design/switch/switch.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { OwnPage } from '../frame/frame-context.server.ts'
import { deadLinkWords } from '../frame/frame-copy.ts'
import { LinkField, Overtaken, SaveAnyway } from '../frame/frame-fields.tsx'
import { PermissionField } from '../shape-form/permission-field.tsx'
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
import { MenuPreview } from './menu-preview.tsx'

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
      <Form errors={refusal?.errors} onSubmit={onSend}>
        <input type="hidden" name="items" value={JSON.stringify(items)} />
        <input type="hidden" name="seen" value={seen} />
        {refusal?.conflict && <Overtaken {...refusal.conflict} path={menuAddress(menu)} />}
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
          {refusal?.mayInsist && <SaveAnyway />}
          {(isUnsaved || isTakenUp) && <span className="text-ink-soft text-sm">Modifiche non salvate</span>}
        </div>
      </Form>
      <PreviewAs menu={menu} items={items} />
    </>
  )
}

type Tools = {
  menu: FrameMenu
  items: readonly DraftItem[]
  pages: readonly OwnPage[]
  dead: readonly string[]
  errors: Readonly<Record<string, string>>
  open: string | null
  toggle(key: string): void
  change(key: string, change: Partial<DraftItem>): void
  move(item: DraftItem, step: -1 | 1): void
  nest(item: DraftItem): void
  unnest(item: DraftItem): void
  remove(item: DraftItem): void
  add(parent: string | null): void
}

function ItemList({ items, isTop, tools }: { items: readonly DraftItem[]; isTop: boolean; tools: Tools }) {
  return (
    <ol
      className={cx(
        'divide-y divide-line bg-paper',
        isTop ? 'overflow-hidden rounded-card shadow-card' : 'ml-3 border-line border-t border-l sm:ml-10',
      )}
    >
      {items.map((item, index) => (
        <li key={item.key} data-item={item.key}>
          <ItemRow item={item} index={index} isTop={isTop} isLast={index === items.length - 1} tools={tools} />
        </li>
      ))}
    </ol>
  )
}

type RowProps = { item: DraftItem; index: number; isTop: boolean; isLast: boolean; tools: Tools }

function ItemRow({ item, index, isTop, isLast, tools }: RowProps) {
  const panel = useId()
  const { key, label, link, isNewTab, audience } = item
  const isWrong = Object.keys(tools.errors).some((name) => name.startsWith(`${key}.`))
  const isOpen = tools.open === key || isWrong
  const opensList = item.items.length > 0
  const isLost = !opensList && tools.dead.includes(link)
  const name = label || 'Voce senza nome'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
        <div className="min-w-0 flex-[1_1_14rem]">
          <button
            type="button"
            data-fold={key}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => tools.toggle(key)}
            className="wrap-anywhere flex min-h-11 items-center gap-2 text-left font-strong text-primary hover:text-primary-strong"
          >
            {name}
            <Icon name={isOpen ? 'chevron-up' : 'pencil'} size={16} className="shrink-0" />
            <span className="visually-hidden">{isOpen ? ' (chiudi)' : ' (modifica)'}</span>
          </button>
          <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            <span>
              {opensList ? `Apre ${item.items.length === 1 ? 'una voce' : `${item.items.length} voci`}` : link}
            </span>
            <span>{permissionSentence(audience)}</span>
            {isNewTab && !opensList && <Badge tone="neutral">Nuova scheda</Badge>}
          </p>
          {isLost && (
            <p className="wrap-anywhere mt-1 flex gap-2 text-danger text-sm">
              <Icon name="triangle-alert" size={18} className="mt-0.5 shrink-0" />
              {deadLinkWords(link)}
            </p>
          )}
        </div>
        <div className="ml-auto flex gap-1">
          {([-1, 1] as const).map((step) => (
            <Button
              key={step}
              variant="quiet"
              isIconOnly
              icon={step < 0 ? 'chevron-up' : 'chevron-down'}
              data-move={`${key} ${step}`}
              // Not switched off: whoever arrived at the end by pressing it would lose the place.
              aria-disabled={step < 0 ? index === 0 : isLast}
              className="aria-disabled:opacity-40"
              aria-label={`${step < 0 ? 'Sposta prima' : 'Sposta dopo'}: ${name}`}
              onClick={() => tools.move(item, step)}
            />
          ))}
          <Button
            variant="quiet"
            isIconOnly
            icon="trash-2"
            aria-label={`Togli: ${name}`}
            onClick={() => tools.remove(item)}
          />
        </div>
      </div>
      {isOpen && <ItemFields id={panel} item={item} isTop={isTop} tools={tools} />}
      {opensList && <ItemList items={item.items} isTop={false} tools={tools} />}
    </>
  )
}

function ItemFields({ id, item, isTop, tools }: { id: string; item: DraftItem; isTop: boolean; tools: Tools }) {
  const { key, label, link, isNewTab, audience } = item
  const opensList = item.items.length > 0
  const under = isTop && hasSecondLevel(tools.menu) ? nestsUnder(tools.items, key) : null
  const longest = isTop && tools.menu === 'main' ? LONGEST_TOP_LABEL : LONGEST_MENU_LABEL
  return (
    <div id={id} className="grid max-w-2xl gap-4 px-5 pt-1 pb-5">
      <TextField
        name={`${key}.label`}
        label="Nome"
        isRequired
        maxLength={longest}
        value={label}
        onChange={(event) => tools.change(key, { label: event.target.value })}
      />
      {opensList ? (
        <p className="text-ink-soft text-sm">Ha altre voci sotto: apre quelle, e non porta a una pagina sua.</p>
      ) : (
        <>
          <LinkField
            name={`${key}.link`}
            label="Dove porta"
            description="Una pagina del Club, per esempio /servizi, o un indirizzo che comincia con https://."
            isRequired
            pages={tools.pages}
            value={link}
            onChange={(event) => tools.change(key, { link: event.target.value })}
          />
          <Switch
            name={`${key}.isNewTab`}
            label="Si apre in una nuova scheda"
            checked={isNewTab}
            onChange={(event) => tools.change(key, { isNewTab: event.target.checked })}
          />
        </>
      )}
      <PermissionField
        value={audience}
        errors={tools.errors}
        path={`${key}.audience`}
        onChange={(next) => tools.change(key, { audience: next ?? {} })}
      />
      {hasSecondLevel(tools.menu) && (
        <div className="flex flex-wrap gap-3">
          {isTop && (
            <Button
              variant="ghost"
              size="small"
              icon="plus"
              disabled={item.items.length >= MOST_SUB_ITEMS}
              onClick={() => tools.add(key)}
            >
              Aggiungi una voce sotto questa
            </Button>
          )}
          {under && under.items.length < MOST_SUB_ITEMS && (
            <Button variant="ghost" size="small" icon="arrow-right" onClick={() => tools.nest(item)}>
              Metti sotto «{under.label}»
            </Button>
          )}
          {!isTop && (
            <Button variant="ghost" size="small" icon="arrow-left" onClick={() => tools.unnest(item)}>
              Porta al primo livello
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** AUD-011. The menu as each of the six types gets it, with the wallets that change it. */
function PreviewAs({ menu, items }: { menu: FrameMenu; items: readonly DraftItem[] }) {
  const [type, setType] = useState<SubscriptionType>('SUSPECT')
  const [held, setHeld] = useState<readonly string[]>([])
  const codes = [
    ...new Set(items.flatMap((item) => [item, ...item.items]).flatMap(({ audience }) => walletsOf(audience))),
  ]
  return (
    <section aria-labelledby="anteprima" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-6">
      <h2 id="anteprima" className="text-title-s">
        Come lo vede
      </h2>
      <div className="flex flex-wrap gap-2">
        {SUBSCRIPTION_TYPES.map((known) => (
          <Choice key={known} isOn={known === type} onPress={() => setType(known)}>
            {TYPE_WORDS[known]}
          </Choice>
        ))}
        {codes.map((code) => (
          <Choice
            key={code}
            isOn={held.includes(code)}
            onPress={() => setHeld(held.includes(code) ? held.filter((each) => each !== code) : [...held, code])}
          >
            con {walletInWords(code)}
          </Choice>
        ))}
      </div>
      <MenuPreview menu={menu} items={items} type={type} wallets={held} />
    </section>
  )
}

const walletsOf = ({ wallet = [], excludedWallet = [] }: DraftItem['audience']) => [...wallet, ...excludedWallet]
const walletInWords = (code: string) => `il portafoglio ${walletWords(code)}`

function Choice({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button variant={isOn ? 'solid' : 'ghost'} size="small" aria-pressed={isOn} onClick={onPress}>
      {children}
    </Button>
  )
}
