import { useCallback, useEffect, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { CARD_FAILURE } from '../copy.ts'
import { cardDifference } from '../difference-rules.ts'
import type { CardPatch, CardWire } from '../wire.ts'
import { type SaveAnswer, sendPatch } from './card-calls.ts'

export const AUTOSAVE_MS = 1_500

export type Saving = 'saved' | 'unsaved' | 'saving'

/** What the save is asked for by: somebody who waits for an answer, or a pause in their typing. */
type Asked = 'person' | 'pause'

/** CRD-007, CRD-019. Keeps the stored card and the edited one, and sends what differs: when asked, and by itself after a pause. */
export function useCardSaving(card: CardWire, isPremium: boolean) {
  const [stored, setStored] = useState(card)
  const [edited, setEdited] = useState(card)
  /** The edited card as it was when it was last saved: the server may have tidied what it keeps. */
  const [kept, setKept] = useState(card)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isUnsaved = edited !== kept && Object.keys(cardDifference(stored, edited)).length > 0

  const change = useCallback((part: Partial<CardWire>) => setEdited((before) => ({ ...before, ...part })), [])

  async function send(extra: CardPatch, asked: Asked): Promise<CardWire | false> {
    const difference = cardDifference(stored, edited)
    const isPublishing = difference.visibility !== undefined && difference.visibility !== 'Privata'
    setSending(true)
    const answer = await sendPatch({ ...difference, ...(isPublishing && isPremium && { createBonus: true }), ...extra })
    setSending(false)
    setFailed(answer.kind !== 'saved')
    if (answer.kind !== 'saved') {
      // The list of what to mend takes the focus: only who pressed the button may be taken away from what they are writing.
      if (asked === 'person') setErrors(answer.kind === 'refused' ? reasonsOf(answer) : {})
      return false
    }
    setStored(answer.card)
    setKept(edited)
    setErrors({})
    return answer.card
  }

  /** Asked by the person: what goes wrong is said. */
  async function save(step: number, patchFrom: string, extra: CardPatch = {}): Promise<boolean> {
    const card = await send({ step, patchFrom, ...extra }, 'person')
    if (!card) {
      toast.danger(CARD_FAILURE)
      return false
    }
    setEdited(card)
    setKept(card)
    return true
  }

  // A pause in the typing saves what can be saved; what cannot yet, such as an unfinished line, waits for the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new edit starts the pause again; an answer must not.
  useEffect(() => {
    if (!stored.isHiddenFlags || Object.keys(cardDifference(stored, edited)).length === 0) return
    const timer = setTimeout(() => void send({ patchFrom: 'autosave' }, 'pause'), AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [edited])

  const saving: Saving = isSending ? 'saving' : isUnsaved || hasFailed ? 'unsaved' : 'saved'
  return { stored, edited, errors, saving, isUnsaved, change, save }
}

/** A refusal that is about no field, as of a card the club has suspended, has only its own words to say why. */
function reasonsOf({ fields, message }: Extract<SaveAnswer, { kind: 'refused' }>): Record<string, string> {
  return Object.keys(fields).length > 0 ? fields : { card: message }
}
