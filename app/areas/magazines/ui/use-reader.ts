import { useEffect, useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { fromReader, type Occupation, type ReaderWire } from '../posts-wire.ts'

/** Nobody in particular: what the magazines show to everybody. */
const ANYBODY: Occupation = { profession: null, professionDetail: null }

/** NWS-013. For whom the posts are: a visitor is anybody. Null while it is not known. */
export function useReader(type: SubscriptionType): { reader: Occupation | null } {
  const [reader, setReader] = useState<Occupation | null>(null)
  const isVisitor = type === 'SUSPECT'
  useEffect(() => {
    if (isVisitor) return setReader(ANYBODY)
    let isLeft = false
    void askCall<ReaderWire>('/CRM/Utente/DatiContatto').then((told) => {
      if (!isLeft) setReader(told.isOk ? fromReader(told.answer) : ANYBODY)
    })
    return () => {
      isLeft = true
    }
  }, [isVisitor])
  return { reader }
}
