/** What a line is about: pages that are kept, or the settings of the club. */
export const CHANGED = ['pages', 'club'] as const
export type Changed = (typeof CHANGED)[number]

export type Change = { readonly id: number; readonly changed: Changed }

/** The Postgres channel on which a line is announced when its transaction commits. */
export const CHANGES_CHANNEL = 'content'

export const announcementOf = ({ id, changed }: Change): string => `${id} ${changed}`

/** Null where it is not one of ours: a node of another release said it. */
export function readAnnouncement(words: string): Change | null {
  const [id, changed] = words.split(' ')
  const about = CHANGED.find((each) => each === changed)
  return about && Number.isSafeInteger(Number(id)) ? { id: Number(id), changed: about } : null
}
