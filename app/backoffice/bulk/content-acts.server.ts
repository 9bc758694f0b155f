import {
  type BulkAct,
  CHANGES,
  type Doing,
  type Judging,
  type Kept,
  refused,
  same,
  type Verdict,
} from '#areas/bulk/model.ts'
import { listCategories } from '#areas/content/article-store.server.ts'
import { publishItem, saveItem, withdrawItem } from '#areas/content/desk-commands.server.ts'
import type { DeskItem, ItemDraft } from '#areas/content/desk-model.ts'
import {
  ACCESS_PRESETS,
  type AccessPreset,
  hasUnpublished,
  levelsOf,
  missingIn,
  openingWalletsOf,
  policyFrom,
  presetOf,
} from '#areas/content/desk-rules.ts'
import { findDeskItem } from '#areas/content/desk-store.server.ts'
import { fixed } from '#areas/lists/field-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { PRESET_WORDS } from '../contents/content-copy.ts'
import { CONTENT_LIST } from './content-list.server.ts'

const ofContents = { list: CONTENT_LIST, permission: 'contents.publish' } as const

const judgedBy =
  (judge: (item: DeskItem, judging: Judging) => Verdict): BulkAct['judge'] =>
  async (db, ids, judging) => {
    const verdicts = new Map<string, Verdict>()
    for (const id of ids) {
      const item = await findDeskItem(db, id)
      if (item) verdicts.set(id, judge(item, judging))
    }
    return verdicts
  }

async function getItem(db: Db, id: string): Promise<DeskItem> {
  const item = await findDeskItem(db, id)
  if (!item) throw new NotFound('Non c’è più')
  return item
}

const UNPUBLISHED = refused('Ha modifiche non pubblicate')
/** Whoever reads what cannot be read would lose it. */
const UNREADABLE = refused('Ha campi da correggere')

export const publishContents: BulkAct = {
  ...ofContents,
  name: 'pubblica',
  icon: 'newspaper',
  label: 'Pubblica…',
  title: 'Pubblica',
  button: (many) => `Pubblica ${many}`,
  noWayBack: 'Chi legge li trova subito: questa azione non si può rimettere com’era, ma si possono ritirare.',
  fields: [],
  judge: judgedBy((item, { now }) => {
    if (item.publicationDate && !hasUnpublished(item))
      return same(item.publicationDate > now ? 'È già programmato' : 'È già pubblicato')
    if (item.typed) return UNREADABLE
    const missing = Object.values(missingIn(item.draft))
    if (missing.length > 0) return refused(missing.join(' '))
    return item.draft.publishAt && new Date(item.draft.publishAt) > now ? refused('Ha un’uscita programmata') : CHANGES
  }),
  doOne: async (tx, id, { staff, now }) => {
    const { number, draft } = await getItem(tx, id)
    await publishItem(tx, { itemId: id, basedOn: number, draft, authorId: staff.id, now })
    return null
  },
}

export const withdrawContents: BulkAct = {
  ...ofContents,
  name: 'ritira',
  icon: 'eye-off',
  label: 'Ritira…',
  title: 'Ritira',
  button: (many) => `Ritira ${many}`,
  noWayBack:
    'Chi legge non li trova più: questa azione non si può rimettere com’era, ma si possono pubblicare di nuovo.',
  fields: [],
  judge: judgedBy(({ publicationDate }) => (publicationDate ? CHANGES : same('Non è pubblicato'))),
  doOne: async (tx, id, { staff, now }) => {
    const { number } = await getItem(tx, id)
    await withdrawItem(tx, { itemId: id, basedOn: number, authorId: staff.id, now })
    return null
  },
}

