import { useId } from 'react'
import { permissionSentence } from '#areas/audience/permission-copy.ts'
import type { FrameMenu } from '#areas/content/menu-model.ts'
import {
  type DraftItem,
  hasSecondLevel,
  LONGEST_MENU_LABEL,
  LONGEST_TOP_LABEL,
  MOST_SUB_ITEMS,
} from '#areas/content/menu-rules.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Switch } from '#design/switch/switch.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import type { OwnPage } from '../frame/frame-context.server.ts'
import { deadLinkWords } from '../frame/frame-copy.ts'
import { LinkField } from '../frame/frame-fields.tsx'
import { PermissionField } from '../shape-form/permission-field.tsx'
import { nestsUnder } from './menu-draft.ts'

/** What the rows of a menu being written may ask of it. */
export type Tools = {
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

/** The items of one level, each with its fields folded away. */
export function ItemList({ items, isTop, tools }: { items: readonly DraftItem[]; isTop: boolean; tools: Tools }) {
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
