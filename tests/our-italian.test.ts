import { describe, expect, test } from 'vitest'
import { isTest, projectFiles, readProjectFile, sourcesIn, withoutComments } from './architecture/source.ts'

/** What a text of ours must not say, and what is said instead. */
const FAULTS: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern:
      /\b(?:sei|eri|sarai|fossi|saresti) (?:già |ancora |sempre |davvero |proprio |stato )*(?!sotto\b)\p{L}+(?:[aiu]to|nto|rto|tto|sto|sso|uro)\b/iu,
    instead: 'who reads may be a woman: say it without a gender',
  },
  { pattern: /\bbenvenuto (?:nel|nella|a|fra|tra)\b/iu, instead: 'who reads may be a woman: “Ti diamo il benvenuto”' },
  { pattern: /\p{L}'\p{L}/u, instead: 'the apostrophe is ’' },
  {
    pattern: /accett\p{L}+ (?:l.|la )?informativa|informativa\P{Lu}{0,30} accett/iu,
    instead: 'an informativa is read, not accepted',
  },
  { pattern: /\bE-Mail\b/u, instead: 'E-mail' },
  { pattern: /(?:^|[.?!] |\b(?:di|a|su|con) )cosa (?!che\b)/iu, instead: '“che cosa”' },
  { pattern: /\b(?:il|lo) «(?:al|a|da|di) /iu, instead: 'an article before “al” cannot be read' },
]

/** CONTENTS: what the requirements write to the letter, each with the row that does. */
const FIXED: readonly { words: string; row: string }[] = [
  { words: 'Non sei autorizzato', row: 'SHL-028' },
  { words: 'on sei stato tu', row: 'IDN-017' },
  { words: 'Cosa stai cercando oggi?', row: 'PRF-002' },
  { words: "Scopri l'e-book", row: 'CRS-015' },
  { words: "Effettua l'upgrade", row: 'CRS-034' },
  { words: "recupero dell'ID del corso", row: 'CRS-038' },
  { words: "Accettare l'informativa privacy è obbligatorio.", row: 'FRM-016' },
  { words: "Dichiaro di aver letto e accettato l'informativa", row: 'FRM-030' },
  { words: "nell'aggiornamento dei dati", row: 'MAG-020' },
  { words: "Ops, l'operazione non è andata a buon fine", row: 'PRF-033' },
]

function faultsIn(text: string): string[] {
  const said = FIXED.reduce((left, { words }) => left.replaceAll(words, ''), text)
  return FAULTS.flatMap(({ pattern, instead }) =>
    pattern.test(said) ? `${text.trim().slice(0, 120)}: ${instead}` : [],
  )
}

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]+)</g

/** What code says to people: what is between quotation marks or between tags, and is more than a word. */
function textsIn(code: string): string[] {
  return [...withoutComments(code).matchAll(STRING)]
    .map(([, single, double, template, between]) => single ?? double ?? template ?? between ?? '')
    .filter((text) => / /.test(text.trim()) && !/\b(?:select|insert|update|delete|from|where)\b/.test(text))
}

test('what the club says to people is Italian as it is written, and for everybody', () => {
  const sources = sourcesIn('app').filter((source) => !isTest(source))
  expect(sources.length).toBeGreaterThan(500)
  expect(
    sources.flatMap(({ path, text }) =>
      textsIn(text)
        .flatMap(faultsIn)
        .map((fault) => `${path}: ${fault}`),
    ),
  ).toEqual([])
})

test('so are the pages and the contents of the demo', () => {
  const paths = projectFiles('db/seed/content').filter((path) => /\.(md|yaml)$/.test(path))
  const faults = paths.flatMap((path) =>
    // What somebody says to somebody is theirs.
    readProjectFile(path)
      .replace(/«[^»]*»/g, '«»')
      .split('\n')
      .flatMap(faultsIn)
      .map((fault) => `${path}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('what is excused is written so in a requirement', () => {
  const rows = projectFiles('docs/requirements').map(readProjectFile).join('\n').replace(/\s+/g, ' ')
  for (const { words, row } of FIXED) {
    expect(rows, row).toContain(`id: ${row}`)
    expect(rows.replaceAll('’', "'").toLowerCase(), words).toContain(words.replaceAll('’', "'").toLowerCase())
  }
})

describe('the checker sees', () => {
  test.each([
    'Se sei già iscritto entra.',
    'Non sei stato invitato.',
    'Benvenuto nel Club',
    "L'ora è sbagliata",
    'Ho letto e accetto l’informativa privacy',
    'Scrivi la tua E-Mail',
    'Cosa cerchi',
    'Il «al bisogno» va scritto intero',
  ])('%s', (text) => {
    expect(faultsIn(text)).toHaveLength(1)
  })

  test.each([
    'Sei documenti',
    'finché sei sotto la soglia',
    'Che cosa cerchi',
    'Leggi l’informativa',
    'Ci vogliono sei mesi',
  ])('nothing in %s', (text) => {
    expect(faultsIn(text)).toEqual([])
  })
})
