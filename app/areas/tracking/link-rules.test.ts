import { expect, test } from 'vitest'
import { linkEvent } from './link-rules.ts'

const plain = { isInCarousel: false, isInSearch: false }

test.each([
  ['TRK-005', '/news-approfondimenti/fisco/una-notizia', plain, 'NA102'],
  ['TRK-005', '/news-approfondimenti/fisco/una-notizia', { ...plain, isInCarousel: true }, 'NA103'],
  ['TRK-005', '/news-approfondimenti/fisco', plain, 'NA104'],
  ['TRK-005', '/news-approfondimenti/fisco/una-notizia', { ...plain, isInSearch: true }, 'NA105'],
  ['TRK-006', '/risorse#resources-collection', plain, 'RS123'],
  ['TRK-006', '/risorse#all-tool', plain, 'RS124'],
  ['TRK-006', '/risorse/calcolatori/bmi', plain, 'RS121'],
  ['TRK-007', '/corsi-ecm-fad/il-dolore', plain, 'CF101'],
  ['TRK-007', '/corsi-ecm-fad', plain, 'CF104'],
  ['TRK-007', '/corsi-ecm-fad?collana=1', plain, 'CF104'],
  ['TRK-007', '/corsi-ecm-fad/ebook', plain, 'CF135'],
  ['TRK-008', '/servizi/convenzioni/negozi/12', plain, 'CN340'],
  ['TRK-010', '/telemedicina', plain, 'TM140'],
  ['TRK-010', '/programma-fedelta', plain, 'WL100'],
  ['TRK-010', '/professionisti-sanitari/anna-verdi', plain, 'PH110'],
  ['TRK-010', '/servizi/assistenza-domiciliare', plain, 'PH110'],
  ['TRK-002', '/login?redirectTo=%2Fprofilo', plain, 'AR107'],
  ['TRK-002', '/registrazione', plain, 'AR108'],
  ['TRK-001', '/registrazione-trial', plain, null],
  ['TRK-003', '/piani-premium', plain, 'PP010'],
  ['TRK-003', '/upgrade#corsi', plain, 'PP050'],
  ['TRK-001', '/assistenza', plain, null],
  ['TRK-001', 'https://example.org/corsi-ecm-fad', plain, null],
] as const)('[%s] following %s %o tells %s', (_row, href, place, code) => {
  expect(linkEvent(href, place)).toBe(code)
})
