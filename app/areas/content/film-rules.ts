import type { Viewer } from '#areas/audience/model.ts'
import { PREPARING, staffMay } from '#areas/audience/staff-permission-rules.ts'
import { CONTENT_TYPES, type StoredFile } from '#platform/files/model.ts'

/** A film or its captions: who may watch them is decided by what they belong to. */
export function isFilmFile({ contentType }: Pick<StoredFile, 'contentType'>): boolean {
  const { kind } = CONTENT_TYPES[contentType]
  return kind === 'video' || kind === 'captions'
}

/** Whoever prepares films looks at them before anybody else, also those that nothing shows yet. */
export function watchesEveryFilm({ member }: Viewer): boolean {
  return member !== null && staffMay(member, ...PREPARING)
}
