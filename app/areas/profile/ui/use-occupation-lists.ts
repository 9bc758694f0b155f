import { useEffect, useState } from 'react'
import { type Choice, fromNamedChoices, fromProfessions } from '#areas/professions/form-wire.ts'
import { OTHER_HEALTH_CODE } from '#areas/professions/model.ts'
import type { NamedChoicesWire, ProfessionsWire } from '#areas/professions/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'

type Wanted = { professions: boolean; specializations: boolean; details: boolean }
type Lists = { professions: readonly Choice[]; specializations: readonly Choice[]; details: readonly Choice[] }

const NOTHING: Lists = { professions: [], specializations: [], details: [] }

/** MAG-022, API-026…028. The lists of the completion modal, each asked once it is needed; one that fails says so and costs itself alone. */
export function useOccupationLists({ professions, specializations, details }: Wanted): Lists {
  const [lists, setLists] = useState(NOTHING)
  const needsProfessions = professions || details
  useEffect(() => {
    if (!needsProfessions) return
    askCall<ProfessionsWire>('/CRM/professione/attive').then((found) => {
      if (!found.isOk) return toast.danger('Errore nel caricamento delle professioni.')
      setLists((before) => ({ ...before, professions: fromProfessions(found.answer) }))
    })
  }, [needsProfessions])
  useEffect(() => {
    if (!specializations) return
    askCall<NamedChoicesWire>('/CRM/FamiglieSpecializzazione').then((found) => {
      if (!found.isOk) return toast.danger('Errore nel caricamento delle specializzazioni.')
      setLists((before) => ({ ...before, specializations: fromNamedChoices(found.answer) }))
    })
  }, [specializations])
  const otherId = lists.professions.find(({ code }) => code === OTHER_HEALTH_CODE)?.id
  useEffect(() => {
    if (!details || otherId === undefined) return
    askCall<NamedChoicesWire>(`/CRM/professione/${otherId}`).then((found) => {
      if (!found.isOk) return toast.danger('Errore nel caricamento delle professioni sanitarie.')
      setLists((before) => ({ ...before, details: fromNamedChoices(found.answer) }))
    })
  }, [details, otherId])
  return lists
}
