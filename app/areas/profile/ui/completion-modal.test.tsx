// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshPerson } from '#areas/audience/ui/person.ts'
import { ToastRegion } from '#design/toast/toast-region.tsx'
import '#design/dialog/dialog-content.tsx'
import { CompletionModal } from './completion-modal.tsx'
import './completion-modal-form.tsx'
import { eventually } from '../../../../tests/support/draw.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const COMPLETE = {
  fiscalCodePresent: true,
  privacyHomnyaPresent: true,
  termsConditionsPresent: true,
  professionPresent: true,
  professionDetailPresent: true,
  specializationPresent: true,
}
const NOTHING = Object.fromEntries(Object.keys(COMPLETE).map((flag) => [flag, false]))
const DOCTOR = { id: 1, codice: '857920003', descrizione: 'Medico chirurgo', signupEnabled: true }
const OTHER = { id: 7, codice: '857920006', descrizione: 'Altra professione sanitaria', signupEnabled: true }
const STAFF = { id: 10, codice: '857920009', descrizione: 'Personale del Club', signupEnabled: false }

let root: Root
let asked: { path: string; body: unknown }[]
let completed: number
let answers: Record<string, unknown>

/** What the club answers in this test; a number is a status without words. */
const USUAL = {
  '/api/me': { member: { subscription: {} } },
  '/api/contact/jump2wl/check': NOTHING,
  '/api/contact/jump2wl/privacy': { results: [{ text: '<p>Le parole del partner</p>' }] },
  '/api/contact/jump2wl': 200,
  '/api/CRM/professione/attive': [DOCTOR, OTHER, STAFF],
  '/api/CRM/professione/7': [{ id: 10, nome: 'Infermiere' }],
  '/api/CRM/FamiglieSpecializzazione': [{ id: 5, nome: 'Cardiologia' }],
}

