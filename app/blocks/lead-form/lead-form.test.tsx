// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshPerson, useArrivingPerson } from '#areas/audience/ui/person.ts'
import { AppointmentForm, SupportForm } from '#areas/leads/ui/forms.tsx'
import { CONSENT_COOKIE } from '#areas/tracking/model.ts'
import { giveConsent } from '#areas/tracking/ui/consent.ts'
import { followVisit } from '#areas/tracking/ui/visit.ts'
import { parseEnv } from '#platform/env.server.ts'
import '#design/dialog/dialog-content.tsx'
import { ContactFormBlock } from '../contact-form/contact-form.tsx'
import { loadContactForm } from '../contact-form/load.server.ts'
import { contactFormSchema } from '../contact-form/schema.ts'
import { LeadFormBlock } from './lead-form.tsx'
import { leadFormSchema } from './schema.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let sent: { path: string; body: Record<string, unknown> }[]
let status: number
let letGo: () => void = () => undefined
let isHeld = false

beforeEach(() => {
  sent = []
  status = 200
  isHeld = false
  window.dataLayer = []
  // A visit that no campaign of the earlier tests has brought.
  followVisit({ path: '/', search: '?utm_source=nessuna' })
  // A phone: dates are typed in the browser's own field.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async (path: string, request?: { body?: string }) => {
    if (path.endsWith('/FitnessCenter'))
      return Response.json([{ id: 3, nome: 'Palestra Aurora', citta: 'Milano', provincia: 'MI' }])
    if (path.endsWith('/PublicKey')) return new Response(null, { status: 503 })
    if (!path.startsWith('/api/Forms')) return Response.json(null)
    sent.push({ path, body: JSON.parse(request?.body ?? '{}') })
    if (isHeld)
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
    return status === 400
      ? Response.json({ error: { fields: { EmailCliente: 'Questa e-mail non si può usare.' } } }, { status })
      : new Response(status === 200 ? '{"esito":"OK","id":"1"}' : null, { status })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store.
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`
  vi.unstubAllGlobals()
})

const draw = (content: ReactNode) => act(async () => root.render(<MemoryRouter>{content}</MemoryRouter>))
const lead = (fields: Record<string, unknown> = {}) =>
  draw(
    <LeadFormBlock
      id="modulo"
      headingLevel={2}
      data={leadFormSchema.parse({ form: 'consulenza-legale', ...fields })}
    />,
  )
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const field = (name: string) => {
  const found = document.querySelector<Control>(`[name=${name}]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}
const button = () => document.querySelector('button[type=submit]') as HTMLButtonElement
const press = () => act(async () => button().click())
/** What comes a moment later is drawn between one look and the next. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })
const dialog = () => document.querySelector('[role=dialog]')
const problems = () => [...document.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent)

async function fill(values: Record<string, string>) {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) {
      const control = field(name)
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value !== ''
      else control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
}
const REACH = { email: 'Anna@Posta.example', cellulare: '333 1234567', privacy: '1' }

describe('the lead form', () => {
  test('[FRM-006] its values are named as the services name them, and privacy is a box worth 1', async () => {
    await lead({
      form: 'Richiesta-FitnessNetwork',
      campaign: 'formcfni',
      asks: ['name', 'club', 'topic', 'days', 'note'],
      topics: ['Piscina'],
    })
    const names = [...new Set([...document.querySelectorAll<Control>('[name]')].map(({ name }) => name))]
    expect(names.sort()).toEqual(
      [
        'tipoForm',
        'fonte',
        'fonteCampagna',
        'note',
        'type',
        'giorni_richiesta',
        'club',
        'nome',
        'cognome',
        'email',
        'cellulare',
        'privacy',
      ].sort(),
    )
    expect(field('privacy')).toMatchObject({ type: 'checkbox', value: '1' })
    expect(field('tipoForm').value).toBe('Richiesta-FitnessNetwork')
    expect([field('fonte').value, field('fonteCampagna').value]).toEqual(['ARCLUB', 'formcfni'])
  })

  test('[FRM-007] [FRM-005] [API-251] what editors say of it travels in the payload, with one id for lead and event', async () => {
    giveConsent(['statistics', 'marketing'])
    await lead({
      source: 'CONVEGNO',
      campaign: 'formpl',
      title: 'Chiedi un parere',
      content: 'Rispondiamo per iscritto.',
    })
    expect(document.querySelector('h2')?.textContent).toBe('Chiedi un parere')
    expect(document.body.textContent).toContain('Rispondiamo per iscritto.')
    await fill(REACH)
    await press()
    await until(() => expect(dialog()).not.toBeNull())
    const [{ path, body } = { path: '', body: {} }] = sent
    expect(path).toBe('/api/Forms/CreaClubLead')
    expect(body).toMatchObject({
      TipoForm: 'consulenza-legale',
      NomeCliente: '',
      CognomeCliente: '',
      CodiceMkt: 'CONVEGNO',
      CodificaCampagna: 'formpl',
      EmailCliente: 'anna@posta.example',
      CellulareCliente: '3331234567',
      PresaVisione: true,
      FormFields: { event_id: expect.any(String), url: '/' },
    })
    const { event_id: eventId } = body.FormFields as { event_id: string }
    expect(window.dataLayer).toEqual([expect.objectContaining({ event: 'lead', event_id: eventId })])
  })

  test('[FRM-019] [API-251] the campaign of the visit wins over the one of the form', async () => {
    followVisit({ path: '/servizi', search: '?fonte=OMCEO&fonteCampagna=primavera&utm_source=mail' })
    await lead({ campaign: 'formpl' })
    await fill(REACH)
    await press()
    await until(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ CodiceMkt: 'OMCEO', CodificaCampagna: 'primavera' })
    expect(sent[0]?.body.FormFields).toMatchObject({ trackingParams: { utm_source: 'mail' } })
  })

  test('[FRM-028] [FRM-029] [FRM-030] missing fields are told one by one, and nothing is sent', async () => {
    await lead()
    expect(document.querySelector('[role=switch]')).toBe(field('privacy'))
    expect(document.body.textContent).toContain("Dichiaro di aver letto e accettato l'informativa sulla privacy")
    await press()
    expect(problems()).toEqual([
      'E-mail: Campo obbligatorio.',
      'Cellulare: Campo obbligatorio.',
      "Dichiaro di aver letto e accettato l'informativa sulla privacy: Campo obbligatorio.",
    ])
    expect(document.querySelector(`#${CSS.escape(field('privacy').id)}-errore`)?.textContent).toContain(
      'Campo obbligatorio.',
    )
    expect(sent).toEqual([])
  })

  test('[FRM-009] [SRV-028] where it asks for a centre it insists on one of those of the network', async () => {
    await lead({ form: 'Richiesta-FitnessNetwork', asks: ['club'] })
    await until(() => expect(field('club').textContent).toContain('Palestra Aurora, Milano (MI)'))
    await fill(REACH)
    await press()
    expect(problems()).toEqual(['Centro fitness: Campo obbligatorio'])
    await fill({ club: '3' })
    await press()
    await until(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.FormFields).toMatchObject({ club: '3' })
  })

  test('[FRM-020] [FRM-031] is idle, sleeps while it sends, is sent once however often it is pressed, then is empty', async () => {
    isHeld = true
    await lead()
    expect(button().disabled).toBe(false)
    await fill(REACH)
    await press()
    expect(button().disabled).toBe(true)
    await press()
    await act(async () => letGo())
    await until(() => expect(dialog()?.textContent).toContain('Richiesta inviata con successo!'))
    expect(sent).toHaveLength(1)
    expect(field('email').value).toBe('')
  })

  test('[FRM-025] [FRM-031] that fails says so, keeps what was typed, and tries again as the same request', async () => {
    status = 500
    await lead()
    await fill(REACH)
    await press()
    await until(() => expect(dialog()?.textContent).toContain('Ops, qualcosa è andato storto!'))
    expect(field('email').value).toBe('Anna@Posta.example')
    await act(async () => document.querySelector<HTMLElement>('[aria-label=Chiudi]')?.click())
    await press()
    await until(() => expect(sent).toHaveLength(2))
    const ids = sent.map(({ body }) => (body.FormFields as { event_id: string }).event_id)
    expect(new Set(ids).size).toBe(1)
  })

  test('what only the server can refuse is said beside its field', async () => {
    status = 400
    await lead()
    await fill(REACH)
    await press()
    await until(() => expect(problems()).toEqual(['Questa e-mail non si può usare.']))
    expect(field('email').getAttribute('aria-invalid')).toBe('true')
    expect(dialog()).toBeNull()
  })
})

test('[FRM-001] [API-039] the contact form has every field by its name, and asks for no password (decision 78)', async () => {
  const fields = contactFormSchema.parse({ hasCredentials: true })
  const data = await loadContactForm(fields, { club: parseEnv({ CLUB_NAME: 'Il Club di Lodi' }).club })
  await draw(<ContactFormBlock id="contatto" headingLevel={2} data={data} />)
  const names = [...new Set([...document.querySelectorAll<Control>('[name]')].map(({ name }) => name))]
  expect(names.sort()).toEqual(
    'cellulare club codiceFiscale cognome dateOfBirth email fonte fonteCampagna nome note placeOfBirth privacy tipoForm username'.split(
      ' ',
    ),
  )
  await fill({
    ...REACH,
    nome: 'Anna',
    cognome: 'Neri',
    club: 'Il Club di Lodi',
    dateOfBirth: '1980-02-03',
    placeOfBirth: 'Lodi',
    note: 'Non entro più.',
    username: '1003',
  })
  await press()
  await until(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/Forms/Contatti',
    body: { club: 'Il Club di Lodi', dateOfBirth: '1980-02-03', fonte: 'ARCLUB', tipoForm: 'contatti', privacy: true },
  })
  expect(sent[0]?.body).toMatchObject({ username: '1003' })
  expect(document.querySelector('[type=password]')).toBeNull()
})

test('[FRM-002] the appointment form wakes its button with e-mail, phone, day and the box', async () => {
  await draw(<AppointmentForm />)
  for (const name of ['nome', 'cognome', 'customerCode', 'profession', 'day', 'channel'])
    expect(field(name)).toBeTruthy()
  expect(button().disabled).toBe(true)
  await fill({ email: 'anna@posta.example', cellulare: '3331234567', privacy: '1' })
  expect(button().disabled).toBe(true)
  await fill({ day: '2026-11-20' })
  await until(() => expect(button().disabled).toBe(false))
  await press()
  await until(() => expect(sent[0]?.body.FormFields).toMatchObject({ day: '2026-11-20', channel: 'telefono' }))
})

test('[FRM-018] [FRM-024] the support form has a text of five rows, a box and four answers that nobody has given', async () => {
  await draw(<SupportForm />)
  expect((field('note') as HTMLTextAreaElement).rows).toBe(5)
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(8)
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0)
  await fill({ ...REACH, nome: 'Anna', cognome: 'Neri', note: 'Aiuto.' })
  await press()
  await until(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    MarketingDiretto: 'no',
    ComunicazioneTerzi: 'no',
    Statistiche: 'no',
    Profilazione: 'no',
  })
})

test('[FRM-002] [FRM-019] a member finds in the appointment form what the club knows of them', async () => {
  const known = {
    name: 'Anna',
    surname: 'Neri',
    email: 'Anna@Posta.example',
    phone: '+393331234567',
    clientCode: '4242',
  }
  let member: object | null = { subscription: known }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/me'
        ? { member }
        : { datiContatto: { codiceFiscale: null, professione: { descrizione: 'Ostetrica' } } },
    ),
  )
  await act(() => refreshPerson())
  await draw(<AppointmentForm />)
  await until(() => expect(field('profession').value).toBe('Ostetrica'))
  expect(['nome', 'cognome', 'email', 'cellulare', 'customerCode'].map((name) => field(name).value)).toEqual([
    'Anna',
    'Neri',
    'anna@posta.example',
    '3331234567',
    '4242',
  ])
  member = null
  await act(() => refreshPerson())
})

test('[FRM-005] [FRM-010] a form sent before the person has arrived leaves with what the club knows, and complains of nothing', async () => {
  let arrive: (response: Response) => void = () => undefined
  const stubbed = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/api/me'
      ? new Promise<Response>((resolve) => {
          arrive = resolve
        })
      : stubbed(path, init),
  )
  const Frame = ({ children }: { children: ReactNode }) => {
    useArrivingPerson(true)
    return children
  }
  const data = leadFormSchema.parse({ form: 'richiesta-parere-legale' })
  await draw(
    <Frame>
      <LeadFormBlock id="modulo" headingLevel={2} data={data} />
    </Frame>,
  )
  await fill({ privacy: '1', note: 'Posso usare il logo?' })
  await press()
  expect(problems()).toEqual([])
  expect(sent).toEqual([])
  const subscription = {
    name: 'Anna',
    surname: 'Neri',
    email: 'anna@posta.example',
    phone: '+39 333 1234567',
    clientCode: '1',
  }
  await act(async () => arrive(Response.json({ member: { subscription } })))
  await until(() => expect(sent).toHaveLength(1))
  expect(problems()).toEqual([])
  expect(sent[0]?.body).toMatchObject({
    NomeCliente: 'Anna',
    CognomeCliente: 'Neri',
    CodificaCampagna: '',
    EmailCliente: 'anna@posta.example',
    CellulareCliente: '3331234567',
  })
})
