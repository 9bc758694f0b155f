import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { newSegment } from '#platform/records/record.ts'
import { deskOf } from './desk.ts'
import { RECORDS } from './records/contents.ts'
import { recordSentences } from './records/record-words.ts'

/** Something that is begun at the desk, and the place whose it is. */
export type DeskAct = { title: string; to: string; place: string; permission: StaffPermission }

const own = (place: string, title: string, last: string, permission: StaffPermission): DeskAct => ({
  place,
  title,
  to: `${place}/${last}`,
  permission,
})

/** DSK-006. What can be begun at the desk: the palette leads to it, and the page asks the rest. */
const ACTS: readonly DeskAct[] = [
  own('/redazione/iscritti', 'Nuovo iscritto', 'nuovo', 'members.write'),
  own('/redazione/iscritti', 'Importa iscritti', 'importa', 'members.import'),
  own('/redazione/contenuti', 'Nuovo contenuto', 'nuovo', 'contents.write'),
  own('/redazione/pagine', 'Nuova pagina', 'nuova', 'pages.write'),
  own('/redazione/corsi', 'Nuovo corso', 'nuovo', 'courses.write'),
  own('/redazione/cause', 'Nuova causa', 'nuova', 'legal.answer'),
  own('/redazione/piani', 'Nuovo piano', 'nuovo', 'plans.write'),
  own('/redazione/convenzioni', 'Carica il file del partner', 'file', 'conventions.write'),
  { place: '/redazione/preventivi', title: 'Nuovo preventivo', permission: 'money.write', to: '/redazione/preventivi' },
  { place: '/redazione/squadra', title: 'Invita in redazione', permission: 'team.write', to: '/redazione/squadra' },
  ...RECORDS.flatMap((record) => {
    const place = 'under' in record.place ? record.place.under.to : record.path
    const begin = own(place, recordSentences(record.words).newOne, '', record.permission)
    return [
      { ...begin, to: `${record.path}/${newSegment(record)}` },
      { ...begin, title: `Importa: ${record.words.title}`, to: `${record.path}/importa` },
    ]
  }),
]

export function actsOf(staff: Pick<Member, 'permissions'>): DeskAct[] {
  const may = new Set(deskOf(staff).map(({ path }) => path))
  return ACTS.filter(({ place, permission }) => may.has(place) && staffMay(staff, permission))
}
