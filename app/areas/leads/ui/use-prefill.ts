import { type RefObject, useEffect } from 'react'
import { usePerson } from '#areas/audience/ui/person.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { digitsOf } from '#platform/pure/person-fields.ts'
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
      cellulare: digitsOf((phone ?? '').replace(/^\+39/, '')),
      customerCode: clientCode,
    })
    if (!place.current?.querySelector(`[name=${FISCAL_CODE_FIELD}], [name=profession]`)) return
    askCall<ContactData>('/CRM/Utente/DatiContatto').then((known) => {
      if (!known.isOk) return
      const { professione, [FISCAL_CODE_FIELD]: code } = known.answer.datiContatto
      fill(place.current, { profession: professione?.descrizione ?? '' })
      const field = place.current?.querySelector<HTMLInputElement>(`[name=${FISCAL_CODE_FIELD}]`)
      if (!code || !field || field.value) return
      field.value = code
      field.readOnly = true
      // FRM-020: sent and emptied, it is no longer the club's to hold.
      field.form?.addEventListener('reset', () => (field.readOnly = false), { once: true })
    })
  }, [subscription, place])
}

function fill(place: HTMLElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = place?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (field && !field.value) field.value = value
  }
}
