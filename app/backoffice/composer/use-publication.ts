import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import type { useDraft } from '../keeping/use-draft.ts'

type Ends = {
  /** Of words that members accept, whether this is a correction or a new version. */
  text: string
  onMissing: () => void
  onConflict: () => void
}

/** Publishing waits until everything here is also there, and goes only if nothing is missing in it. */
export function usePublication(
  draft: ReturnType<typeof useDraft>,
  hasFaults: boolean,
  { text, onMissing, onConflict }: Ends,
) {
  const [isWanted, setWanted] = useState(false)
  const submit = useSubmit()
  const { phase, number, isUnsaved } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done at the end is no reason to begin.
  useEffect(() => {
    if (!isWanted) return
    if (phase.kind === 'waiting') return draft.send()
    if (phase.kind === 'saving' || (phase.kind === 'saved' && isUnsaved)) return
    setWanted(false)
    if (phase.kind === 'conflict') onConflict()
    if (phase.kind !== 'saved') return
    if (hasFaults) onMissing()
    else void submit({ act: 'publish', number: String(number), testo: text }, { method: 'post' })
  }, [isWanted, phase, number, isUnsaved, hasFaults])
  return { isWanted, want: () => setWanted(true) }
}
