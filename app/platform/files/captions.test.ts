import { expect, test } from 'vitest'
import { judgeCaptions } from './captions.ts'

const judge = (text: string) => judgeCaptions(new TextEncoder().encode(text))
const CUE = '00:01.000 --> 00:04.000\nBuongiorno.'

test.each([
  ['the shortest', `WEBVTT\n\n${CUE}`],
  [
    'one from Windows, with its mark and its line ends',
    `\uFEFFWEBVTT - Lezione\r\n\r\n${CUE.replace('\n', '\r\n')}\r\n`,
  ],
  [
    'names, notes, styles and places',
    `WEBVTT\n\nNOTE scritti a mano\n\nSTYLE\n::cue { color: red }\n\nuno\n01:00:01.000 --> 01:00:04.000 align:start\n<v Anna>Ciao\na tutti`,
  ],
  ['two who speak at once', `WEBVTT\n\n${CUE}\n\n00:01.000 --> 00:05.000\nAnch’io.`],
])('captions are read: %s', (_name, text) => {
  expect(judge(text)).toEqual({ kind: 'told' })
})

test.each([
  ['', 'Riga 1: un file di sottotitoli comincia con WEBVTT.'],
  ['1\n00:00:01,000 --> 00:00:04,000\nCiao', 'Questo è un file SRT'],
  ['WEBVTT', 'nessuna battuta'],
  [`WEBVTT\n\n${CUE}\n\n00:05,000 --> 00:06.000\nCiao`, 'Riga 6: qui vanno i tempi'],
  [`WEBVTT\n\n${CUE}\n\nuno\ndue\nCiao`, 'Riga 7: qui vanno i tempi'],
  ['WEBVTT\n\nCiao', 'Riga 3: qui vanno i tempi'],
  ['WEBVTT\n\n00:04.000 --> 00:04.000\nCiao', 'Riga 3: la battuta finisce prima'],
  [`WEBVTT\n\n${CUE}\n\n00:00.500 --> 00:02.000\nPrima`, 'Riga 6: la battuta comincia prima'],
  ['WEBVTT\n\n00:01.000 --> 00:04.000\n\nCiao', 'Riga 3: sotto i tempi manca il testo'],
  ['WEBVTT\n\n00:61.000 --> 01:04.000\nCiao', 'Riga 3: qui vanno i tempi'],
])('what is wrong is told by its line: %j', (text, words) => {
  const judged = judge(text)
  expect(judged.kind === 'refused' && judged.sentence).toContain(words)
})

test('letters that are not UTF-8 are not guessed', () => {
  const judged = judgeCaptions(Buffer.from(`WEBVTT\n\n00:01.000 --> 00:04.000\nPerch\xe9`, 'latin1'))
  expect(judged.kind === 'refused' && judged.sentence).toContain('UTF-8')
})