beforeEach(() => {
  asked = []
  completed = 0
  answers = { ...USUAL }
  vi.stubGlobal('fetch', async (path: string, request?: { body?: string }) => {
    asked.push({ path, body: request?.body ? JSON.parse(request.body) : null })
    const answer = answers[path]
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer)
  })
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function open(changed: Record<string, unknown> = {}) {
  Object.assign(answers, changed)
  await refreshPerson()
  await act(async () =>
    root.render(
      <MemoryRouter>
        <CompletionModal onComplete={() => (completed += 1)} />
        <ToastRegion />
      </MemoryRouter>,
    ),
  )
}

const dialog = () => document.querySelector('[role=dialog]')
const told = () => document.body.textContent ?? ''
const field = <E extends HTMLElement = HTMLInputElement>(name: string) => document.querySelector<E>(`[name=${name}]`)
const confirm = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Conferma'))
const link = (label: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === label)
const shown = () => eventually(() => expect(dialog()).not.toBeNull())

async function type(name: string, value: string) {
  await act(async () => {
    const control = field<HTMLInputElement | HTMLSelectElement>(name)
    if (!control) throw new Error(`There is no field ${name}.`)
    const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
const leave = (name: string) =>
  act(async () => field(name)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const tick = (name: string) => act(async () => field(name)?.click())

async function everythingAsADoctor() {
  await eventually(() => expect(field('profession')?.querySelectorAll('option')).toHaveLength(3))
  await type('fiscalCode', 'nraann80b43a562v')
  await type('profession', '1')
  await eventually(() => expect(field('specialization')?.querySelectorAll('option')).toHaveLength(2))
  await type('specialization', '5')
  await tick('privacy')
  await tick('terms')
}

describe('who is shown what', () => {
  test('[MAG-011] a visitor is invited to register', async () => {
    await open({ '/api/me': { member: null } })
    await shown()
    expect(link('Registrati Gratis')?.getAttribute('href')).toBe('/registrazione')
    expect(asked.some(({ path }) => path.includes('jump2wl'))).toBe(false)
  })

  test('[MAG-012] [MAG-020] whoever has said everything is asked nothing, and the page goes on', async () => {
    await open({ '/api/contact/jump2wl/check': COMPLETE })
    await eventually(() => expect(completed).toBe(1))
    expect(dialog()).toBeNull()
  })

  test('[MAG-010] [MAG-012] a doctor without a specialisation is asked for that alone', async () => {
    await open({ '/api/contact/jump2wl/check': { ...COMPLETE, specializationPresent: false } })
    await shown()
    expect(dialog()?.querySelector('h2')?.textContent).toBe(
      'Vuoi visualizzare i contenuti medico-scientifici suggeriti per te?',
    )
    expect(link('Torna alla Homepage')?.getAttribute('href')).toBe('/')
    expect([...(dialog()?.querySelectorAll('[name]') ?? [])].map((each) => each.getAttribute('name'))).toEqual([
      'specialization',
    ])
  })

  test('[MAG-012] another health profession without its detail is asked for that alone', async () => {
    await open({ '/api/contact/jump2wl/check': { ...COMPLETE, professionDetailPresent: false } })
    await shown()
    await eventually(() => expect(field('detail')?.querySelectorAll('option')).toHaveLength(2))
    expect(field('specialization')).toBeNull()
  })
})

describe('what is wrong', () => {
  test('[MAG-016] [MAG-017] [MAG-018] is said beside each field once it is left, and the code in a toast too', async () => {
    await open()
    await shown()
    await type('fiscalCode', 'abc')
    expect(field('fiscalCode')?.value).toBe('ABC')
    for (const name of ['fiscalCode', 'profession', 'privacy', 'terms']) await leave(name)
    await eventually(() => expect(told()).toContain('Codice fiscale non valido.'))
    for (const words of [
      'Inserisci un Codice Fiscale valido.',
      'Seleziona una professione.',
      'Devi accettare la Privacy per proseguire.',
      'Devi accettare i Termini per proseguire.',
    ])
      expect(told()).toContain(words)
    await eventually(() => expect(field('profession')?.querySelectorAll('option')).toHaveLength(3))
    await type('profession', '1')
    await leave('specialization')
    expect(told()).toContain('Seleziona una specializzazione.')
    await type('profession', '7')
    await leave('detail')
    expect(told()).toContain('Seleziona una professione sanitaria.')
  })

  test('[MAG-019] keeps "Conferma" asleep until each field is right', async () => {
    await open()
    await shown()
    expect(confirm()?.disabled).toBe(true)
    await everythingAsADoctor()
    expect(confirm()?.disabled).toBe(false)
    await type('fiscalCode', 'NRAANN80B43A562')
    expect(confirm()?.disabled).toBe(true)
  })
})

describe('saving', () => {
  test('[MAG-014] [MAG-020] sends what was missing, closes, and tells the page to go on', async () => {
    await open()
    await shown()
    await everythingAsADoctor()
    await act(async () => confirm()?.click())
    await eventually(() => expect(completed).toBe(1))
    expect(asked.find(({ path }) => path === '/api/contact/jump2wl')?.body).toEqual({
      codiceFiscale: 'NRAANN80B43A562V',
      profession: 1,
      specialization: 5,
      privacyHomnya: true,
      termsCondition: true,
    })
    await eventually(() => expect(dialog()).toBeNull())
  })

  test('[MAG-020] that fails is told, and nothing typed is lost', async () => {
    await open({ '/api/contact/jump2wl': 500 })
    await shown()
    await everythingAsADoctor()
    await act(async () => confirm()?.click())
    await eventually(() => expect(told()).toContain("Errore nell'aggiornamento dei dati"))
    expect(field('fiscalCode')?.value).toBe('NRAANN80B43A562V')
    expect(completed).toBe(0)
  })
})

describe('a call that fails', () => {
  test.each([
    [401, false],
    [500, true],
  ])('[MAG-021] the check answered with %s is told in a toast: %s', async (status, isTold) => {
    await open({ '/api/contact/jump2wl/check': status })
    if (isTold) await eventually(() => expect(told()).toContain('Errore nel servizio /contact/jump2wl/check'))
    else await shown()
    expect(told().includes('Errore nel servizio /contact/jump2wl/check')).toBe(isTold)
  })

  test.each([
    ['/api/CRM/professione/attive', NOTHING, 'Errore nel caricamento delle professioni.'],
    [
      '/api/CRM/FamiglieSpecializzazione',
      { ...COMPLETE, specializationPresent: false },
      'Errore nel caricamento delle specializzazioni.',
    ],
    [
      '/api/CRM/professione/7',
      { ...COMPLETE, professionDetailPresent: false },
      'Errore nel caricamento delle professioni sanitarie.',
    ],
  ])('[MAG-022] %s costs its list alone', async (path, check, words) => {
    await open({ '/api/contact/jump2wl/check': check, [path]: 500 })
    await shown()
    await eventually(() => expect(told()).toContain(words))
    expect(dialog()).not.toBeNull()
  })
})

test('[MAG-018] [PRV-007] the partner’s notice is the first result of its call, read on request', async () => {
  await open({ '/api/contact/jump2wl/check': { ...COMPLETE, privacyHomnyaPresent: false } })
  await shown()
  expect(told()).not.toContain('Le parole del partner')
  const details = document.querySelector('details')
  await act(async () => {
    if (details) details.open = true
    details?.dispatchEvent(new Event('toggle'))
  })
  await eventually(() => expect(told()).toContain('Le parole del partner'))
})
