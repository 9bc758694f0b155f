import type { Member } from '#areas/audience/model.ts'
import { formatDateIt, romeMinuteOf } from '#platform/pure/dates.ts'
import type { ViewAsEnding, ViewAsVisit } from './model.ts'

type Person = Pick<Member, 'id' | 'roles'> & { isClosed: boolean }

/** DSK-037. Why the pages of somebody cannot be looked at; null where they can. */
export function viewAsRefusal(staff: Pick<Member, 'id'>, person: Person): string | null {
  if (person.id === staff.id) return 'Questo account è il tuo: apri il sito per vederlo.'
  if (person.roles.length > 0) return 'Non si guarda come chi lavora in redazione.'
  return person.isClosed ? 'L’account è chiuso: chi lo aveva non vede nessuna pagina.' : null
}

export const ENDING_WORDS: Readonly<Record<ViewAsEnding, string>> = {
  left: 'uscita',
  time: 'tempo finito',
  session: 'accesso alla redazione finito',
}

/** When a visit ended, also where nobody has written it yet. */
export function endOf({ endsAt, endedAt }: Pick<ViewAsVisit, 'endsAt' | 'endedAt'>, now: Date): Date | null {
  return endedAt ?? (endsAt <= now ? endsAt : null)
}

/** DSK-037. A visit as the person who was looked at reads it. */
export function visitInWords(visit: Pick<ViewAsVisit, 'startedAt' | 'endsAt' | 'endedAt' | 'reason'>, now: Date) {
  const end = endOf(visit, now)
  const until = end ? `Fino alle ${timeOf(end)}` : 'Adesso'
  return {
    what: `Il ${formatDateIt(visit.startedAt)} alle ${timeOf(visit.startedAt)} l’assistenza ha guardato le tue pagine`,
    detail: `${until}. Perché: ${visit.reason}`,
  }
}

const timeOf = (instant: Date) => romeMinuteOf(instant).slice(11)
