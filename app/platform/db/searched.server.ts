import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { likeAnywhere, typedWords } from '../pure/like.ts'

/** That these letters are somewhere in what is said, whatever their capitals and accents. */
export function says(said: SQL | AnyColumn, letters: string): SQL {
  return sql`search_text(${said}) like search_text(${likeAnywhere(letters)}::text)`
}

/** That every word somebody typed is in it. */
export function saysAll(said: SQL | AnyColumn, typed: string): SQL[] {
  return typedWords(typed).map((word) => says(said, word))
}