/** Writes a change of an item: what readers have follows at once, a draft stays one. */
async function rewrite(tx: Db, item: DeskItem, change: Partial<ItemDraft>, label: string, { staff, now }: Doing) {
  const draft = { ...item.draft, ...change }
  const by = { itemId: item.id, basedOn: item.number, authorId: staff.id, now }
  if (item.publicationDate) {
    const { number } = await publishItem(tx, {
      ...by,
      draft: { ...draft, publishAt: item.publicationDate.toISOString() },
    })
    return number
  }
  const { number } = await saveItem(tx, { ...by, draft })
  await recordTrail(tx, {
    at: now,
    kind: 'content-edited',
    actorId: staff.id,
    name: draft.title,
    changes: [{ field: label }],
    done: { thing: 'content', id: draft.slug, what: 'corrected' },
  })
  return number
}

/** What it takes to go back: what it had, and the version that the act made. */
const keptOf = (before: unknown, number: number): Kept => ({ before, number })

async function restore(tx: Db, id: string, kept: Kept, field: 'categorySlug' | 'access', label: string, doing: Doing) {
  const item = await findDeskItem(tx, id)
  if (!item || item.typed || item.number !== kept.number) return false
  await rewrite(tx, item, { [field]: kept.before }, label, doing)
  return true
}

export const changeCategory: BulkAct = {
  ...ofContents,
  name: 'cambia-categoria',
  icon: 'folder',
  label: 'Categoria…',
  title: 'Cambia categoria',
  button: (many, { label = '' }) => `Metti in «${label}» ${many}`,
  fields: [
    {
      name: 'category',
      kind: 'choice',
      label: 'Categoria',
      choices: async (db) => (await listCategories(db)).map(({ slug, label }) => ({ value: slug, label })),
    },
  ],
  read: async (db, { category = '' }) => {
    const chosen = (await listCategories(db)).find(({ slug }) => slug === category)
    return chosen ? { params: { category, label: chosen.label } } : { errors: { category: 'Scegli la categoria.' } }
  },
  judge: judgedBy((item, { params }) => {
    if (item.draft.categorySlug === params.category) return same('È già in questa categoria')
    if (item.typed) return UNREADABLE
    return hasUnpublished(item) ? UNPUBLISHED : CHANGES
  }),
  doOne: async (tx, id, doing) => {
    const item = await getItem(tx, id)
    const { category = '' } = doing.params
    const number = await rewrite(tx, item, { categorySlug: category }, 'Categoria', doing)
    return keptOf(item.draft.categorySlug, number)
  },
  undoOne: (tx, id, kept, doing) => restore(tx, id, kept, 'categorySlug', 'Categoria', doing),
}

const { custom: _typeByType, ...READERS } = PRESET_WORDS

export const changeReaders: BulkAct = {
  ...ofContents,
  name: 'cambia-chi-legge',
  icon: 'lock',
  label: 'Chi legge…',
  title: 'Cambia chi legge',
  button: (many, { readers = '' }) => `Fai leggere ${many} a: ${READERS[readers as AccessPreset]}`,
  fields: [{ name: 'readers', kind: 'choice', label: 'Chi legge tutto', choices: fixed(READERS) }],
  read: async (_db, { readers = '' }) =>
    Object.hasOwn(ACCESS_PRESETS, readers) ? { params: { readers } } : { errors: { readers: 'Scegli chi legge.' } },
  judge: judgedBy((item, { params }) => {
    if (presetOf(levelsOf(item.draft.access)) === params.readers) return same('È già così')
    if (item.typed) return UNREADABLE
    return hasUnpublished(item) ? UNPUBLISHED : CHANGES
  }),
  doOne: async (tx, id, doing) => {
    const item = await getItem(tx, id)
    const { access } = item.draft
    const levels = ACCESS_PRESETS[doing.params.readers as AccessPreset]
    if (!levels) throw new Conflict('Questa scelta non c’è più.')
    const next = policyFrom(levels, { openingWallets: openingWalletsOf(access), useFlag: access.useFlag })
    return keptOf(access, await rewrite(tx, item, { access: next }, 'Chi legge', doing))
  },
  undoOne: (tx, id, kept, doing) => restore(tx, id, kept, 'access', 'Chi legge', doing),
}
