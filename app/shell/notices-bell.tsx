import { useEffect, useRef, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import type { Notice } from '#areas/notices/model.ts'
import type { PersonalNoticesWire } from '#areas/notices/wire.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/link.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'

type Listed = { id: string; title: string; text: string; link: string | null; date: string | null }
type Own = { personal: PersonalNoticesWire['personal']; read: readonly string[] }

/** SHL-014. The club's notices for this audience, and those about the member alone, which arrive with the person. */
export function NoticesBell({ notices }: { notices: readonly Notice[] }) {
  const [own, setOwn] = useState<Own | null>(null)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const abort = new AbortController()
    // Without the answer the bell still lists the club's notices; it only cannot say which are new.
    void readCall<Own>('/notices', { signal: abort.signal }).then(setOwn)
    return () => abort.abort()
  }, [])
  const listed: Listed[] = [
    ...(own?.personal ?? []).map((notice) => ({ ...notice, date: null })),
    ...notices.map(({ publishedAt, ...notice }) => ({ ...notice, date: formatDateIt(publishedAt) })),
  ]
  const unread = own ? listed.filter(({ id }) => !own.read.includes(id)) : []
  const markRead = () => {
    if (!own || unread.length === 0) return
    const ids = unread.map(({ id }) => id)
    setOwn({ ...own, read: [...own.read, ...ids] })
    fetch('/api/notices/read', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
      keepalive: true,
    }).then(
      (response) => response.ok || setOwn(own),
      () => setOwn(own),
    )
  }
  return (
    <details
      ref={details}
      className="group relative"
      onToggle={(event) => {
        if (!event.currentTarget.open) markRead()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (details.current && event.relatedTarget && !details.current.contains(event.relatedTarget))
          details.current.open = false
      }}
    >
      <summary
        aria-label={unread.length > 0 ? `Avvisi, ${unread.length} da leggere` : 'Avvisi'}
        className="relative grid size-11 cursor-pointer list-none place-items-center rounded-pill hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Icon name="bell" size={22} />
        {unread.length > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-pill bg-accent px-1 font-bold text-on-accent text-xs"
          >
            {unread.length}
          </span>
        )}
      </summary>
      <section
        aria-label="Avvisi"
        className="absolute top-full right-0 z-40 mt-2 w-[min(22rem,calc(100vw-2rem))] rounded-card bg-raised p-2 shadow-float max-sm:fixed max-sm:inset-x-4 max-sm:top-16 max-sm:w-auto"
      >
        {listed.length === 0 ? (
          <p className="px-4 py-6 text-center text-ink-soft">Nessun avviso: quando c’è qualcosa per te lo trovi qui.</p>
        ) : (
          <ul className="max-h-[60vh] overflow-y-auto">
            {listed.map((notice) => (
              <li key={notice.id} className="rounded-field px-4 py-3 hover:bg-sunken">
                <p className="flex items-baseline gap-2 font-strong">
                  {unread.some(({ id }) => id === notice.id) && (
                    <span className="size-2 shrink-0 rounded-full bg-accent">
                      <span className="visually-hidden">Nuovo: </span>
                    </span>
                  )}
                  {notice.link ? (
                    <Anchor to={notice.link} className="text-ink no-underline hover:underline">
                      {notice.title}
                    </Anchor>
                  ) : (
                    notice.title
                  )}
                </p>
                <p className="text-ink-soft text-sm">{notice.text}</p>
                {notice.date && <p className="mt-1 text-ink-soft text-xs">{notice.date}</p>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </details>
  )
}
