import { type RefObject, useEffect } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { readCall } from '#areas/content/ui/read-call.ts'
import { normalizePhone } from '#platform/pure/person-fields.ts'
import { FISCAL_CODE_FIELD } from '../rules.ts'

type ContactData = {
  datiContatto: Record<typeof FISCAL_CODE_FIELD, string | null> & { professione: { descrizione: string } | null }
}

/** FRM-014, FRM-019. Fills what the club already knows, once the person has arrived, and never over what was typed. */
export function usePrefill(place: RefObject<HTMLElement | null>): void {
  const person = usePerson()
  const subscription = person.status === 'here' ? person.me.subscription : null
  useEffect(() => {
    if (!subscription) return
    const { name, surname, email, phone, clientCode } = subscription
    fill(place.current, {
      nome: name,
      cognome: surname,
      email: email.toLowerCase(),
      cellulare: normalizePhone(phone ?? ''),
      customerCode: clientCode,
    })
    if (!place.current?.querySelector(`[name=${FISCAL_CODE_FIELD}], [name=profession]`)) return
    const abort = new AbortController()
    readCall<ContactData>('/CRM/Utente/DatiContatto', { signal: abort.signal }).then(({ datiContatto }) => {
      const { professione, [FISCAL_CODE_FIELD]: code } = datiContatto
      fill(place.current, { profession: professione?.descrizione ?? '' })
      const field = place.current?.querySelector<HTMLInputElement>(`[name=${FISCAL_CODE_FIELD}]`)
      if (!code || !field || field.value) return
      field.value = code
      field.readOnly = true
      // FRM-020: sent and emptied, it is no longer the club's to hold.
      field.form?.addEventListener('reset', () => (field.readOnly = false), { once: true })
    })
    return () => abort.abort()
  }, [subscription, place])
}

function fill(place: HTMLElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = place?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (field && !field.value) field.value = value
  }
}
