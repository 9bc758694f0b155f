import { expect, test } from 'vitest'
import { plainPdf } from './plain-pdf.ts'

const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a document names every object where it is, and closes', () => {
  const text = read(plainPdf({ title: 'Verbale (copia)', paragraphs: ['L’udienza è aggiornata: costa 10 €.'] }))
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  expect(text.endsWith('%%EOF\n')).toBe(true)
  const table = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  for (const [index, at] of table.entries()) expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj`))
  expect(text).toContain('Verbale \\(copia\\)')
  expect(text).toContain('L\\222udienza \\350 aggiornata: costa 10 \\200.')
})

test('long words go over as many pages as they need', () => {
  const paragraphs = Array.from(
    { length: 120 },
    (_, index) => `Paragrafo ${index} con qualche parola in più del solito.`,
  )
  const text = read(plainPdf({ title: 'Catalogo', paragraphs }))
  expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThan(3)
  expect(text).toContain('Paragrafo 119')
})
