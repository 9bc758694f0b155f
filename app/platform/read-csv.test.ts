import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.server.ts'

const UNCLOSED = 'Le virgolette non si chiudono.'
const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells)

describe('[IDN-027] a sheet saved as text', () => {
  test.each([
    [
      'semicolons',
      'a;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'commas',
      'a,b\n1,"2,5"',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons though the text is full of commas',
      'a, b, c, d;e\n1;2',
      [
        ['a, b, c, d', 'e'],
        ['1', '2'],
      ],
    ],
    [
      'doubled quotes and separators',
      'a;b\n"di ""marca""; nuovo";2',
      [
        ['a', 'b'],
        ['di "marca"; nuovo', '2'],
      ],
    ],
    [
      'line ends of Windows inside and outside a cell',
      '\uFEFFa;b\r\n"1\r\n2";3\r\n\r\n',
      [
        ['a', 'b'],
        ['1\n2', '3'],
      ],
    ],
  ])('is read with %s', (_what, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  test.each([
    ['a quote inside a cell', 'a;b\nschermo 27" nuovo;2', 2, UNCLOSED],
    ['a quote never closed', 'a;b\n1;2\n"1;2\n3;4', 3, UNCLOSED],
    ['words after a closed quote', 'a;b\n"1"x;2', 2, UNCLOSED],
    ['a quote opened in one line and closed in another', 'a;b;c\n1;"2;3\n4;5;6\n7;8";9', 2, UNCLOSED],
    ['a cell too many', 'a;b\n\n1;2;3', 3, 'Ha 3 celle invece di 2.'],
    ['a cell too few, after a cell of two lines', 'a;b\n"1\n1";2\n3', 4, 'Ha 1 cella invece di 2.'],
    ['bytes that are no text', 'PK\0\0', 1, 'Non è un file di testo: salvalo come CSV.'],
  ])('is refused whole for %s', (_what, text, line, reason) => {
    expect(readCsv(text)).toMatchObject({ rows: [], faults: [{ line, reason }] })
  })

  test('gives back any cells that were written as the standard says', () => {
    const cell = fc.stringMatching(/^[a-z;,"\n ]{0,8}$/)
    const sheet = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(sheet, (rows) => {
        const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')).join('\n')
        const reading = readCsv(text)
        // A cell that looks like swallowed lines is refused rather than guessed: nothing is ever read otherwise than written.
        if (reading.faults.length === 0) expect(reading.rows.map(({ cells }) => cells)).toEqual(rows)
      }),
      { numRuns: 300 },
    )
  })
})
