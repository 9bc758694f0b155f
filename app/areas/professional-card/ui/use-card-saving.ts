import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { CARD_FAILURE } from '../copy.ts'
import { cardDifference } from '../difference-rules.ts'
import type { CardPatch, CardWire } from '../wire.ts'
import { sendPatch } from './card-calls.ts'

const AUTOSAVE_MS = 1_500

export type Saving = 'saved' | 'unsaved' | 'saving'

/** CRD-007, CRD-019. Keeps the stored card and the edited one, and sends what differs: when asked, and by itself after a pause. */
export function useCardSaving(card: CardWire, isPremium: boolean) {
  const [stored, setStored] = useState(card)
  const [edited, setEdited] = useState(card)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [saving, setSaving] = useState<Saving>('saved')
  const latest = useRef(edited)
  latest.current = edited

  const change = useCallback((part: Partial<CardWire>) => {
    setSaving('unsaved')
    setEdited((before) => ({ ...before, ...part }))
  }, [])

  async function send(extra: CardPatch): Promise<CardWire | false> {
    const difference = cardDifference(stored, edited)
    const isPublishing = difference.visibility !== undefined && difference.visibility !== 'Privata'
    setSaving('saving')
    const answer = await sendPatch({ ...difference, ...(isPublishing && isPremium && { createBonus: true }), ...extra })
    if (answer.kind !== 'saved') {
      setSaving('unsaved')
      setErrors(answer.kind === 'refused' ? answer.fields : {})
      return false
    }
    setStored(answer.card)
    setErrors({})
    setSaving(latest.current === edited ? 'saved' : 'unsaved')
    return answer.card
  }

  /** Asked by the person: what goes wrong is said. */
  async function save(step: number, patchFrom: string, extra: CardPatch = {}): Promise<boolean> {
    const card = await send({ step, patchFrom, ...extra })
    if (!card) {
      toast.danger(CARD_FAILURE)
      return false
    }
    setEdited(card)
    return true
  }

  // A pause in the typing saves what can be saved; what cannot yet, such as an unfinished line, waits for the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new edit starts the pause again; an answer must not.
  useEffect(() => {
    if (!stored.isHiddenFlags || Object.keys(cardDifference(stored, edited)).length === 0) return
    const timer = setTimeout(() => void send({ patchFrom: 'autosave' }), AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [edited])

  return { stored, edited, errors, saving, change, save }
}
