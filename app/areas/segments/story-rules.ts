import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { legalReading } from '#areas/leads/reading-rules.ts'

/** DSK-035. The kinds of facts of a person's story. */
export const STORY_KINDS = {
  entries: 'Accessi e account',
  subscription: 'Abbonamento e portafogli',
  payments: 'Ordini e pagamenti',
  courses: 'Corsi e attestati',
  requests: 'Richieste',
  letters: 'E-mail',
  points: 'Punti',
  consents: 'Consensi',
  card: 'Scheda professionale',
  notes: 'Note',
  staff: 'Redazione',
} as const
export type StoryKind = keyof typeof STORY_KINDS

type Viewer = Pick<Member, 'id' | 'permissions' | 'assignedOnly'>

/** Which of them somebody may read; what they may not is absent, and it is said that something is. */
export function storyKindsFor(viewer: Viewer): { kinds: StoryKind[]; mayReadLegal: boolean; isWhole: boolean } {
  const may: Partial<Record<StoryKind, boolean>> = {
    payments: staffMay(viewer, 'money.read'),
    requests: staffMay(viewer, 'requests.read'),
  }
  const mayReadLegal = legalReading(viewer) === 'all'
  const kinds = (Object.keys(STORY_KINDS) as StoryKind[]).filter((kind) => may[kind] ?? true)
  const isWhole = mayReadLegal && kinds.length === Object.keys(STORY_KINDS).length
  return { kinds, mayReadLegal, isWhole }
}
