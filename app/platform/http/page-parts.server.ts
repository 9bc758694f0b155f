import type { Disk } from 'flydrive'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import type { Club } from '../env.server.ts'
import type { Log } from '../log/log.server.ts'
import type { Outside } from '../outside/outside.server.ts'

/** Whose an address is: editors' own, of an area that lends them some places of its page, or nobody else's to take. */
export type PagePlaceKind = { kind: 'editors' } | { kind: 'area'; lends: readonly string[] } | { kind: 'taken' }

/** What the house lends to a loader or an action. Who asks is another question: see the audience area. */
export type PageParts = {
  db: Db
  clock: Clock
  now: Date
  log: Log
  /** Where files are kept. */
  disk: Disk
  isDemo: boolean
  /** DSK-010. Whether administrators reach the gallery of whoever develops. */
  hasGallery?: boolean
  /** How long a block may take to read its data. */
  maxBlockMs?: number
  /** Whether letters leave; otherwise they stay in the outbox. */
  sendsMail?: boolean
  /** Whether they leave from an address of the club, and not from the one every installation begins with. */
  hasOwnSender?: boolean
  /** Seals what the database must not say by itself, such as whose tries are counted. */
  secret: string
  /** Whether the session cookie travels over TLS. */
  isSecure: boolean
  /** Name, phone and company data of the club that runs this house. */
  club: Club
  /** The same as the environment begins it, and how whoever changes it at the desk lets the next page know. */
  ownClub?: { beginning: Club; renew(): Promise<void> }
  origin: string
  /** The other companies' systems; what one of them costs is never the whole page. */
  outside: Outside
  /** What a page of others may be shown in a frame; absent where nobody configured any. */
  reading?: { pressReaderUrl?: string | undefined; frameOrigins: readonly string[] }
  /** Whether a page of ours answers at this address, for whomever it is meant: its loaders are asked, nothing is drawn. */
  isPageThere(address: string): Promise<boolean>
  /** What a page of editors at this path would be. */
  placeAt(path: string): PagePlaceKind
  /** Whoever changed what a member has says so: the very next request of that member must not be answered by memory. */
  forgetMember(memberId: string): void
}

export const pagePartsContext = createContext<PageParts>()

export function partsOf(context: Readonly<RouterContextProvider>): PageParts {
  return context.get(pagePartsContext)
}
