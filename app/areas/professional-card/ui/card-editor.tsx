import { useEffect } from 'react'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { toast } from '#design/toast/toast.ts'
import { CARD_FAILURE } from '../copy.ts'
import type { CardWire } from '../wire.ts'
import { CardStages } from './card-stages.tsx'
import type { KnownProfession } from './profession-rows.tsx'

export type EditorFacts = {
  years: readonly number[]
  hasContacts: boolean
  isPremium: boolean
  /** What the account says the member does: the first profession of the card begins with it. */
  known?: KnownProfession | null
}

/** CRD-001, CRD-019. */
export function CardEditor({ card, ...facts }: EditorFacts & { card: CardWire | null }) {
  useEffect(() => {
    if (!card) toast.danger(CARD_FAILURE)
  }, [card])
  if (card) return <CardStages card={card} {...facts} />
  return (
    <EmptyState title="La scheda non si è aperta" icon="circle-alert">
      Ricarica la pagina tra poco: quello che avevi salvato non è andato perso.
    </EmptyState>
  )
}
