import { useEffect, useState } from 'react'
import { readCall } from '#areas/content/ui/read-call.ts'
import { type Choice, fromNamedChoices, fromProfessions } from '#areas/professions/form-wire.ts'
import { OTHER_HEALTH_CODE } from '#areas/professions/model.ts'
import type { NamedChoicesWire, ProfessionsWire } from '#areas/professions/wire.ts'

type Wanted = { professions: boolean; specializations: boolean; details: boolean }
type Lists = { professions: readonly Choice[]; specializations: readonly Choice[]; details: readonly Choice[] }

const NOTHING: Lists = { professions: [], specializations: [], details: [] }

/** MAG-022, API-026…028. The lists of the completion modal, each asked once it is needed; one that fails says so and costs itself alone. */
export function useOccupationLists({ professions, specializations, details }: Wanted): Lists {
  const [lists, setLists] = useState(NOTHING)
  const needsProfessions = professions || details
  useEffect(() => {
    if (!needsProfessions) return
    const abort = new AbortController()
    readCall<ProfessionsWire>('/CRM/professione/attive', {
      failure: 'Errore nel caricamento delle professioni.',
      signal: abort.signal,
    }).then((found) => setLists((before) => ({ ...before, professions: fromProfessions(found) })))
    return () => abort.abort()
  }, [needsProfessions])
  useEffect(() => {
    if (!specializations) return
    const abort = new AbortController()
    readCall<NamedChoicesWire>('/CRM/FamiglieSpecializzazione', {
      failure: 'Errore nel caricamento delle specializzazioni.',
      signal: abort.signal,
    }).then((found) => setLists((before) => ({ ...before, specializations: fromNamedChoices(found) })))
    return () => abort.abort()
  }, [specializations])
  const otherId = lists.professions.find(({ code }) => code === OTHER_HEALTH_CODE)?.id
  useEffect(() => {
    if (!details || otherId === undefined) return
    const abort = new AbortController()
    readCall<NamedChoicesWire>(`/CRM/professione/${otherId}`, {
      failure: 'Errore nel caricamento delle professioni sanitarie.',
      signal: abort.signal,
    }).then((found) => setLists((before) => ({ ...before, details: fromNamedChoices(found) })))
    return () => abort.abort()
  }, [details, otherId])
  return lists
}
