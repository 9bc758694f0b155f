import { expect, test } from 'vitest'
import type { RomeDay } from '#platform/pure/dates.ts'
import { nearDay, timeLeft, untilTheDay } from './copy.ts'
import type { BegunCourse, Facts, MemberType } from './model.ts'
import { bandLabels } from './place-copy.ts'
import { ownThenShort } from './resume-rules.ts'
import { bandOf } from './rules.ts'

const course = {
  id: 7,
  slug: 'sepsi',
  title: 'Sepsi: le prime tre ore',
  series: 'Urgenze',
  image: null,
  credits: 6,
  durationHours: 4,
  model: 'Multimediale',
  professions: [],
  expiryDate: '2027-02-08',
} as const

const begun: BegunCourse = {
  ...course,
  percent: 70,
  minutesLeft: 72,
  lesson: { id: 31, number: 4, of: 5, title: 'Fluidi e vasopressori', minute: 18 },
  isTestNext: false,
  isHere: true,
}

const facts = (type: MemberType, told: Partial<Facts> = {}): Facts => ({
  today: '2026-11-16',
  name: 'Elena',
  type,
  lastDay: null,
  earned: 58,
  passed: 10,
  triennium: { from: '2026-01-01', obligation: 150, insured: 105 },
  wallet: null,
  begun: null,
  offered: null,
  payment: null,
  request: null,
  saved: { readings: 0, resources: 0 },
  points: null,
  hasCard: false,
  cheapest: null,
  formerPlan: null,
  ...told,
})

const TYPES: readonly MemberType[] = ['REGISTRATO', 'TRIAL', 'PREMIUM', 'EX_TRIAL', 'EX_PREMIUM']

test.each(TYPES)('%s with nothing done and nothing due still reads four whole places', (type) => {
  const band = bandOf(facts(type, { earned: 0, passed: 0 }))
  const labels = bandLabels(type, '2026-2028')
  expect(band.ring.rows).toHaveLength(labels.ring.rows.length)
  for (const { label, title, text, to } of [band.main, band.third, band.fourth])
    expect([label, title, text].every((words) => words.length > 3) && to.startsWith('/')).toBe(true)
  expect(band.main.button).not.toBe('')
  expect(JSON.stringify(band)).not.toMatch(/undefined|NaN|null giorni/)
})

test('the ring of a PREMIUM says what is missing, the threshold and the credits of the plan, each with its noun', () => {
  const { ring, aside } = bandOf(facts('PREMIUM', { wallet: { left: 124, given: 160 } }))
  expect(aside).toBe('lunedì 16 novembre')
  expect(ring).toMatchObject({ earned: 58, obligation: 150, insured: 105, title: 'Ti mancano 92 crediti' })
  expect(ring.text).toBe('Sei avanti di 8 sul passo di 50 l’anno.')
  expect(ring.rows).toEqual(['150 crediti', '105: ne mancano 47', '124 di 160'])
  expect(bandLabels('PREMIUM', '2026-2028').ring.rows[2]).toBe('Piano: crediti da usare')
})

test.each([
  [149, 'Ti manca 1 credito', '105: raggiunta', 'Sei avanti di 99 sul passo di 50 l’anno.'],
  [150, 'Triennio completo', '105: raggiunta', 'Sei avanti di 100 sul passo di 50 l’anno.'],
  [180, 'Triennio completo', '105: raggiunta', 'Sei avanti di 130 sul passo di 50 l’anno.'],
  [104, 'Ti mancano 46 crediti', '105: ne manca 1', 'Sei avanti di 54 sul passo di 50 l’anno.'],
  [50, 'Ti mancano 100 crediti', '105: ne mancano 55', 'Sei in linea con il passo di 50 l’anno.'],
  [49, 'Ti mancano 101 crediti', '105: ne mancano 56', 'Per il passo di 50 l’anno te ne manca 1 entro dicembre.'],
])('with %i credits', (earned, title, threshold, text) => {
  const { ring } = bandOf(facts('PREMIUM', { earned }))
  expect([ring.title, ring.rows[1], ring.text]).toEqual([title, threshold, text])
})

test('a course is resumed where it was, the test when the lessons are done, and elsewhere by its page', () => {
  expect(bandOf(facts('PREMIUM', { begun })).main).toMatchObject({
    label: 'Riprendi da qui',
    text: 'Modulo 4 di 5: Fluidi e vasopressori. Eri al minuto 18.',
    percent: 70,
    left: { verb: 'resta', time: '1 ora e 12 minuti' },
    button: 'Riprendi il modulo 4',
    to: '/aula/7/lezione/31',
  })
  const atTest = { ...begun, lesson: null, isTestNext: true, minutesLeft: 0 }
  expect(bandOf(facts('TRIAL', { begun: atTest })).main).toMatchObject({
    button: 'Vai alla prova finale',
    to: '/aula/7/prova',
    left: null,
  })
  const elsewhere = { ...begun, lesson: null, minutesLeft: null, isHere: false }
  expect(bandOf(facts('EX_PREMIUM', { begun: elsewhere })).main).toMatchObject({
    label: 'Lo avevi cominciato',
    text: 'Resta aperto fino all’8 febbraio 2027.',
    button: 'Riprendi il corso',
    to: '/corsi-ecm-fad/sepsi',
  })
})

