// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Link, MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../../tests/support/draw.ts'
import { CONSENT_COOKIE } from '../model.ts'
import { currentConsent, giveConsent, openCookiePreferences } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { flushEvents, trackLead } from './track.ts'
import { TrackingProvider } from './tracking-provider.tsx'
import { campaignParameters, firstCampaign, navigationHistory, visitHeaders } from './visit.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// Asked for with the next frame, which on a slow machine comes before the test is over.
Element.prototype.scrollIntoView ??= () => undefined

const sent: { url: string; body: unknown }[] = []
let root: Root
let go: (path: string) => void = () => undefined

function Page() {
  const navigate = useNavigate()
  go = (path) => void act(() => navigate(path))
  return (
    <>
      <TrackingProvider />
      <ConsentBanner />
      <Link to="/servizi" data-event-code="TM140">
        <span id="inner">Vai</span>
      </Link>
      <button type="button" data-event-code="XX999">
        Sconosciuto
      </button>
    </>
  )
}

beforeEach(async () => {
  sent.length = 0
  window.dataLayer = []
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store.
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    return new Response()
  })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/?utm_source=mail&fonte=OMCEO']}>
        <Page />
      </MemoryRouter>,
    ),
  )
  await eventually(() => expect(question()).not.toBeNull())
})
afterEach(() => {
  flushEvents()
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const question = () => document.querySelector('html:not([data-answered]) #domanda-cookie')
const press = (name: string) =>
  act(() =>
    [...document.querySelectorAll('button')]
      .find((button) => button.textContent === name || button.getAttribute('aria-label') === name)
      ?.click(),
  )
const click = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click())

test('before a choice nothing is sent, nothing is told and nothing is left in the browser', () => {
  click('#inner')
  trackLead('formpl', crypto.randomUUID())
  flushEvents()
  expect(window.dataLayer).toEqual([])
  expect(sent).toEqual([])
  expect(document.cookie).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test.each(['Rifiuta', 'Chiudi e continua senza accettare'])(
  '“%s” keeps only what the site needs, and the question does not come back',
  async (name) => {
    await press(name)
    expect(question()).toBeNull()
    expect(currentConsent()?.purposes).toEqual([])
    click('#inner')
    expect(window.dataLayer).toEqual([])
    expect(sent).toMatchObject([{ url: '/api/Tracking/Consenso', body: { finalita: [] } }])
  },
)

test('[TRK-001] [TRK-014] [API-261] after consent a click anywhere in what carries a code is told and kept', async () => {
  await press('Accetta')
  sent.length = 0
  click('#inner')
  expect(window.dataLayer).toEqual([
    { event: 'action', code: 'TM140', path: '/', event_id: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
  flushEvents()
  expect(sent).toEqual([{ url: '/api/Tracking/Eventi', body: { eventi: window.dataLayer } }])
})

test('[TRK-001] a word that is no code is no event', async () => {
  await press('Accetta')
  click('button[data-event-code]')
  expect(window.dataLayer).toEqual([])
})

test('[TRK-003] [TRK-012] opening the cart is an event', async () => {
  await press('Accetta')
  go('/carrello')
  expect(window.dataLayer).toMatchObject([{ code: 'PP200' }])
})

test('[TRK-013] a form that was sent is told with the number the form carried', async () => {
  await press('Accetta')
  const id = crypto.randomUUID()
  trackLead('formpl', id)
  expect(window.dataLayer).toMatchObject([{ event: 'lead', code: 'formpl', event_id: id }])
})

test('many events travel in few requests', async () => {
  await press('Accetta')
  sent.length = 0
  for (let each = 0; each < 45; each += 1) click('#inner')
  flushEvents()
  expect(sent.map(({ body }) => (body as { eventi: unknown[] }).eventi.length)).toEqual([20, 20, 5])
})

test('[FRM-019] forms learn the campaign of the landing page and the page before; the browser keeps it only after consent', async () => {
  go('/servizi')
  expect(campaignParameters()).toEqual({ utm_source: 'mail', fonte: 'OMCEO' })
  expect(navigationHistory()).toEqual({ ref: '/', current: '/servizi' })
  expect(sessionStorage).toHaveLength(0)
  act(() => giveConsent(['marketing']))
  go('/assistenza')
  expect(sessionStorage.getItem('visit')).toContain('OMCEO')
  act(() => giveConsent([]))
  expect(sessionStorage).toHaveLength(0)
})

test('[FIG-001] the code of a campaign is the first of the visit, and is said only by who agreed to statistics', () => {
  go('/servizi?utm_campaign=autunno')
  expect(firstCampaign()).toBeNull()
  act(() => giveConsent(['marketing']))
  expect(firstCampaign()).toBeNull()
  act(() => giveConsent(['statistics']))
  expect(firstCampaign()).toBe('omceo')
  act(() => giveConsent([]))
  expect(firstCampaign()).toBeNull()
})

test('[API-220] a call learns where the visit began, however many pages later, and what led to it', () => {
  const landing = visitHeaders()
  go('/città')
  go('/profilo/dati-personali')
  expect(visitHeaders()).toEqual(landing)
  expect(landing).toEqual({ LandingPage: '/', ReferrerPage: '' })
})

test('a choice is changed from the footer, under the number it was made with', async () => {
  await press('Rifiuta')
  const first = currentConsent()?.id
  await act(async () => openCookiePreferences())
  expect(question()).not.toBeNull()
  await press('Accetta')
  expect(currentConsent()).toMatchObject({ id: first, purposes: ['statistics', 'marketing'] })
})
