import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { untilLate } from '#platform/http/ask-call.ts'
import { DESK_PATH } from '../desk-path.ts'
import type { FoundIn } from '../find.server.ts'
import type { Found } from '../find-model.ts'
import type { Begun } from './find-dialog.tsx'
import { Key } from './finder.tsx'
import { PLACE_KEYS } from './keys.ts'
import { PaletteFrame } from './palette-frame.tsx'
import { recentPages } from './recent-pages.ts'
import type { NavigationPart } from './workspace-data.server.ts'

const ASK_AFTER_MS = 120
/** What is typed is looked for from the second letter. */
const SHORTEST = 2
const MOST_HERE = 5

/** Something to go to, or a button of the page to press. */
type Row = Found & { press?: () => void }
type Group = { title: string; rows: readonly Row[] }
type Props = { parts: readonly NavigationPart[]; begun: Begun; onClose: () => void }

/** DSK-006. What can be done in this page, places, acts and records by a few letters. Nothing is opened or fetched before it is chosen. */
export default function Palette({ parts, begun, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(begun.typed)
  const { found, isFailed, isFresh } = useFound(typed.trim())
  // Pressed before what was typed has its answer: it opens the first of it when it comes.
  const [isPressed, setPressed] = useState(begun.isPressed)
  const [at, setAt] = useState(0)
  const [here] = useState(actsHere)
  const groups = typed.trim().length < SHORTEST ? opening(parts) : withHere(found, here, typed.trim())
  const rows = groups.flatMap((group) => group.rows)
  const current = Math.min(at, rows.length - 1)
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, current])

  // The browser tells of a closed dialog in a later task: a Ctrl K pressed before it would find the palette still open, and be lost.
  const close = () => {
    dialog.current?.close()
    onClose()
  }
  const open = ({ to, press }: Row, isApart: boolean) => {
    if (press) {
      close()
      return press()
    }
    if (isApart) return void window.open(to, '_blank')
    close()
    navigate(to)
  }
  const [first] = rows
  useEffect(() => {
    if (!isPressed || !isFresh) return
    setPressed(false)
    if (first) open(first, false)
  })
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = rows[current]
    if (step && rows.length > 0) setAt((current + step + rows.length) % rows.length)
    else if (event.key === 'Enter' && !isFresh) setPressed(true)
    else if (event.key === 'Enter' && chosen) open(chosen, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  let index = -1
  return (
    <PaletteFrame
      dialog={dialog}
      onClose={onClose}
      onCancel={close}
      onType={(next) => {
        setTyped(next)
        setAt(0)
      }}
      field={{
        value: typed,
        'aria-controls': listId,
        'aria-activedescendant': rows.length > 0 ? `${listId}-${current}` : undefined,
        onKeyDown: onKey,
      }}
    >
      <div id={listId} role="listbox" aria-label="Risultati" className="max-h-[56vh] overflow-y-auto p-1.5">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
          <div key={group.title} role="group" aria-label={group.title}>
            <p aria-hidden="true" className="px-3 pt-2.5 pb-1 font-[560] text-ink-soft text-xs">
              {group.title}
            </p>
            {group.rows.map((row) => {
              index += 1
              const own = index
              return (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys.
                <div
                  key={`${row.to} ${row.title}`}
                  id={`${listId}-${own}`}
                  role="option"
                  aria-selected={own === current}
                  onPointerMove={() => setAt(own)}
                  onClick={(event) => open(row, event.ctrlKey || event.metaKey)}
                  className={cx(
                    'flex min-h-10 cursor-pointer items-center gap-3 rounded-small border-2 px-2.5 py-1.5',
                    own === current ? 'border-primary bg-primary-tint text-primary-strong' : 'border-transparent',
                  )}
                >
                  <Icon name={row.icon ?? 'arrow-right'} size={18} className="shrink-0 text-ink-soft" />
                  <span className="min-w-0 font-[560]">
                    <Marked text={row.title} typed={typed.trim()} />
                  </span>
                  <span className="min-w-0 truncate text-ink-soft text-sm">{row.detail}</span>
                  {shortcutOf(row.to)}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className={cx('px-4.5 text-ink-soft', (isFailed || rows.length === 0) && 'pb-4')}>
        {isFailed
          ? 'La ricerca non risponde: continua a scrivere per riprovare.'
          : isFresh && rows.length === 0 && `Nessun risultato per «${typed.trim()}»`}
      </p>
      <p
        aria-hidden="true"
        className="flex flex-wrap gap-x-5 border-line border-t bg-sunken px-4.5 py-2 text-ink-soft text-xs max-sm:hidden"
      >
        {[
          ['↑ ↓', 'scegli'],
          ['Invio', 'apri'],
          ['Ctrl Invio', 'in un’altra scheda'],
        ].map(([key = '', does]) => (
          <span key={key} className="flex items-center gap-1.5">
            <Key>{key}</Key> {does}
          </span>
        ))}
      </p>
    </PaletteFrame>
  )
}

/** The letters that were typed, where a title has them. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed.length < SHORTEST ? -1 : text.toLocaleLowerCase('it').indexOf(typed.toLocaleLowerCase('it'))
  if (at === -1) return text
  const end = at + typed.length
  return (
    <>
      {text.slice(0, at)}
      <b className="underline underline-offset-4">{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  )
}

/** The keys that lead there without the palette. */
function shortcutOf(to: string) {
  const [letter] = Object.entries(PLACE_KEYS).find(([, path]) => path === to) ?? []
  if (!letter) return null
  return (
    <span aria-hidden="true" className="ml-auto flex shrink-0 items-center gap-1.5 text-ink-soft text-xs">
      <Key>G</Key> poi <Key>{letter.toUpperCase()}</Key>
    </span>
  )
}

const ACTS_HERE =
  '#contenuto :is([data-begin], [data-acts]) :is(a[href], button:not([disabled])), #contenuto nav[data-parts] a[href]'

/** What this page offers to do and its parts, as its own buttons say it. */
function actsHere(): Group {
  const rows = [...document.querySelectorAll<HTMLElement>(ACTS_HERE)].map((element): Row => {
    const title = element.textContent?.trim() ?? ''
    const to = element.getAttribute('href')
    return to && !to.includes(':')
      ? { to, title, detail: '', icon: 'arrow-right' }
      : { to: title, title, detail: '', icon: 'chevron-right', press: () => element.click() }
  })
  const name = document.querySelector('#contenuto h1')?.textContent?.trim()
  return { title: name ? `In «${name}»` : 'In questa pagina', rows: rows.filter(({ title }) => title !== '') }
}

/** A code stands alone; else what can be done where one is comes before everything. */
function withHere(found: readonly Group[], { title, rows }: Group, typed: string): readonly Group[] {
  const like = typed.toLocaleLowerCase('it')
  const here = rows.filter((row) => row.title.toLocaleLowerCase('it').includes(like)).slice(0, MOST_HERE)
  const isCode = found.some((group) => group.title.startsWith('Con il codice'))
  return isCode || here.length === 0 ? found : [{ title, rows: here }, ...found]
}

/** Before anything is typed: the last things opened, and the places. */
function opening(parts: readonly NavigationPart[]): Group[] {
  const recent = recentPages()
  const places = parts.flatMap((part) =>
    part.places.map(({ path, title, icon }) => ({ to: path, title, detail: part.title, icon })),
  )
  return [
    ...(recent.length > 0 ? [{ title: 'Le ultime cose aperte', rows: recent }] : []),
    { title: 'Vai a', rows: [{ to: DESK_PATH, title: 'Oggi', detail: '', icon: 'sun' }, ...places] },
  ]
}

type Answer = { typed: string; found: Group[]; isFailed: boolean }

/** An older answer never takes the place of a newer one; until its own comes, what was found before stays in sight. */
function useFound(typed: string): Omit<Answer, 'typed'> & { isFresh: boolean } {
  const [answer, setAnswer] = useState<Answer>({ typed: '', found: [], isFailed: false })
  const isShort = typed.length < SHORTEST
  useEffect(() => {
    if (isShort) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const signal = AbortSignal.any([abort.signal, untilLate()])
        const response = await fetch(`/redazione/trova?${new URLSearchParams({ cerca: typed })}`, { signal })
        if (!response.ok) throw new Error(String(response.status))
        const lists: FoundIn[] = await response.json()
        setAnswer({ typed, found: lists.map(withTheRest), isFailed: false })
      } catch {
        if (!abort.signal.aborted) setAnswer({ typed, found: [], isFailed: true })
      }
    }, ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [typed, isShort])
  return { ...answer, isFresh: isShort || answer.typed === typed }
}

/** The way to all of a list, after the few of it. */
function withTheRest({ title, rows, total, allWords, all }: FoundIn): Group {
  if (total <= rows.length) return { title, rows }
  return { title, rows: [...rows, { to: all, title: allWords, detail: '', icon: 'list' }] }
}