test('who has begun none is offered one; who may open none any more finds what is theirs', () => {
  expect(bandOf(facts('REGISTRATO', { offered: course })).main).toMatchObject({
    label: 'Aperto anche a te',
    text: 'Multimediale, 4 ore.',
    credits: '6 crediti, fino all’8 febbraio 2027',
  })
  expect(bandOf(facts('TRIAL', { offered: course })).main.label).toBe('Il primo da provare')
  expect(bandOf(facts('PREMIUM', { offered: course })).main.label).toBe('Il più breve tra i nuovi')
  for (const type of ['EX_TRIAL', 'EX_PREMIUM'] as const)
    expect(bandOf(facts(type)).main).toMatchObject({
      button: 'Apri la tua formazione',
      to: '/profilo/la-mia-formazione',
    })
})

const payment = { dueOn: '2026-11-17' as RomeDay, cents: 3990, installment: 3, installments: 12 }

test('what falls due first is the next expiry of a PREMIUM', () => {
  const third = (told: Partial<Facts>) => bandOf(facts('PREMIUM', told)).third
  const said = (told: Partial<Facts>) => [third(told).title, third(told).text.replace(/\u00a0/g, ' ')]
  expect(said({ payment, lastDay: '2027-09-17' })).toEqual([
    'Domani, 17 novembre',
    'Rata 3 di 12, 39,90 €. Si paga in Fatture e pagamenti.',
  ])
  expect(said({ payment: { ...payment, dueOn: '2026-10-17' } })[0]).toBe('Scaduta il 17 ottobre')
  expect(third({ begun: { ...begun, expiryDate: '2026-11-16' }, payment })).toMatchObject({
    title: 'Oggi, 16 novembre',
    to: '/corsi-ecm-fad/sepsi',
  })
  expect(third({ lastDay: '2027-09-17' })).toMatchObject({ title: '17 settembre 2027', to: '/profilo/abbonamento' })
  expect(said({})[0]).toBe('Nessuna scadenza')
})

test('a trial says how many days are left, and that nothing is charged', () => {
  const said = (lastDay: RomeDay) => bandOf(facts('TRIAL', { lastDay }))
  expect(said('2026-11-20').aside).toBe('la prova finisce venerdì 20 novembre')
  expect(said('2026-11-20').third.title).toBe('Ancora 4 giorni')
  expect(said('2026-11-17').third.title).toBe('Ancora 1 giorno')
  expect(said('2026-11-16').third.title).toBe('Finisce oggi')
  expect(said('2026-11-16').third.text).toContain('nessun addebito')
})

test('who has left reads what is left to them, and what it costs to come back', () => {
  const trial = bandOf(
    facts('EX_TRIAL', {
      lastDay: '2026-11-02',
      saved: { readings: 3, resources: 1 },
      cheapest: { name: 'Camice Essenziale', monthlyCents: 1990 },
    }),
  )
  expect(trial.aside).toBe('la prova è finita il 2 novembre')
  expect(trial.third.title.replace(/\u00a0/g, ' ')).toBe('Da 19,90 € al mese')
  expect(trial.fourth.title).toBe('3 articoli, 1 risorsa')
  const premium = bandOf(
    facts('EX_PREMIUM', {
      lastDay: '2026-09-30',
      points: { balance: 640, lastDay: '2026-12-31' },
      formerPlan: { name: 'Camice Professione', monthlyCents: 2990 },
    }),
  )
  expect(premium.ring.text).toBe('I tuoi 10 attestati restano qui.')
  expect(premium.third).toMatchObject({ title: '640 punti da spendere', text: 'Entro il 31 dicembre.' })
  expect(premium.fourth.text.replace(/\u00a0/g, ' ')).toBe('Camice Professione, 29,90 € al mese.')
})

test('an open request says by when it is answered, an answered one that it was', () => {
  const fourth = (request: Facts['request']) => bandOf(facts('PREMIUM', { request })).fourth
  expect(fourth({ title: 'Parere legale', state: 'taken', dueOn: '2026-11-17' })).toMatchObject({
    title: 'Parere legale',
    text: 'La stiamo leggendo. Rispondiamo entro il 17 novembre.',
    step: 2,
  })
  expect(fourth({ title: 'Parere legale', state: 'new', dueOn: '2026-11-10' }).text).toBe('L’abbiamo ricevuta.')
  expect(fourth({ title: 'Parere legale', state: 'closed', dueOn: null })).toMatchObject({ step: 3 })
  expect(fourth(null).to).toBe('/servizi/legali')
})

test('times and days are said as people say them', () => {
  expect(timeLeft(1)).toEqual({ verb: 'resta', time: '1 minuto' })
  expect(timeLeft(48)).toEqual({ verb: 'restano', time: '48 minuti' })
  expect(timeLeft(60)).toEqual({ verb: 'resta', time: '1 ora' })
  expect(timeLeft(255)).toEqual({ verb: 'restano', time: '4 ore e 15 minuti' })
  expect(untilTheDay('2026-12-11', '2026-11-16')).toBe('fino all’11 dicembre')
  expect(nearDay('2027-01-01', '2026-12-31')).toBe('Domani, 1 gennaio 2027')
})

test.each([
  ['Infermiere', [3, 1, 4, 2]],
  [null, [4, 3, 2, 1]],
])('to %s courses of their profession are offered first, then the shortest', (profession, ids) => {
  const courses = [
    { id: 1, professions: ['Medico', 'Infermiere'], durationHours: 9 },
    { id: 2, professions: ['Medico'], durationHours: 4 },
    { id: 3, professions: ['Infermiere'], durationHours: 3 },
    { id: 4, professions: ['Medico'], durationHours: 1 },
  ]
  expect(courses.toSorted(ownThenShort(profession)).map(({ id }) => id)).toEqual(ids)
})
