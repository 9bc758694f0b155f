import { type DeskPage, PAGE_STATES } from '#areas/content/model.ts'
import { listDeskPages } from '#areas/content/page-desk-store.server.ts'
import { type GatheredList, MOST_GATHERED } from '#areas/lists/gathered-list-store.server.ts'
import { PAGES_PATH, STATE_WORDS } from '../composer/page-copy.ts'

/** DSK-012, SHL-001. Every page that editors make, and every page of an area where they have put something, by address. */
export const PAGES: GatheredList<DeskPage> = {
  name: 'pagine',
  path: PAGES_PATH,
  title: 'Pagine',
  everything: 'tutte le pagine',
  gather: async (db) => (await listDeskPages(db, { typed: '', limit: MOST_GATHERED, offset: 0 })).lines,
  idOf: ({ id }) => id,
  columns: [
    { key: 'title', title: 'Pagina', name: 'titolo', kind: 'text', of: ({ title }) => title || 'Senza titolo' },
    { key: 'path', title: 'Indirizzo', kind: 'text', of: ({ path }) => path },
    {
      key: 'state',
      title: 'Stato',
      kind: 'choice',
      choices: Object.fromEntries(PAGE_STATES.map((state) => [state, STATE_WORDS[state].label])),
      of: ({ state }) => state,
    },
    {
      key: 'changes',
      title: 'Modifiche non pubblicate',
      kind: 'flag',
      isAside: true,
      of: ({ hasChanges }) => hasChanges,
    },
    { key: 'when', title: 'Ultima modifica', kind: 'instant', of: ({ updatedAt }) => updatedAt },
    { key: 'author', title: 'Autore', kind: 'text', of: ({ author }) => author ?? 'Primo contenuto del Club' },
  ],
}
