import { useCallback, useEffect, useRef, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { Select } from '#design/select/select.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { NOT_READ, NOT_SAVED, SAVED } from '../copy.ts'
import { MOST_SPECIALIZATIONS, type SpecializationFamily } from '../model.ts'
import { type FamiliesWire, fromFamiliesWire, toReviewChangeWire } from '../review-wire.ts'
import { pickerState } from '../rules.ts'
import { ChosenFamilies } from './chosen-families.tsx'

type Props = {
  families: readonly SpecializationFamily[]
  /** PUB-003 */
  isOpen: boolean
}

const idsOf = (families: readonly SpecializationFamily[]) => families.map(({ id }) => id)

/** PUB-012, PUB-013. What the newsletter is about. What was saved arrives after the page, into the places it will fill. */
export function ReviewPanel({ families, isOpen }: Props) {
  const [saved, setSaved] = useState<readonly SpecializationFamily[] | null>(null)
  const [chosen, setChosen] = useState<readonly SpecializationFamily[]>([])
  const [picked, setPicked] = useState('')
  const [isSending, setSending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const read = useCallback(async () => {
    setFailed(false)
    const answer = await readCall<FamiliesWire>('/PubMed/Utente/RassegneStampa', { onFailed: () => setFailed(true) })
    setFailed(false)
    const known = fromFamiliesWire(answer)
    setSaved(known)
    setChosen(known)
  }, [])
  useEffect(() => {
    if (isOpen) void read()
  }, [isOpen, read])

  const isWaiting = isOpen && saved === null
  const { isPickerDisabled, isSaveDisabled } = pickerState(chosen.length, families.length)
  const rest = families.filter(({ id }) => !idsOf(chosen).includes(id))
  /** The button that was pressed goes away or falls asleep: whoever pressed it is left at what it changed. */
  const choose = (wanted: readonly SpecializationFamily[]) => {
    setChosen(wanted)
    list.current?.focus()
  }
  const add = () => {
    const family = rest.find(({ id }) => String(id) === picked)
    if (family) choose([...chosen, family])
    setPicked('')
  }
  /** True when the server agreed. */
  const send = async (wanted: readonly SpecializationFamily[]): Promise<boolean> => {
    setSending(true)
    const body = toReviewChangeWire(idsOf(saved ?? []), idsOf(wanted))
    const answer = await askCall<FamiliesWire>('/PubMed/Utente/RassegneStampa/update', { method: 'POST', body })
    setSending(false)
    if (!answer.isOk) {
      toast.failed('/PubMed/Utente/RassegneStampa', () => void send(wanted), NOT_SAVED)
      return false
    }
    const known = fromFamiliesWire(answer.answer)
    setSaved(known)
    setChosen(known)
    return true
  }
  const save = async () => {
    if (await send(chosen)) toast.success(SAVED)
  }
  const unsubscribe = async () => {
    const isDone = await send([])
    setAsking(false)
    if (isDone) toast.success(SAVED)
  }
  return (
    <div className="grid gap-5 rounded-card bg-paper p-5 shadow-card sm:p-7">
      {hasFailed ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-danger-tint px-4 py-2">
          {NOT_READ}
          <Button variant="quiet" onClick={() => void read()}>
            Riprova
          </Button>
        </p>
      ) : (
        <ChosenFamilies
          ref={list}
          chosen={chosen}
          isWaiting={isWaiting}
          onRemove={(id) => choose(chosen.filter((family) => family.id !== id))}
        />
      )}
      <fieldset disabled={!isOpen || isWaiting} className="grid gap-5">
        <legend className="visually-hidden">Scegli le specializzazioni della newsletter</legend>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            name="specializzazione"
            label="Aggiungi una specializzazione"
            className="min-w-0 flex-1 basis-60"
            placeholder={isPickerDisabled ? `Ne hai scelte ${chosen.length}` : 'Scegli'}
            options={rest.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={picked}
            disabled={isPickerDisabled}
            onChange={(event) => setPicked(event.target.value)}
          />
          <Button variant="ghost" icon="plus" disabled={isPickerDisabled || picked === ''} onClick={add}>
            Aggiungi
          </Button>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={isSaveDisabled} isPending={isSending && !isAsking} onClick={() => void save()}>
            Salva le preferenze
          </Button>
          <Button
            variant="quiet"
            disabled={saved === null || saved.length === 0}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            Annulla iscrizione
          </Button>
        </div>
      </fieldset>
      <p className="text-ink-soft text-sm">
        Al massimo {MOST_SPECIALIZATIONS} specializzazioni. La newsletter parte il lunedì mattina, solo se c’è qualcosa
        di nuovo.
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title="Annullare l’iscrizione?"
        confirmLabel="Annulla iscrizione"
        cancelLabel="Torna indietro"
        isPending={isSending}
        onConfirm={() => void unsubscribe()}
        onCancel={() => setAsking(false)}
      >
        <p>Non riceverai più la newsletter di nessuna specializzazione. Potrai iscriverti di nuovo quando vuoi.</p>
      </ConfirmDialog>
    </div>
  )
}
