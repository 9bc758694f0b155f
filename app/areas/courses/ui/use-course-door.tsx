import { type ReactNode, useCallback, useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { useAsk } from '#design/ask/ask.ts'
import { untilLate } from '#platform/http/ask-call.ts'
import { type DoorAnswer, doorFromWire } from '../card-wire.ts'
import type { AccessWire } from '../wire.ts'
import { CreditsDialog } from './credits-dialog.tsx'
import { FiscalCodeDialog } from './fiscal-code-dialog.tsx'

type Need =
  | { kind: 'credits'; balance: number; credits: number }
  | { kind: 'fiscal-code'; courseId: number; storedCode: string | null }

export type CourseDoor = {
  /** The course being opened, whose button waits. */
  pendingId: number | null
  open: (courseId: number) => void
  /** The dialogs a door may need; drawn once by whoever uses it. */
  dialogs: ReactNode
}

/**
 * CRS-026…035. Asks the server to let the person into a course, and shows what is missing. For TRIAL, PREMIUM and whoever is enrolled the window opens at
 * the press, before the answer: browsers may stop one that comes later. The others are often refused, and would see it open and close.
 */
export function useCourseDoor(type: SubscriptionType | 'enrolled'): CourseDoor {
  const isSignedIn = type !== 'SUSPECT'
  const isOftenOpen = type === 'TRIAL' || type === 'PREMIUM' || type === 'enrolled'
  const ask = useAsk()
  const [pendingId, setPendingId] = useState<number | null>(null)
  const [need, setNeed] = useState<Need | null>(null)

  const open = useCallback(
    async (courseId: number) => {
      // CRS-026: whoever is not known has nothing to be checked.
      if (!isSignedIn) return ask('upgrade')
      const room = isOftenOpen ? window.open('', '_blank') : null
      setPendingId(courseId)
      try {
        const answer = await askForAddress(courseId)
        if (answer.kind === 'open') {
          if (room) room.location.href = answer.address
          else if (isOftenOpen || !window.open(answer.address, '_blank')) window.location.assign(answer.address)
          return
        }
        room?.close()
        if (answer.kind === 'credits') setNeed(answer)
        else if (answer.kind === 'fiscal-code') setNeed({ ...answer, courseId })
        else if (answer.kind !== 'nothing') ask(answer.kind)
      } catch {
        // CRS-035: any other failure is swallowed; the button is simply ready again.
        room?.close()
      } finally {
        setPendingId(null)
      }
    },
    [ask, isSignedIn, isOftenOpen],
  )

  const close = useCallback(() => setNeed(null), [])
  const dialogs = (
    <>
      <CreditsDialog
        isOpen={need?.kind === 'credits'}
        onClose={close}
        balance={need?.kind === 'credits' ? need.balance : 0}
        credits={need?.kind === 'credits' ? need.credits : 0}
      />
      <FiscalCodeDialog
        key={need?.kind === 'fiscal-code' ? need.storedCode : undefined}
        isOpen={need?.kind === 'fiscal-code'}
        storedCode={need?.kind === 'fiscal-code' ? need.storedCode : null}
        onClose={close}
        onSaved={() => {
          close()
          if (need?.kind === 'fiscal-code') open(need.courseId)
        }}
      />
    </>
  )
  return { pendingId, open, dialogs }
}

async function askForAddress(courseId: number): Promise<DoorAnswer> {
  const response = await fetch(`/api/FAD/Utente/AutoLogin/${courseId}/corso`, {
    method: 'POST',
    signal: untilLate(),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return doorFromWire((await response.json()) as AccessWire)
}
