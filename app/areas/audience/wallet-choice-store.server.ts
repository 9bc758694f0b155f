import { sql } from 'drizzle-orm'
import type { ChoiceKind } from '#platform/choices/choices.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Choice, MOST_FOUND } from '#platform/pure/choices.ts'
import { typedWords } from '#platform/pure/like.ts'
import { WALLET_WORDS, walletWords } from './permission-copy.ts'
import { staticPortfolios, wallets } from './tables.server.ts'

/** More kinds of wallet than any club has. */
const MOST_WALLETS = 500

/** Those that rules ask about, and whatever else somebody holds. */
async function listWallets(db: Db): Promise<Choice[]> {
  const { rows } = await db.execute<{
    code: string
  }>(sql`select tag as code from ${wallets} union select code from ${staticPortfolios}
    order by 1 limit ${MOST_WALLETS}`)
  const held = new Set(rows.map(({ code }) => code))
  return [...new Set([...Object.keys(WALLET_WORDS), ...held])].map((code) => ({
    code,
    title: walletWords(code),
    state: held.has(code) ? 'In uso' : 'Non ancora in uso',
  }))
}

/** What people call a policy, beside its own name. */
const ALSO_CALLED: Readonly<Record<string, string>> = { DAS: 'Tutela legale', DASOPT: 'Tutela legale' }

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** DSK-049. Wallets and policies that open something, by code. */
export const WALLET_CHOICES: ChoiceKind = {
  permissions: ['contents.write', 'plans.write', 'members.write'],
  async search(db, typed) {
    const words = typedWords(plain(typed))
    const isMeant = ({ title, code }: Choice) => {
      const called = plain(`${title} ${code} ${ALSO_CALLED[code] ?? ''}`)
      return words.every((word) => called.includes(word))
    }
    return (await listWallets(db)).filter(isMeant).slice(0, MOST_FOUND)
  },
  read: async (db, codes) => (await listWallets(db)).filter(({ code }) => codes.includes(code)),
}
