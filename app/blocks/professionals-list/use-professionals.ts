import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { directoryWire } from '#areas/directory/wire.ts'
import type { ListedCard } from '#areas/professional-card/model.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { callPage } from '#platform/pure/paging.ts'

/** SRV-016. Four at a time. */
export const PROFESSIONALS_PER_PAGE = 4
const PATH = '/professionallist/professionalcards'

type Answer = z.output<typeof directoryWire>
type Shown = { cards: readonly ListedCard[]; page: number }

/** SRV-016, SRV-017. The first page when its place comes into view, the second when it is asked for, and no other. */
export function useProfessionals(place: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown>({ cards: [], page: 0 })
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef(0)

  const load = useCallback(async (page: number) => {
    if (asked.current >= page) return
    asked.current = page
    setLoading(true)
    const query = `take=${PROFESSIONALS_PER_PAGE}&page=${callPage(page)}&isPharmacare=true`
    const answer = await askCall<Answer>(`${PATH}?${query}`)
    setLoading(false)
    if (answer.isOk) {
      const more = answer.answer.professionalCards.map(toListed)
      setShown(({ cards }) => ({ cards: [...cards, ...more], page }))
      return
    }
    setFailed(true)
    // biome-ignore lint/suspicious/noConsole: SRV-017 wants the failure in the log and nothing on the screen.
    console.error(`Errore del servizio ${PATH}`)
  }, [])

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      load(1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, load])

  const isMoreOffered = shown.page === 1 && shown.cards.length === PROFESSIONALS_PER_PAGE && !hasFailed
  return { ...shown, isLoading, hasFailed, isMoreOffered, more: () => load(2) }
}

function toListed({ profession, profilePictureUrl, ...rest }: Answer['professionalCards'][number]): ListedCard {
  return { ...rest, professionName: profession, picturePath: profilePictureUrl }
}
