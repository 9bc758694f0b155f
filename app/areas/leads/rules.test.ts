import { describe, expect, test } from 'vitest'
import { parseEnv } from '#platform/env.server.ts'
import { COMPANY_DOMAINS } from '#platform/pure/company-domains.ts'
import { isCompanyEmail, normalizePhone } from '#platform/pure/person-fields.ts'
import { isWhatsappClosed } from './opening-rules.ts'
import { formProblems, isAppointmentReady } from './rules.ts'

const PERSON = {
  nome: 'Anna',
  cognome: 'Neri',
  email: 'anna@posta.example',
  cellulare: '3331234567',
  note: 'Non trovo un attestato.',
  privacy: 'on',
}
const CONTACT = { ...PERSON, club: 'Camice', dateOfBirth: '1980-01-01', placeOfBirth: 'Lodi' }
const LEAD = { email: 'anna@posta.example', cellulare: '3331234567', privacy: 'on' }

describe('what is wrong with a form', () => {
  test('nothing, when it is right', () => {
    expect(formProblems('support', PERSON)).toEqual({})
    expect(formProblems('contact', CONTACT)).toEqual({})
    expect(formProblems('lead', LEAD)).toEqual({})
    expect(formProblems('renewal', LEAD)).toEqual({})
    expect(formProblems('appointment', { ...LEAD, day: '2026-11-20' })).toEqual({})
  })

  test('[FRM-009] [FRM-012] [FRM-015] [FRM-016] [FRM-017] [FRM-023] an empty form is told field by field', () => {
    const person = {
      nome: 'Campo obbligatorio',
      cognome: 'Campo obbligatorio',
      email: 'Campo obbligatorio',
      cellulare: 'Campo obbligatorio',
      note: 'Campo obbligatorio',
      privacy: "Accettare l'informativa privacy è obbligatorio.",
    }
    expect(formProblems('support', {})).toEqual(person)
    expect(formProblems('contact', {})).toEqual({
      club: 'Campo obbligatorio',
      dateOfBirth: 'Campo obbligatorio',
      placeOfBirth: 'Campo obbligatorio',
      ...person,
    })
  })

  test('[FRM-028] [FRM-029] [FRM-030] a lead form asks for e-mail, phone and privacy, and for nothing else', () => {
    const missing = 'Campo obbligatorio.'
    expect(formProblems('lead', {})).toEqual({ email: missing, cellulare: missing, privacy: missing })
    expect(formProblems('lead', { ...LEAD, email: `${'a'.repeat(86)}@posta.example` })).toEqual({})
    expect(Object.keys(formProblems('lead', { ...LEAD, email: `${'a'.repeat(87)}@posta.example` }))).toEqual(['email'])
    expect(formProblems('lead', { ...LEAD, cellulare: '1'.repeat(20) })).toEqual({})
    expect(Object.keys(formProblems('lead', { ...LEAD, cellulare: '1'.repeat(16) }, 15))).toEqual(['cellulare'])
  })

  test('[REG-014] the renewal form takes a phone of at most sixteen digits', () => {
    expect(formProblems('renewal', { ...LEAD, cellulare: '1'.repeat(16) })).toEqual({})
    expect(Object.keys(formProblems('renewal', { ...LEAD, cellulare: '1'.repeat(17) }))).toEqual(['cellulare'])
  })

  test('[FRM-015] a message of more than 999 characters is told how many it may have', () => {
    expect(formProblems('support', { ...PERSON, note: 'x'.repeat(999) })).toEqual({})
    expect(formProblems('support', { ...PERSON, note: 'x'.repeat(1000) })).toEqual({
      note: 'Messaggio troppo lungo: hai a disposizione massimo 999 caratteri',
    })
  })

  test.each([
    ['+39 333 123 4567', '3331234567'],
    ['+393331234567', '3331234567'],
    ['0039 333.123.4567', '3331234567'],
    ['333-123 45.67', '3331234567'],
    ['(02) 1234 5678', '0212345678'],
    ['02/12345678', '0212345678'],
    ['3912345678', '3912345678'],
    ['+41 79 123 45 67', '0041791234567'],
  ])('[FRM-013] a number written as %s is kept as %s', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept)
    expect(formProblems('support', { ...PERSON, cellulare: typed })).toEqual({})
    expect(formProblems('lead', { ...LEAD, cellulare: typed })).toEqual({})
  })

  test.each(['12345678', '+39 12345678', '333 123 456a', '+', '33312345671234567'])(
    '[FRM-013] what remains of %s is not 9 to 16 digits',
    (cellulare) => {
      expect(formProblems('support', { ...PERSON, cellulare })).toEqual({
        cellulare: 'Numero di telefono non valido: verifica di aver scritto correttamente.',
      })
    },
  )

  test.each(['richiesta-parere-legale', 'lettera-diffida'])(
    '[SRV-033] %s is not asked without a question',
    (tipoForm) => {
      const missing = { note: 'Campo obbligatorio.' }
      expect(formProblems('lead', { ...LEAD, tipoForm })).toEqual(missing)
      expect(formProblems('lead', { ...LEAD, tipoForm, note: ' \n ' })).toEqual(missing)
      expect(formProblems('lead', { ...LEAD, tipoForm, note: 'Posso usare il logo?' })).toEqual({})
      expect(formProblems('lead', { ...LEAD, tipoForm: 'consulenza-legale' })).toEqual({})
    },
  )

  test('[FRM-011] the companies of the club have 57 domains, refused whatever their case', () => {
    expect(COMPANY_DOMAINS).toHaveLength(57)
    expect(isCompanyEmail('Mario@CAMICE.example')).toBe(true)
    expect(isCompanyEmail('mario@posta.example')).toBe(false)
    expect(formProblems('support', { ...PERSON, email: 'mario@camice-broker.eu.example' })).toEqual({
      email: 'E-mail non valida: verifica di aver scritto correttamente.',
    })
  })

  test('[FRM-002] the appointment form is ready with e-mail, phone, day and the box ticked', () => {
    const ready = { ...LEAD, day: '2026-11-20' }
    expect(isAppointmentReady(ready)).toBe(true)
    for (const name of Object.keys(ready)) expect(isAppointmentReady({ ...ready, [name]: '' })).toBe(false)
  })
})

test.each([
  ['2024-08-09T17:59:59Z', false],
  ['2024-08-09T18:00:00Z', true],
  ['2024-08-15T10:00:00Z', true],
  ['2024-08-19T05:59:59Z', true],
  ['2024-08-19T06:00:00Z', false],
])('[FRM-027] at %s WhatsApp is closed: %s', (instant, expected) => {
  const closures = parseEnv({}).club.whatsapp.closures
  expect(isWhatsappClosed(new Date(instant), closures)).toBe(expected)
})
