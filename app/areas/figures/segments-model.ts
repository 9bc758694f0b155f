import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import type { Figure } from './model.ts'
import { FIGURES_PATH, type FiguresPage } from './pages-model.ts'

export const SEGMENTS_PATH = `${FIGURES_PATH}/segmenti`

/** FIG-015. In a club. */
export const MOST_FOLLOWED = 50

export type FollowedSegment = {
  readonly id: string
  readonly name: string
  readonly sinceDay: RomeDay
  /** What it asked, and from which day, the first first; empty until a day was counted. */
  readonly stretches: readonly { readonly fromDay: RomeDay; readonly words: string }[]
}

export const SEGMENT_PARTS = ['people', 'came-in', 'went-out'] as const
export type SegmentPart = (typeof SEGMENT_PARTS)[number]

export const segmentCode = (id: string, part: SegmentPart): string => `segment.${id}.${part}`
/** The segment of a code; null where it is none. */
export const segmentIn = (code: string): string | null =>
  /^segment\.([0-9a-f-]{36})\.(people|came-in|went-out)$/.exec(code)?.[1] ?? null

const WORDS: Readonly<Record<SegmentPart, { name: string; who: string; formula: string }>> = {
  people: {
    name: 'quanti sono',
    who: 'Quanti rispondono al segmento alla fine del giorno',
    formula: 'Persone contate la sera; i giorni prima che si cominciasse non si possono contare.',
  },
  'came-in': {
    name: 'entrati',
    who: 'Chi la sera risponde al segmento e la sera prima no',
    formula: 'Persone della sera che non erano fra quelle della sera prima.',
  },
  'went-out': {
    name: 'usciti',
    who: 'Chi la sera prima rispondeva al segmento e la sera non più',
    formula: 'Quanti erano, più gli entrati, meno quanti sono.',
  },
}

/** FIG-002, FIG-015. A followed segment as figures: each time its conditions changed they are counted another way. */
export function segmentFigures({ id, name, stretches }: FollowedSegment): Figure[] {
  const last = stretches.at(-1)?.words
  return SEGMENT_PARTS.map((part) => {
    const { name: of, who, formula } = WORDS[part]
    return {
      code: segmentCode(id, part),
      name: `${name}: ${of}`,
      sentence: `${who}${last ? `: ${last}` : ''}.`,
      formula,
      unit: 'people',
      kind: part === 'people' ? 'level' : 'flow',
      source: 'iscritti, con le condizioni del segmento',
      since: 'visits',
      splits: [],
      permission: 'figures.read',
      good: 'neither',
      page: 'members',
      version: Math.max(1, stretches.length),
      before: stretches.slice(1).map(({ fromDay }, index) => ({
        until: addRomeDays(fromDay, -1),
        sentence: `${who}: ${stretches[index]?.words}.`,
      })),
    }
  })
}

export const segmentsPage = (followed: readonly FollowedSegment[]): FiguresPage => ({
  slug: 'segmenti',
  title: 'Segmenti',
  path: SEGMENTS_PATH,
  figures: followed.flatMap(segmentFigures),
  grids: [],
})
