import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { READING_LIST_PATH } from '../model.ts'
import { markSavedPaper, useSavedPapers } from './saved-papers.ts'

const PATH = '/PubMed/Utente/ElencoLettura'

/** Puts a paper aside at once, and goes back if the server refuses. */
export function SaveButton({ id, onRemoved }: { id: number; onRemoved?: () => void }) {
  const saved = useSavedPapers()
  const navigate = useNavigate()
  const [isChanging, setChanging] = useState(false)
  const isSaved = saved?.has(id) ?? false
  const press = async () => {
    setChanging(true)
    markSavedPaper(id, !isSaved)
    const answer = isSaved
      ? await askCall(`${PATH}/${id}`, { method: 'DELETE' })
      : await askCall(PATH, { method: 'POST', body: { id } })
    setChanging(false)
    if (!answer.isOk) {
      markSavedPaper(id, isSaved)
      toast.failed(`${PATH} ${id}`, press, answer.message || undefined)
      return
    }
    if (isSaved) onRemoved?.()
    toast.success(isSaved ? 'Tolto dall’elenco di lettura' : 'Aggiunto all’elenco di lettura', {
      label: 'Apri',
      onPress: () => void navigate(READING_LIST_PATH),
    })
  }
  return (
    <Button
      variant="ghost"
      size="small"
      icon="bookmark"
      aria-pressed={isSaved}
      disabled={saved === null}
      isPending={isChanging}
      onClick={() => void press()}
      className="aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary-strong"
    >
      {isSaved ? 'Messo da parte' : 'Metti da parte'}
    </Button>
  )
}
