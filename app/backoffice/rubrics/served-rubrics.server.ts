import { contentCategories } from '#areas/content/article-tables.server.ts'
import { category } from '#areas/content/category-record.ts'
import { countCategoryUses, listDeskCategories } from '#areas/content/category-store.server.ts'
import type { DeskRubric, RubricAddress } from '#areas/content/rubric-model.ts'
import { leadsTo } from '#areas/content/rubric-rules.ts'
import { lockNewCourses } from '#areas/courses/desk-store.server.ts'
import { series } from '#areas/courses/series-record.ts'
import { listDeskSeries } from '#areas/courses/series-store.server.ts'
import { courseSeries } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type HeldRecord, serveRecord } from '#platform/records/serve-record.server.ts'
import { listPlaces } from './places.server.ts'

type Kind = {
  /** All of them, each with how much is filed under it. */
  list(db: Db): Promise<DeskRubric[]>
  /** Why this one must stay, if it must. */
  holds(db: Db, rubric: DeskRubric): Promise<string | null>
  address: RubricAddress
  /** The field by which a block chooses one, where blocks do. */
  field: string | null
  /** What is filed under one, and where it is listed. */
  thing: string
  things: string
  filter: string
}

type Words = { label: string; description: string }

/** What both kinds of rubric know: two have not one name, what is filed under one holds it, and what leads to it is told. */
function knowing(kind: Kind) {
  const placesOf = async (db: Db, { id, values }: HeldRecord) => {
    const pattern = leadsTo(kind.address, { slug: id, label: (values as Words).label })
    return listPlaces(db, { pattern, field: kind.field, slug: id })
  }
  return {
    trailKind: 'rubric-edited' as const,
    check: async (db: Db, { label }: Words, id: string): Promise<Record<string, string>> => {
      const isSame = (other: DeskRubric) => other.slug !== id && other.label.toLowerCase() === label.toLowerCase()
      return (await kind.list(db)).some(isSame) ? { label: 'Questo nome c’è già.' } : {}
    },
    facts: async (db: Db) =>
      new Map(
        (await kind.list(db)).map(({ slug, uses, filter }) => [
          slug,
          { held: usesInWords(kind, uses), to: uses > 0 ? kind.filter + filter : null },
        ]),
      ),
    // Only an empty one can go, and only then is it worth knowing.
    around: async (db: Db, held: HeldRecord, { to }: { to?: string | null }) => ({
      places: to ? [] : await placesOf(db, held),
    }),
    /** Links to it do not hold it, as whoever removes it may be about to change them, but they are to be known. */
    stays: async (db: Db, held: HeldRecord, accepted: number) => {
      const rubric = (await kind.list(db)).find(({ slug }) => slug === held.id)
      const reason = rubric && (await kind.holds(db, rubric))
      if (reason) return reason
      return (await placesOf(db, held)).length > accepted
        ? `Nel Club c’è ancora qualcosa che porta a «${rubric?.label}»: ricarica la pagina, guarda che cosa e conferma.`
        : null
    },
  }
}

function usesInWords({ thing, things }: Pick<Kind, 'thing' | 'things'>, uses: number): string {
  if (uses === 0) return `Nessun ${thing}`
  return uses === 1 ? `1 ${thing}` : `${uses} ${things}`
}

/** A category goes when there is nothing in it, and nothing is about to come. */
export const servedCategory = serveRecord(category, {
  table: contentCategories,
  ...knowing({
    list: listDeskCategories,
    address: { list: '/news-approfondimenti', one: '/news-approfondimenti', query: 'categoria' },
    field: 'category',
    thing: 'contenuto',
    things: 'contenuti',
    filter: '/redazione/contenuti?categoria=',
    async holds(db, { slug, label }) {
      const { contents, waiting } = await countCategoryUses(db, slug)
      if (contents === 1) return `«${label}» ha ancora un contenuto: spostalo in un’altra categoria, poi toglila.`
      if (contents > 1)
        return `«${label}» ha ancora ${contents} contenuti: spostali in un’altra categoria, poi toglila.`
      if (waiting === 1)
        return `Un contenuto ha modifiche non pubblicate che lo portano in «${label}»: pubblicale o cambiale, poi toglila.`
      if (waiting > 1)
        return `${waiting} contenuti hanno modifiche non pubblicate che li portano in «${label}»: pubblicale o cambiale, poi toglila.`
      return null
    },
  }),
})

/** A series goes when no course is in it, be it a draft or over long ago. */
export const servedSeries = serveRecord(series, {
  table: courseSeries,
  // Courses are made, and moved to another series, behind the same lock.
  lock: lockNewCourses,
  columns: { label: 'name' },
  fromRow: ({ name, description }) => ({ label: name, description }),
  toRow: ({ label, ...values }) => ({ ...values, ...(label !== undefined && { name: label }) }),
  ...knowing({
    list: listDeskSeries,
    address: { list: '/corsi-ecm-fad', one: '/corsi-ecm-fad/collana', query: 'collana' },
    field: null,
    thing: 'corso',
    things: 'corsi',
    filter: '/redazione/corsi?collana=',
    async holds(_db, { label, uses }) {
      if (uses === 1) return `«${label}» ha ancora un corso: spostalo in un’altra collana, poi toglila.`
      return uses > 1 ? `«${label}» ha ancora ${uses} corsi: spostali in un’altra collana, poi toglila.` : null
    },
  }),
})
