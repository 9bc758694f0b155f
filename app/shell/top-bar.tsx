import { useEffect, useState } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { withDaysLeft } from '#areas/notices/days-rules.ts'
import type { TopBarMessage, TopBarTone } from '#areas/notices/model.ts'
import { TOP_BAR_COLOURS, TopBarWords } from '#areas/notices/ui/top-bar-words.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Wrap } from '#design/layout/layout.tsx'

const keyOf = (id: string) => `camice.top-bar.${id}`

/** SHL-008…010. A strip above the header, on desktop, that the visitor can send away until the browser is closed. */
export function TopBar({ tone, message }: { tone: TopBarTone; message: TopBarMessage | null }) {
  const [dismissedId, setDismissedId] = useState<string | null>(null)
  useEffect(() => {
    if (message && sessionStorage.getItem(keyOf(message.id))) setDismissedId(message.id)
  }, [message])
  if (!message || dismissedId === message.id) return null
  return (
    <aside
      aria-label="Messaggio del Club"
      className={cx('hidden text-sm lg:block print:hidden', TOP_BAR_COLOURS[tone])}
      data-top-bar={tone}
      data-dismissed-by={keyOf(message.id)}
      suppressHydrationWarning
    >
      <Wrap className="flex min-h-11 items-center gap-4">
        <TopBarWords text={<MessageText text={message.text} />} link={message.link} />
        <button
          type="button"
          aria-label="Chiudi il messaggio"
          className="-mr-3 ml-auto grid size-11 place-items-center rounded-pill focus-visible:outline-current"
          onClick={() => {
            sessionStorage.setItem(keyOf(message.id), '1')
            setDismissedId(message.id)
          }}
        >
          <Icon name="x" size={18} />
        </button>
      </Wrap>
    </aside>
  )
}

/** SHL-010. The days are the person's own: until they arrive the sentence keeps its place, and is not read with a hole in it. */
function MessageText({ text }: { text: string }) {
  const person = usePerson()
  if (!text.includes('{giorni}')) return text
  if (person.status === 'here') return withDaysLeft(text, person.me.daysLeft)
  return <span className="invisible">{withDaysLeft(text, 0)}</span>
}
