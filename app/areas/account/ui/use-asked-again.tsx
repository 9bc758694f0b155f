import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useStillThem } from './use-still-them.tsx'

/**
 * IDN-016, decision 38. For a page whose form the server did not take because nobody proved to be still there: asks once for each such
 * answer, and sends the same form again when the proof was good. To be drawn somewhere in the page.
 */
export function useAskedAgain(answer: { isUnproved?: boolean } | undefined): ReactNode {
  const { prove, dialog } = useStillThem()
  const submit = useSubmit()
  const { formData } = useNavigation()
  const sent = useRef<FormData>(null)
  const answered = useRef<unknown>(undefined)
  useEffect(() => {
    if (formData) sent.current = formData
    if (!answer?.isUnproved || answered.current === answer) return
    answered.current = answer
    prove().then((isProved) => {
      if (isProved && sent.current) submit(sent.current, { method: 'post' })
    })
  })
  return dialog
}
