import { describe, expect, test } from 'vitest'
import type { RomeDay } from '#platform/pure/dates.ts'
import { findFigure } from './definitions-model.ts'
import { NOTHING_UNSAID } from './hiding-rules.ts'
import type { SplitCode } from './model.ts'
import { panelOf } from './panel-context.server.ts'
import { pointsOf } from './points-rules.ts'
import type { Question } from './question-rules.ts'
import { shownFigure } from './shown-rules.ts'

const day = (text: string) => text as RomeDay
const space = (words: string) => words.replaceAll('\u00A0', ' ')

type Drawn = {
  own: readonly (bigint | null)[]
  groups?: Readonly<Record<string, readonly bigint[]>>
  split?: SplitCode
  before?: readonly bigint[]
  end?: string
}

function panelWith(code: string, { own, groups = {}, split, before, end }: Drawn) {
  const figure = findFigure(code)
  if (!figure) throw new Error(`There is no figure ${code}.`)
  const to = day(`2026-10-${String(own.length).padStart(2, '0')}`)
  const period = { code: 'dal-al' as const, from: day('2026-10-01'), to, end: end ? day(end) : to }
  const question: Question = {
    period,
    step: 'giorno',
    split: split ?? null,
    comparison: before ? 'anno-prima' : 'nessuno',
  }
  const rows = (amounts: readonly (bigint | null)[], value = '') =>
    amounts.flatMap((amount, at) => (amount === null ? [] : [{ code, at, value, amount }]))
  const points = pointsOf(period, 'giorno')
  const shown = shownFigure(figure, question, {
    points: end ? points.map((point, at) => (at === points.length - 1 ? { ...point, isOpen: true } : point)) : points,
    step: 'giorno',
    split: split ?? null,
    own: rows(own),
    groups: Object.entries(groups).flatMap(([value, amounts]) => rows(amounts, value)),
    unsaying: NOTHING_UNSAID,
    before: before ? rows(before) : null,
  })
  return { shown, panel: panelOf(shown, question) }
}

describe('[FIG-014] a figure in groups', () => {
  const groups = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [`Piano ${index}`, [BigInt(100 - index), BigInt(50 + index)]]),
  )
  const sum = (at: number) => Object.values(groups).reduce((total, amounts) => total + (amounts[at] ?? 0n), 0n)
  test('the ten largest and “Altri” together make the total, at every point', () => {
    const { shown, panel } = panelWith('members.premium', { own: [sum(0), sum(1)], groups, split: 'plan' })
    expect(shown.series).toHaveLength(11)
    expect(shown.series.at(-1)?.name).toBe('Altri')
    for (const at of [0, 1])
      expect(shown.series.reduce((total, { amounts }) => total + BigInt(amounts[at] ?? 0), 0n)).toBe(sum(at))
    const shares = panel.legend.map(({ share }) => Number(share.replace(/[^\d]/g, '')))
    expect(shares.reduce((total, share) => total + share, 0)).toBe(1000)
    // A level is that of its last day: there the last plans are the largest.
    expect(shown.series.slice(0, 10).map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Piano ${13 - index}`),
    )
  })
  test('where people may be in two groups it is said', () => {
    const drawn = { own: [90n], groups: { Cardiologia: [60n], Geriatria: [50n] }, split: 'specialization' as const }
    expect(panelWith('members.premium', drawn).panel.notes).toContain('Chi ne ha due è contato in tutte e due.')
    expect(panelWith('members.premium', { ...drawn, split: 'plan' }).panel.notes.join(' ')).not.toContain('Chi ne ha')
  })
})

describe('[FIG-017] a plot in words', () => {
  test('its description is made from the numbers', () => {
    const { panel } = panelWith('members.premium', { own: [1_204n, 1_262n, 1_260n], before: [980n, 981n, 982n] })
    expect(panel.svg).toContain('>Premium: 1.204 il 01/10, 1.260 il 03/10, il punto più alto 1.262 il 02/10.</desc>')
    expect(panel.table.caption).toBe('Premium, dal 01/10/2026 al 03/10/2026; confronto: un anno prima')
    expect(panel.table.heads).toEqual(['Giorno', 'Premium', 'Un anno prima'])
    expect(panel.table.rows[1]).toEqual(['2 ottobre', '1.262', '981'])
  })
})

describe('[FIG-019] what a plot says of itself', () => {
  test('where its scale begins, when not at zero', () => {
    expect(panelWith('members.premium', { own: [1_204n, 1_262n] }).panel.notes).toContain('La scala parte da 1.200.')
    expect(panelWith('members.joined', { own: [1_204n, 1_262n] }).panel.notes.join(' ')).not.toContain('La scala')
  })
  test('that there was nobody, with its axis, and since when there are data', () => {
    const none = panelWith('members.joined', { own: [0n, 0n] }).panel
    expect(none.notes).toContain('Nessuno in questo periodo.')
    expect(none.svg).toContain('plot-zero')
    expect(panelWith('members.joined', { own: [null, 4n] }).panel.notes).toContain('Si conta dal 02/10/2026.')
    expect(panelWith('members.joined', { own: [null, 4n] }).panel.table.rows.map(([, cell]) => cell)).toEqual([
      '—',
      '4',
    ])
  })
  test('what is not over is “finora”', () => {
    const { panel } = panelWith('members.joined', { own: [3n, 4n], end: '2026-10-31' })
    expect(panel.notes.join(' ')).toContain('finora')
    expect(panel.table.rows.at(-1)?.[0]).toBe('2 ottobre, finora')
    expect(panel.svg).toContain('plot-open')
  })
  test('its numbers are Italian', () => {
    const { panel } = panelWith('money.takings', { own: [123_450n] })
    expect(space(panel.number)).toBe('€ 1.234,50')
  })
})
