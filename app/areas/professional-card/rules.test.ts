import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { cardDifference } from './difference-rules.ts'
import { draggedBy, MIDDLE, squareOf } from './framing-rules.ts'
import { type CardProfession, NO_DETAILS, type ProfessionalCard } from './model.ts'
import {
  earnsBonus,
  hidesFlags,
  isAdult,
  isShownTo,
  knownProfession,
  mainProfession,
  mayActivatePharmaCare,
  mayHaveContacts,
  showsContactsTo,
  slugOf,
  withOneMain,
  yearChoices,
} from './rules.ts'
import { toCardWire } from './wire.ts'

const now = new Date('2026-11-15T12:00:00Z')
const onlyPremium = {
  SUSPECT: false,
  REGISTRATO: false,
  TRIAL: false,
  PREMIUM: true,
  EX_TRIAL: false,
  EX_PREMIUM: false,
}
const known = { SUSPECT: false, REGISTRATO: true, TRIAL: true, PREMIUM: true, EX_TRIAL: true, EX_PREMIUM: true }
const profession = (name: string, change: Partial<CardProfession> = {}): CardProfession => ({
  type: 'other',
  name,
  specialization: null,
  city: null,
  province: null,
  isMain: false,
  ...change,
})

describe('[CRD-024] who sees a card', () => {
  test.each(overSixTypes(known))('“Qualsiasi utente” is shown to %s: %s', (type, isShown) => {
    expect(isShownTo('members', anAudience(type))).toBe(isShown)
    expect(isShownTo('public', anAudience(type))).toBe(true)
    expect(isShownTo('private', anAudience(type))).toBe(false)
  })
})

test.each(overSixTypes(onlyPremium))('[CRD-002] %s has the contacts: %s, also on the public page', (type, mayHave) => {
  expect(mayHaveContacts(type)).toBe(mayHave)
  expect(showsContactsTo({ contactVisibility: 'public' }, type, anAudience('SUSPECT'))).toBe(mayHave)
  expect(showsContactsTo({ contactVisibility: 'members' }, type, anAudience('SUSPECT'))).toBe(false)
})

test.each(overSixTypes(onlyPremium))(
  '[CRD-011] a nurse or physiotherapist who is %s gets Pharmacare: %s',
  (type, gets) => {
    for (const name of ['Infermiera', 'infermiere pediatrico', 'Fisioterapista'])
      expect(mayActivatePharmaCare(type, [profession('Docente'), profession(name)])).toBe(gets)
    for (const name of ['Medico chirurgo', 'Farmacista', 'Capo infermieri'])
      expect(mayActivatePharmaCare(type, [profession(name)])).toBe(false)
  },
)

test.each(overSixTypes(onlyPremium))(
  '[CRD-015] %s earns the bonus with a card that somebody sees: %s',
  (type, earns) => {
    expect([earnsBonus(type, 'public'), earnsBonus(type, 'members'), earnsBonus(type, 'private')]).toEqual([
      earns,
      earns,
      false,
    ])
  },
)

test('[CRD-009] the flags are hidden only when both are set', () => {
  const flags = (hasAcceptedPrivacy: boolean, hasAcceptedTerms: boolean) =>
    hidesFlags({ hasAcceptedPrivacy, hasAcceptedTerms })
  expect([flags(true, true), flags(true, false), flags(false, true), flags(false, false)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['2008-11-15', true],
  ['2008-11-16', false],
  ['1970-01-01', true],
  [null, true],
])('[CRD-013] born on %s is an adult: %s', (birthDate, isOne) => {
  expect(isAdult(birthDate, now)).toBe(isOne)
})

test('[CRD-022] exactly one profession is main: choosing another clears the previous', () => {
  const both = [profession('Infermiere', { isMain: true }), profession('Docente', { isMain: true })]
  expect(withOneMain(both).map(({ isMain }) => isMain)).toEqual([false, true])
  expect(withOneMain([profession('A'), profession('B')]).map(({ isMain }) => isMain)).toEqual([true, false])
  expect(mainProfession(withOneMain(both))?.name).toBe('Docente')
})

test('[CRD-018] years go from the current one down to 1970', () => {
  const years = yearChoices(now)
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 1970, 57])
})

