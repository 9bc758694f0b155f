import { describe, expect, test } from 'vitest'
import { linesOf, widthOf, writeLine } from './letters.server.ts'

const LINE = { size: 38, width: 560 }

describe('letters as shapes', () => {
  test('a title of 200 characters with accents stands in its lines', () => {
    const title =
      'Perché è così difficile dire a un paziente che più in là non si può andare, e come farlo bene: le parole, i tempi, '
        .repeat(2)
        .slice(0, 200)
    const lines = linesOf(title, 'serif', LINE)
    expect(lines.length).toBeLessThanOrEqual(7)
    expect(lines.join(' ')).toBe(title.trim())
    for (const line of lines) expect(widthOf(line, 'serif', LINE.size)).toBeLessThanOrEqual(LINE.width)
  })

  test('a word longer than a line is broken, and nothing of it is lost', () => {
    const word = 'Otorinolaringoiatria'.repeat(6)
    const lines = linesOf(word, 'serif', LINE)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe(word)
  })

  test('letters of other alphabets and signs of nobody are drawn all the same', () => {
    const drawn = writeLine('Ștefan, Đorđević, Αθηνά, Київ, 漢', {
      x: 0,
      y: 40,
      size: 40,
      fill: '#000',
      family: 'sans',
    })
    expect(drawn.match(/<path /g)?.length).toBeGreaterThan(20)
    expect(drawn).not.toMatch(/NaN|undefined/)
  })
})
