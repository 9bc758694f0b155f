import { hourCount } from '#areas/courses/card-rules.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { creditsPrinted, givesCredits } from './certificate-rules.ts'
import type { Certificate, PrintedCertificate } from './model.ts'

type Field = readonly [string, string]

/** What lessons and papers say of how long a course is and who answers for it; certificates printed before that say neither. */
export function courseFields({ durationHours, leadName }: PrintedCertificate): readonly Field[] {
  const hours: Field[] = durationHours ? [['Durata', hourCount(durationHours)]] : []
  return leadName ? [...hours, ['Responsabile scientifico', leadName]] : hours
}

/** Every printed field with the name a reader knows it by. To whoever only holds the code no more is said of a birth than its year. */
function certificateFields(printed: PrintedCertificate, isForEverybody: boolean): readonly Field[] {
  return [
    ['Nome e cognome', `${printed.name} ${printed.surname}`],
    isForEverybody
      ? ['Luogo e anno di nascita', `${printed.birthPlace}, ${printed.birthDate.slice(-4)}`]
      : ['Luogo e data di nascita', `${printed.birthPlace}, ${printed.birthDate}`],
    ['Professione', printed.profession],
    ['Disciplina', printed.discipline],
    ['Corso', printed.title],
    ['Evento ed edizione', `${printed.eventId}, edizione ${printed.edition}`],
    ['Obiettivo formativo', printed.objective],
    ...courseFields(printed),
    ['Crediti', creditsPrinted(printed)],
    [givesCredits(printed) ? 'Acquisiti il' : 'Superato il', printed.passedOn],
    ['Provider', `${printed.providerName}, n. ${printed.providerNumber}`],
  ]
}

export function toShownCertificate(found: Certificate, { isForEverybody }: { isForEverybody: boolean }) {
  const { code, printed, issuedAt, revokedAt, revocationReason, replacedBy } = found
  return {
    code,
    issuedOn: formatDateIt(issuedAt),
    revoked: revokedAt ? { on: formatDateIt(revokedAt), reason: revocationReason ?? '', replacedBy } : null,
    fields: certificateFields(printed, isForEverybody),
  }
}
