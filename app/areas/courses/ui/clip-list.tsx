import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { wholeAddress } from '#areas/content/whole-list-rules.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { toast } from '#design/toast/toast.ts'
import { untilLate } from '#platform/http/ask-call.ts'
import { CLIPS_PER_STEP } from '../model.ts'
import type { ClipPageWire, ClipWire } from '../wire.ts'
import { ClipCard } from './clip-card.tsx'

type PageInfo = { endCursor: string | null; hasNext: boolean }
type Props = { first: readonly ClipWire[]; pageInfo: PageInfo; exclude: number | null }

/** CRS-018, CRS-019. The list grows by twelve; the focus goes to the first of the new ones, and a voice says how many. */
export function ClipList({ first, pageInfo: firstInfo, exclude }: Props) {
  const { pathname } = useLocation()
  const [clips, setClips] = useState(first)
  const [pageInfo, setPageInfo] = useState(firstInfo)
  const [isPending, setPending] = useState(false)
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (firstNew !== null) list.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [firstNew])

  const showMore = async () => {
    setPending(true)
    try {
      const query = new URLSearchParams({ first: String(CLIPS_PER_STEP), after: pageInfo.endCursor ?? '' })
      if (exclude !== null) query.set('exclude', String(exclude))
      const response = await fetch(`/api/graphql/videoclip?${query}`, { signal: untilLate() })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { data } = (await response.json()) as ClipPageWire
      setFirstNew(clips.length)
      setClips([...clips, ...data.search.results])
      setPageInfo(data.search.pageInfo)
    } catch {
      toast.failed('/graphql/videoclip', showMore, 'Si è verificato un errore con il servizio /graphql/videoclip')
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="grid justify-items-center gap-8">
      <ul
        ref={list}
        aria-label="Tutti i videoclip"
        className="card-rows grid w-full gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6"
      >
        {clips.map((clip) => (
          <li key={clip.id}>
            <ClipCard clip={clip} />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {firstNew !== null && `Videoclip mostrati: ${clips.length}`}
      </p>
      {pageInfo.hasNext && (
        <>
          <Button variant="ghost" className="noscript:hidden" isPending={isPending} onClick={showMore}>
            Mostra altri
          </Button>
          <span className="hidden noscript:inline">
            <ButtonLink variant="ghost" to={wholeAddress(pathname, '', 'tutti')}>
              Mostra altri
            </ButtonLink>
          </span>
        </>
      )}
    </div>
  )
}
