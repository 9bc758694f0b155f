import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { insertCase, type NewCase } from '#areas/legal-cases/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, daysBefore, formatDateIt, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { plainPdf } from '#platform/pure/plain-pdf.ts'

/** Courts sit from half past nine. */
const MORNING_MS = 9.5 * 3_600_000

type Sketch = Omit<NewCase, 'memberId' | 'openedAt' | 'hearings'> & {
  username: number
  openedDaysAgo: number
  hearings: readonly { type: string; inDays: number; papers: readonly string[] }[]
}

const sketches: readonly Sketch[] = [
  {
    username: 1003,
    name: 'Pratica 2025-0143',
    court: 'Tribunale civile',
    seat: 'Milano',
    section: 'Prima sezione',
    status: 'In corso',
    businessLine: 'Responsabilità professionale',
    specialization: 'Cardiologia',
    rulings: [
      { type: 'Ordinanza di ammissione CTU', value: 'Nominato un collegio di due periti' },
      { type: 'Nota interna', value: 'Da non mostrare al socio' },
    ],
    openedDaysAgo: 310,
    hearings: [
      { type: 'Prima comparizione', inDays: -200, papers: ['Verbale della prima comparizione.pdf'] },
      { type: 'Conferimento dell’incarico ai periti', inDays: -90, papers: ['Quesito ai periti.pdf', 'Verbale.pdf'] },
      { type: 'Esame della perizia', inDays: 24, papers: [] },
    ],
  },
  {
    username: 1003,
    name: 'Pratica 2026-0021',
    court: 'Giudice del lavoro',
    seat: 'Monza',
    section: 'Lavoro',
    status: 'In attesa di fissazione',
    businessLine: 'Diritto del lavoro',
    specialization: 'Turni e reperibilità',
    rulings: [],
    openedDaysAgo: 120,
    hearings: [],
  },
  {
    username: 1013,
    name: 'Pratica 2024-0877',
    court: 'Corte d’appello',
    seat: 'Bologna',
    section: 'Seconda sezione civile',
    status: 'In decisione',
    businessLine: 'Responsabilità professionale',
    specialization: 'Farmacia',
    rulings: [{ type: 'SENTENZA di primo grado', value: 'Domanda respinta, spese compensate' }],
    openedDaysAgo: 390,
    hearings: [{ type: 'Precisazione delle conclusioni', inDays: -35, papers: ['Comparsa conclusionale.pdf'] }],
  },
  {
    username: 1002,
    name: 'Pratica 2026-0102',
    court: 'Giudice di pace',
    seat: 'Torino',
    section: '',
    status: 'Aperta',
    businessLine: 'Diritto civile',
    specialization: 'Recupero crediti',
    rulings: [{ type: 'Decreto ingiuntivo', value: 'Emesso per 4.200 €' }],
    openedDaysAgo: 1,
    hearings: [{ type: 'Opposizione', inDays: 60, papers: ['Ricorso.pdf'] }],
  },
  {
    username: 1006,
    name: 'Pratica 2025-0390',
    court: 'Tribunale civile',
    seat: 'Firenze',
    section: 'Terza sezione',
    status: 'In corso',
    businessLine: 'Tutela della privacy',
    specialization: 'Dati sanitari',
    rulings: [],
    openedDaysAgo: 200,
    hearings: [{ type: 'Tentativo di conciliazione', inDays: 12, papers: ['Proposta della controparte.pdf'] }],
  },
  {
    username: 1007,
    name: 'Pratica 2023-0551',
    court: 'Tribunale penale',
    seat: 'Roma',
    section: 'GIP',
    status: 'Archiviata',
    businessLine: 'Diritto penale',
    specialization: 'Pediatria',
    rulings: [{ type: 'decreto di archiviazione', value: 'Il fatto non sussiste' }],
    openedDaysAgo: 395,
    hearings: [{ type: 'Camera di consiglio', inDays: -150, papers: ['Decreto di archiviazione.pdf'] }],
  },
]

/** Six cases of the demo members, with hearings and papers that open. */
export async function seedLegalCases(db: Db, now: Date): Promise<void> {
  for (const { username, openedDaysAgo, hearings, ...sketch } of sketches) {
    const member = await findMemberByUsername(db, username)
    if (!member) continue
    const held = hearings.map(({ type, inDays, papers }) => {
      const heldAt = new Date(startOfRomeDay(addRomeDays(romeDayOf(now), inDays)).getTime() + MORNING_MS)
      return { type, heldAt, documents: papers.map((name) => ({ name, content: paper(sketch, name, type, heldAt) })) }
    })
    const openedAt = daysBefore(now, openedDaysAgo)
    await db.transaction((tx) => insertCase(tx, { ...sketch, memberId: member.id, openedAt, hearings: held }))
  }
}

function paper(
  { name: file, court, seat }: Pick<Sketch, 'name' | 'court' | 'seat'>,
  name: string,
  type: string,
  at: Date,
) {
  return plainPdf({
    title: name.replace(/\.pdf$/, ''),
    paragraphs: [
      `${file}. ${court} di ${seat}. ${type}, ${formatDateIt(at)}.`,
      'Documento dimostrativo: nomi, fatti e numeri sono inventati. In un club vero qui c’è la copia depositata in cancelleria.',
    ],
  })
}
