import { useCallback, useEffect, useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { readCall } from '#areas/content/ui/read-call.ts'
import { fromReader, type Occupation, type ReaderWire } from '../posts-wire.ts'

/** Nobody in particular: what the magazines show to everybody. */
const ANYBODY: Occupation = { profession: null, professionDetail: null }

/**
 * NWS-013, MAG-020. For whom the posts are: a visitor is anybody; a member is waited for until the profile is complete, and
 * is anybody if they go on without completing it. Null while it is not known.
 */
export function useReader(type: SubscriptionType) {
  const [reader, setReader] = useState<Occupation | null>(null)
  const isVisitor = type === 'SUSPECT'
  useEffect(() => {
    if (isVisitor) setReader(ANYBODY)
  }, [isVisitor])
  const complete = useCallback(() => {
    const onFailed = () => setReader(ANYBODY)
    void readCall<ReaderWire>('/CRM/Utente/DatiContatto', { onFailed }).then((told) => setReader(fromReader(told)))
  }, [])
  const dismiss = useCallback(() => setReader((known) => known ?? ANYBODY), [])
  return { reader, complete, dismiss }
}
