import { createContext } from 'react'
import type { Quotes } from '#platform/pure/quotes.ts'

/** STU-014. The quotation marks of this club, for whatever is written at its desk. */
export const QuotesOfClub = createContext<Quotes>('angled')
