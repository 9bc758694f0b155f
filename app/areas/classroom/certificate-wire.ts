import { formatDateIt } from '#platform/pure/dates.ts'
import { creditsPrinted, givesCredits } from './certificate-rules.ts'
import type { Certificate, PrintedCertificate } from './model.ts'

/** Every printed field with the name a reader knows it by: what the public page and the staff see. */
function certificateFields(printed: PrintedCertificate): readonly (readonly [string, string])[] {
  return [
    ['Nome e cognome', `${printed.name} ${printed.surname}`],
    ['Luogo e data di nascita', `${printed.birthPlace}, ${printed.birthDate}`],
    ['Professione', printed.profession],
    ['Disciplina', printed.discipline],
    ['Corso', printed.title],
    ['Evento ed edizione', `${printed.eventId}, edizione ${printed.edition}`],
    ['Obiettivo formativo', printed.objective],
    ['Crediti', creditsPrinted(printed)],
    [givesCredits(printed) ? 'Acquisiti il' : 'Superato il', printed.passedOn],
    ['Provider', `${printed.providerName}, n. ${printed.providerNumber}`],
  ]
}

export function toShownCertificate(found: Certificate) {
  const { code, printed, issuedAt, revokedAt, revocationReason, replacedBy } = found
  return {
    code,
    issuedOn: formatDateIt(issuedAt),
    revoked: revokedAt ? { on: formatDateIt(revokedAt), reason: revocationReason ?? '', replacedBy } : null,
    fields: certificateFields(printed),
  }
}
