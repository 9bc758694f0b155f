import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Audience } from '#areas/audience/model.ts'
import { findEverything } from '#areas/search/find-store.server.ts'
import { GROUPS, type GroupName } from '#areas/search/model.ts'
import type { Db } from '#platform/db/database.server.ts'

const grades = z.record(z.string(), z.int().min(1).max(3))
const judged = z.array(
  z.strictObject({
    query: z.string(),
    held: z.boolean().default(false),
    answers: z.partialRecord(z.enum(GROUPS), grades),
  }),
)
export type JudgedQuery = z.output<typeof judged>[number]

/** Queries as members type them, and how good each thing of the demo answers them, by section. */
export function readJudged(): JudgedQuery[] {
  return judged.parse(parse(readFileSync(path.resolve('tests/search/judged-queries.yaml'), 'utf8')))
}

export type Scored = { query: string; held: boolean; ndcg: number; isSuccess: boolean; shown: Record<string, string[]> }
type Asked = { db: Db; audience: Audience; now: Date }

/** The order of each section that has a judged answer; a query succeeds when the best of each is among its first three. */
export async function scoreQuery({ query, held, answers }: JudgedQuery, asked: Asked): Promise<Scored> {
  const order = await orderOf(query, asked)
  const sections = GROUPS.flatMap((group) => {
    const graded = answers[group]
    return graded ? [{ group, graded, shown: order[group] }] : []
  })
  const values = sections.map(({ graded, shown }) => ndcg(shown, graded))
  return {
    query,
    held,
    ndcg: mean(values),
    isSuccess: sections.every(({ graded, shown }) => {
      const best = Math.max(...Object.values(graded))
      return shown.slice(0, 3).some((id) => graded[id] === best)
    }),
    shown: Object.fromEntries(sections.map(({ group, shown }) => [group, shown.slice(0, 4)])),
  }
}

async function orderOf(query: string, asked: Asked): Promise<Record<GroupName, string[]>> {
  const log = {
    error: (about: { err?: unknown }) => {
      throw about.err
    },
  }
  const found = await findEverything(query, { ...asked, log: log as never, rows: 10 })
  const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)
  return {
    news: slugs(found.news.items),
    courses: slugs(found.courses.list),
    modules: slugs(found.modules.items),
    tools: found.mixed.map((one) => ('calculator' in one ? one.calculator.id : one.item.slug)),
    services: found.services.map(({ link }) => link),
  }
}

const DEEPEST = 10

function ndcg(shown: readonly string[], graded: Readonly<Record<string, number>>): number {
  const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2)
  const sum = (list: readonly number[]) =>
    list.slice(0, DEEPEST).reduce((total, grade, at) => total + gain(grade, at), 0)
  const ideal = Object.values(graded).toSorted((a, b) => b - a)
  return sum(shown.map((id) => graded[id] ?? 0)) / sum(ideal)
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function summaryOf(scored: readonly Scored[]): { ndcg: number; success: number } {
  return { ndcg: mean(scored.map(({ ndcg }) => ndcg)), success: mean(scored.map(({ isSuccess }) => Number(isSuccess))) }
}
