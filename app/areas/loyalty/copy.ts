import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { type Mission, type MissionChange, missionsOn } from './mission-rules.ts'
import type { MissionCode } from './model.ts'

const NUMBERS =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti'.split(
    ' ',
  )
const inWords = (number: number) => NUMBERS[number] ?? String(number)

/** How each mission is told in the rules, and what is counted of it. */
const DEEDS: Readonly<Record<MissionCode, { deed: string; each: string; many: string }>> = {
  'complete-profile': { deed: 'completando il profilo', each: '', many: 'volte' },
  'publish-card': { deed: 'pubblicando la scheda professionale', each: '', many: 'volte' },
  'pass-course': { deed: 'superando un corso ECM', each: ' per ciascun corso', many: 'corsi' },
  read: { deed: 'leggendo un articolo fino in fondo', each: '', many: 'articoli' },
  invite: { deed: 'quando un collega si iscrive con il proprio invito', each: '', many: 'colleghi' },
}
const PER = { month: 'al mese', year: 'per anno', life: 'in tutto' } as const

export function missionClause({ code, points, limit }: Pick<Mission, 'code' | 'points' | 'limit'>): string {
  const { deed, each, many } = DEEDS[code]
  const worth = `${points} ${points === 1 ? 'punto' : 'punti'}`
  if (!limit) return `${deed} (${worth}${each})`
  if (limit.per === 'life' && limit.times === 1) return `${deed} (${worth}, una volta)`
  return `${deed} (${worth}, fino a ${inWords(limit.times)} ${many} ${PER[limit.per]})`
}

function clauseOfMissions(changes: readonly MissionChange[], today: RomeDay): string {
  const clauses = (day: RomeDay) => ['Con l’abbonamento', ...missionsOn(changes, day).map(missionClause)].join('; ')
  const coming = [...new Set(changes.map(({ fromDay }) => fromDay))].filter((day) => day > today).toSorted()
  return [
    `2. Come si guadagnano i punti. ${clauses(today)}. Ogni cosa conta una volta sola.`,
    ...coming.map((day) => `Dal ${formatDateIt(day)}: ${clauses(day)}.`),
  ].join(' ')
}

/** LOY-006. The rules of the programme, as they are downloaded: with what was already decided and has not begun. */
export const regulationOn = (changes: readonly MissionChange[], today: RomeDay): readonly string[] => [
  '1. Chi partecipa. Il Programma Fedeltà è compreso nell’abbonamento Premium e si attiva da solo il giorno in cui l’abbonamento comincia.',
  clauseOfMissions(changes, today),
  '3. Quanto durano. I punti si possono usare per ventiquattro mesi dal giorno in cui sono guadagnati. Si usano sempre per primi quelli che scadono prima.',
  '4. Come si usano. Nel catalogo dei premi. I punti non sono denaro, non si convertono in denaro e non si cedono.',
  '5. Se un premio non è disponibile, o l’ordine viene annullato prima della spedizione, i punti tornano per intero. Quelli che nel frattempo fossero scaduti tornano con altri trenta giorni di validità.',
  '6. Se l’abbonamento scade. I punti si possono ancora usare per il periodo indicato nella propria pagina; poi il programma si chiude. Con il rinnovo si riprendono i punti non ancora scaduti.',
  '7. Modifiche. Le modifiche al regolamento sono comunicate ai soci almeno trenta giorni prima e non riducono il valore dei punti già guadagnati.',
]
