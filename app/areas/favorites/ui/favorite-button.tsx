import { useEffect, useState } from 'react'
import type { ContentType } from '#areas/content/article-model.ts'
import type { ActionOutcome } from '#areas/content/article-rules.ts'
import { Button } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { toast } from '#design/toast/toast.ts'
import { untilLate } from '#platform/http/ask-call.ts'
import { shelfOf } from '../rules.ts'
import { loadSaved, markSaved, useSaved } from './saved-favorites.ts'

type Props = {
  item: { id: string; contentType: ContentType; title: string }
  /** What the server decided for this audience. */
  outcome: ActionOutcome
  /** FAV-010, CNT-014…016. Called instead of saving, where the audience may not. */
  onRefused: (outcome: ActionOutcome) => void
}

/** FAV-002…006. Saves at once and goes back if the server refuses. */
export function FavoriteButton({ item, outcome, onRefused }: Props) {
  const saved = useSaved(outcome.kind !== 'register')
  const [isChanging, setChanging] = useState(false)
  const isSaved = saved.status === 'known' && saved.ids.has(item.id)
  useEffect(() => {
    if (saved.status === 'failed') toast.failed('/favorites', loadSaved, 'Qualcosa è andato storto.')
  }, [saved])

  const change = async () => {
    if (outcome.kind !== 'do' && !isSaved) {
      onRefused(outcome)
      return
    }
    setChanging(true)
    markSaved(item.id, !isSaved)
    const shelf = shelfOf(item.contentType)
    try {
      await (isSaved ? remove(item.id) : add(item.id, item.contentType))
      toast.success(
        <>
          {isSaved ? 'Rimosso da' : 'Aggiunto a'} <Link to={shelf.path}>{shelf.label}</Link>
        </>,
      )
    } catch {
      markSaved(item.id, isSaved)
      toast.failed(item.id, change, 'Qualcosa è andato storto, riprova.')
    } finally {
      setChanging(false)
    }
  }
  return (
    <Button
      data-event-code="UC010"
      variant="ghost"
      icon="bookmark"
      aria-pressed={isSaved}
      isPending={isChanging}
      onClick={() => void change()}
      className="aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-strong"
    >
      {isSaved ? 'Salvato' : 'Salva'}
    </Button>
  )
}

/** FAV-003. Only 201 is a success. */
async function add(id: string, type: ContentType): Promise<void> {
  const body = JSON.stringify({ id, type })
  const response = await fetch('/api/favorites', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: untilLate(),
  })
  if (response.status !== 201) throw new Error(`status ${response.status}`)
}

/** FAV-003. Only 200 is a success. */
async function remove(id: string): Promise<void> {
  const response = await fetch(`/api/favorites/${id}`, { method: 'DELETE', signal: untilLate() })
  if (response.status !== 200) throw new Error(`status ${response.status}`)
}
