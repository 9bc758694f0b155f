// @vitest-environment jsdom
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import '#design/dialog/dialog-content.tsx'
import type { Audience } from '#areas/audience/model.ts'
import { draw, eventually } from '../../../tests/support/draw.ts'
import { AnchorMenuBlock } from './anchor-menu.tsx'
import { loadAnchorMenu } from './load.server.ts'
import { anchorMenuSchema } from './schema.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const SERVICE = 'https://telemedicina.example/accesso'

async function drawn(fields: object, audience: Audience = anAudience('PREMIUM')) {
  const data = await loadAnchorMenu(anchorMenuSchema.parse(fields), { audience })
  const place = await draw(
    <MemoryRouter>
      <AnchorMenuBlock id="strip" data={data} headingLevel={2} />
    </MemoryRouter>,
  )
  return { place, data }
}

const withTelemedicine = (stato: number) => ({ wallets: { telemedicina: { stato } } })
const links = [{ label: 'Sezione', link: '#sezione' }]

describe('[BLK-011] [BLK-012] the links of the strip', () => {
  test.each([
    ['#sezione', false, false],
    ['/servizi', false, false],
    ['/registrazione-trial', true, false],
    ['/attivazione-trial', true, false],
    ['/upgrade', true, false],
    ['/upgrade?fonte=menu', true, false],
    ['https://altrove.example/', true, false],
    ['/piani-premium', false, true],
  ])('%s opens a new tab: %s; has the icon of the plans: %s', async (link, isApart, hasIcon) => {
    const { place } = await drawn({ links: [{ label: 'Voce', link }] })
    const anchor = place.querySelector('nav a')
    expect(anchor?.getAttribute('target')).toBe(isApart ? '_blank' : null)
    expect(anchor?.querySelector('svg') !== null).toBe(hasIcon)
  })

  test('[BLK-011] the strip stays in sight, and its buttons are calls to action', async () => {
    const { place } = await drawn({ links, callsToAction: [{ label: 'Prova', link: '/registrazione-trial' }] })
    expect(place.firstElementChild?.className).toContain('sticky')
    const button = [...place.querySelectorAll('a')].find((each) => each.textContent?.startsWith('Prova'))
    expect(button?.target).toBe('_blank')
    const switched = { label: 'Prova', link: '/registrazione-trial', opensNewTab: false }
    const putBack = await drawn({ links, callsToAction: [switched] })
    expect(putBack.place.querySelector<HTMLAnchorElement>('a[href="/registrazione-trial"]')?.target).toBe('_blank')
    const plans = await drawn({ links, callsToAction: [{ label: 'I piani', link: '/piani-premium' }] })
    expect(plans.place.querySelector('a[href="/piani-premium"] svg')).not.toBeNull()
  })
})

describe('[BLK-013] “Accedi al servizio”', () => {
  test.each(
    overSixTypes({
      SUSPECT: false,
      REGISTRATO: false,
      TRIAL: false,
      PREMIUM: true,
      EX_TRIAL: false,
      EX_PREMIUM: false,
    }),
  )('for %s with Stato 1: %s', async (type, isThere) => {
    const { place, data } = await drawn({ links, telemedicineLink: SERVICE }, anAudience(type, withTelemedicine(1)))
    expect(place.textContent?.includes('Accedi al servizio')).toBe(isThere)
    expect(JSON.stringify(data).includes(SERVICE)).toBe(isThere)
  })

  test.each([0, 3])('nobody with Stato %s', async (stato) => {
    const { place } = await drawn({ links, telemedicineLink: SERVICE }, anAudience('PREMIUM', withTelemedicine(stato)))
    expect(place.textContent).not.toContain('Accedi al servizio')
  })

  test('with Stato 1 it opens the service in a new tab', async () => {
    const { place } = await drawn({ links, telemedicineLink: SERVICE }, anAudience('PREMIUM', withTelemedicine(1)))
    const button = place.querySelector(`a[href="${SERVICE}"]`)
    expect(button?.getAttribute('target')).toBe('_blank')
  })

  test('elsewhere than on the page of the service it is not there', async () => {
    const { place } = await drawn({ links }, anAudience('PREMIUM', withTelemedicine(1)))
    expect(place.textContent).not.toContain('Accedi al servizio')
  })

  test('[BLK-014] with Stato 2 it says that the service is coming back, and learns no address', async () => {
    const { place, data } = await drawn(
      { links, telemedicineLink: SERVICE },
      anAudience('PREMIUM', withTelemedicine(2)),
    )
    expect(JSON.stringify(data)).not.toContain(SERVICE)
    expect(place.querySelector('a[target]')).toBeNull()
    await act(async () => place.querySelector('button')?.click())
    await eventually(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
    const dialog = document.querySelector('[role=dialog]')
    expect(dialog?.textContent).toContain('Servizio in riattivazione')
    expect(dialog?.textContent).toContain('e-mail')
    const close = [...(dialog?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Chiudi')
    await act(async () => close?.click())
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })
})
