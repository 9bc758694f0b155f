import { useEffect, useState } from 'react'
import type { ListedCard } from '#areas/professional-card/model.ts'
import { toast } from '#design/toast/toast.ts'

type Sent = {
  professionalCards: (Omit<ListedCard, 'professionName' | 'picturePath'> & {
    profession: string
    profilePictureUrl: string | null
  })[]
}

/** API-001, BLK-039. The newest professionals: what came with the page, or what the call answers where the page had none. */
export function useLatestProfessionals(given: ListedCard[] | null) {
  const [asked, setAsked] = useState<ListedCard[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (given) return
    const leaving = new AbortController()
    askLatest(leaving.signal)
      .then(setAsked)
      .catch(() => {
        if (leaving.signal.aborted) return
        setFailed(true)
        toast.danger('Errore del servizio durante la richiesta della section con i Professionisti Sanitari.')
      })
    return () => leaving.abort()
  }, [given])
  return { cards: given ?? asked, hasFailed }
}

async function askLatest(signal: AbortSignal): Promise<ListedCard[]> {
  const response = await fetch('/api/professionallist/professionalcards?take=4', { signal })
  if (!response.ok) throw new Error(`The list answered ${response.status}.`)
  const { professionalCards }: Sent = await response.json()
  return professionalCards.map(({ profession, profilePictureUrl, ...rest }) => ({
    ...rest,
    professionName: profession,
    picturePath: profilePictureUrl,
  }))
}
