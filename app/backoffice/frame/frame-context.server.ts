import type { FrameTrail } from '#areas/content/frame-model.ts'
import { ownPageOf } from '#areas/content/link-rules.ts'
import { listPages } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'

/** The trail of what this person does now to a menu. */
export function menuTrail({ staffId, now }: ByStaff): FrameTrail {
  return (db, { what, subject, label, before }) =>
    recordTrail(db, {
      at: now,
      kind: 'frame-edited',
      actorId: staffId,
      done: { thing: 'menu', id: subject, what },
      name: label,
      ...(before !== undefined && { before }),
    })
}

/** Of these links, those that lead to an address of ours where no page answers. */
export async function deadLinks({ isPageThere }: PageParts, links: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  // One after the other: nobody is kept waiting for long, and readers are not kept waiting at all.
  for (const link of new Set(links)) {
    const page = ownPageOf(link)
    if (page !== null && !(await isPageThere(page))) dead.push(link)
  }
  return dead
}

/** Pages of the areas that editors link to most; those made by editors say their own title. */
const AREA_PAGES: readonly (readonly [path: string, title: string])[] = [
  ['/assistenza/contatti', 'Contatti'],
  ['/attivazione-trial', 'Attivazione della prova'],
  ['/contenuti-medico-scientifici', 'Riviste'],
  ['/corsi-ecm-fad', 'Corsi ECM'],
  ['/corsi-ecm-fad/ebook', 'E-book'],
  ['/corsi-ecm-fad/film-formazione', 'Film formazione'],
  ['/corsi-ecm-fad/videoclip', 'Videoclip'],
  ['/edicola-digitale', 'Edicola digitale'],
  ['/login', 'Accesso'],
  ['/news-approfondimenti', 'News e Approfondimenti'],
  ['/news-approfondimenti/categorie', 'Categorie delle news'],
  ['/piani-premium', 'Piani Premium'],
  ['/professionisti-sanitari', 'Professionisti'],
  ['/profilo', 'Profilo'],
  ['/profilo/la-mia-formazione', 'La mia formazione'],
  ['/profilo/la-mia-scheda', 'La mia scheda'],
  ['/registrazione', 'Registrazione'],
  ['/risorse', 'Risorse'],
  ['/risorse/calcolatori', 'Calcolatori'],
  ['/servizi/convenzioni', 'Convenzioni'],
  ['/servizi/convenzioni/viaggi', 'Viaggi'],
  ['/servizi/pubmed', 'Letteratura scientifica'],
  ['/telemedicina', 'Telemedicina'],
]

export type OwnPage = { readonly path: string; readonly title: string }

/** The pages of the club a link may lead to, to be chosen instead of remembered. */
export async function listOwnPages(db: Db): Promise<OwnPage[]> {
  const edited = (await listPages(db)).filter(({ publishedNumber }) => publishedNumber !== null)
  const known = new Map<string, string>([...AREA_PAGES, ...edited.map(({ path, title }) => [path, title] as const)])
  return [...known].map(([path, title]) => ({ path, title })).sort((one, other) => one.path.localeCompare(other.path))
}
