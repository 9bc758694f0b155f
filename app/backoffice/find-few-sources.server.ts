import { listRoles } from '#areas/audience/role-store.server.ts'
import { isReadyRole } from '#areas/audience/staff-permission-rules.ts'
import { listDeskPages } from '#areas/content/page-desk-store.server.ts'
import { MISSION_LIST, termsOn } from '#areas/loyalty/mission-rules.ts'
import { listMissionChanges } from '#areas/loyalty/mission-store.server.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { listLabelNames } from '#areas/segments/label-store.server.ts'
import { listSegments } from '#areas/segments/segment-store.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { type Finding, type Found, MOST, type Source } from './find-model.ts'
import { LABELS } from './lists/label-list-store.server.ts'
import { ROLES } from './lists/role-list-store.server.ts'
import { LOYALTY_PATH } from './loyalty/mission-copy.ts'

/** Of a few, those whose title holds what was typed. */
function among<Row>(rows: readonly Row[], typed: string, found: (row: Row) => Found): Finding {
  const like = typed.toLocaleLowerCase('it')
  const all = rows.map(found).filter(({ title }) => title.toLocaleLowerCase('it').includes(like))
  return { total: all.length, rows: all.slice(0, MOST) }
}

/** What is few is looked for among all of it, without what only its list says: how many have a plan, or a label. */
export const FEW_SOURCES: readonly Source[] = [
  {
    place: '/redazione/pagine',
    title: 'Pagine',
    gender: 'f',
    many: 'pagine',
    look: async (db, typed) => {
      const { total, lines } = await listDeskPages(db, { typed, limit: MOST, offset: 0 })
      const rows = lines.map(({ id, title, path }) => ({ to: `/redazione/pagine/${id}`, title, detail: path }))
      return { total, rows }
    },
  },
  {
    place: '/redazione/piani',
    title: 'Piani e prezzi',
    gender: 'm',
    many: 'piani',
    look: async (db, typed, now) =>
      among(await listProducts(db, now), typed, ({ id, name }) => ({
        to: `/redazione/piani/${id}`,
        title: name,
        detail: '',
        codes: [id],
      })),
  },
  {
    place: '/redazione/segmenti',
    title: 'Segmenti',
    gender: 'm',
    many: 'segmenti',
    look: async (db, typed) =>
      among(await listSegments(db), typed, ({ id, name, description }) => ({
        to: `/redazione/segmenti/${id}`,
        title: name,
        detail: description,
      })),
  },
  {
    place: '/redazione/segmenti',
    list: LABELS.path,
    title: 'Etichette',
    gender: 'f',
    many: 'etichette',
    look: async (db, typed) =>
      among(await listLabelNames(db), typed, ({ id, name }) => ({
        to: `${LABELS.path}?apri=${id}`,
        title: name,
        detail: '',
      })),
  },
  {
    place: '/redazione/squadra',
    list: ROLES.path,
    title: 'Ruoli',
    gender: 'm',
    many: 'ruoli',
    look: async (db, typed) =>
      among(await listRoles(db), typed, ({ role, name }) => ({
        to: isReadyRole(role) ? ROLES.path : `${ROLES.path}/${role}`,
        title: name,
        detail: '',
      })),
  },
  {
    place: LOYALTY_PATH,
    title: 'Missioni',
    gender: 'f',
    many: 'missioni',
    look: async (db, typed, now) => {
      const changes = await listMissionChanges(db)
      const missions = MISSION_LIST.map(({ code }) => ({ code, ...termsOn(changes, code, romeDayOf(now)) }))
      return among(missions, typed, ({ code, title }) => ({ to: `${LOYALTY_PATH}/${code}`, title, detail: '' }))
    },
  },
]