test.each([
  ['Ada Rossi', false, 'ada-rossi'],
  ['Nicolò D’Amico', false, 'nicolo-d-amico'],
  ['Ada Rossi', true, 'ada-rossi-12345678'],
  ['Assistenza Domiciliare', false, 'assistenza-domiciliare-12345678'],
  ['李', false, 'professionista'],
])('[CRD-020] the address of %s (taken: %s) is %s', (name, isTaken, slug) => {
  expect(slugOf(name, '12345678-9', isTaken)).toBe(slug)
})

describe('[CRD-007] only the difference is sent', () => {
  const card: ProfessionalCard = {
    id: '11111111-1111-4111-8111-111111111111',
    memberId: '22222222-2222-4222-8222-222222222222',
    slug: 'ada-rossi',
    firstName: 'Ada',
    lastName: 'Rossi',
    pictureFileId: null,
    pictureName: null,
    isHeld: false,
    awaitingFiles: [],
    details: {
      ...NO_DETAILS,
      certifications: [
        {
          id: '33333333-3333-4333-8333-333333333333',
          title: 'BLSD',
          issuer: 'Croce',
          year: 2024,
          fileId: '44444444-4444-4444-8444-444444444444',
        },
      ],
    },
    step: 2,
    hasAcceptedPrivacy: true,
    hasAcceptedTerms: true,
    visibility: 'private',
    contactVisibility: 'private',
    pharmaCare: { id: '55555555-5555-4555-8555-555555555555', status: 1, createdOn: now },
    changeRequests: [],
    publishedAt: null,
  }
  const stored = toCardWire(card, null)

  test('nothing, when only what the comparison ignores has changed', () => {
    const edited = {
      ...stored,
      step: 5,
      isHiddenFlags: false,
      patchFrom: 'contatti',
      profilePictureUrl: '/files/x',
      pharmaCare: null,
      certifications: stored.certifications.map((each) => ({ ...each, documentUrl: '/files/altro' })),
    }
    expect(cardDifference(stored, edited)).toEqual({})
  })

  test('the one thing that has changed', () => {
    expect(cardDifference(stored, { ...stored, presentationText: 'Ciao', visibility: 'Pubblica' })).toEqual({
      presentationText: 'Ciao',
      visibility: 'Pubblica',
    })
  })

  test('[CRD-008] a saved document is not sent again with its certification', () => {
    const edited = {
      ...stored,
      certifications: stored.certifications.map((each) => ({ ...each, title: 'BLSD avanzato' })),
    }
    expect(cardDifference(stored, edited)).toEqual({
      certifications: [
        { id: '33333333-3333-4333-8333-333333333333', title: 'BLSD avanzato', issuer: 'Croce', year: 2024 },
      ],
    })
  })
})

test.each([
  [{ profession: null, specializations: [] }, null],
  [
    { profession: 'Medico chirurgo', specializations: ['Cardiologia', 'Geriatria'] },
    { isDoctor: true, profession: 'Medico chirurgo', specialization: 'Cardiologia' },
  ],
  [
    { profession: 'Infermiera', specializations: [] },
    { isDoctor: false, profession: 'Infermiera', specialization: '' },
  ],
])('[CRD-022] what the account knows of the work of a member: %o', (member, known) => {
  expect(knownProfession(member)).toEqual(known)
})

describe('the square a member chooses of a picture', () => {
  const picture = { width: 400, height: 200 }
  test.each([
    ['the middle, as large as it can be', MIDDLE, { side: 200, left: 100, top: 0 }],
    ['nearer, at the right edge', { zoom: 2, x: 1, y: 0 }, { side: 100, left: 300, top: 0 }],
    ['never outside', { zoom: 0, x: 7, y: -3 }, { side: 200, left: 200, top: 0 }],
    ['never nearer than four times', { zoom: 40, x: 0, y: 0 }, { side: 50, left: 0, top: 0 }],
  ])('%s', (_how, framing, square) => {
    expect(squareOf(picture, framing)).toEqual(square)
  })

  test('follows the finger, stops at the edge, and stays where the picture leaves no room', () => {
    const dragged = draggedBy(MIDDLE, picture, { x: -0.25, y: 0.9 })
    expect(squareOf(picture, dragged)).toEqual({ side: 200, left: 150, top: 0 })
    expect(squareOf(picture, draggedBy(dragged, picture, { x: -5, y: 0 })).left).toBe(200)
  })
})
