import { expect, test } from 'vitest'
import { useClub } from './support/club.ts'
import { DESK_ACTS } from './support/desk-acts.ts'
import { deskAddresses, patternFinder } from './support/desk-routes.ts'
import { documentOf } from './support/document.ts'
import { STAFF_PAGES } from './support/staff-pages.ts'
import { STAFF } from './support/visitors.ts'

const club = useClub()

/**
 * Forms that are not the router's. A file is sent by its own code, which says what did not arrive and leaves it where it was chosen; what is
 * ticked in a list has no words, and is kept (`ticks.tsx`).
 */
const OTHERS = [/^\/redazione\/corsi\/\d+\/dati .*Carica/, /Togli tutte le spunte$/]

const isSent = (form: Element) => form.getAttribute('method')?.toLowerCase() === 'post'
const buttonsOf = (form: Element) =>
  [...form.querySelectorAll('button')]
    .map((button) => button.textContent || button.getAttribute('aria-label'))
    .join(', ')

/**
 * DSK-055. The forms are found on the pages themselves. What holds them where they cannot arrive is the router's
 * (`desk-forms.spec.ts` presses one of each kind), and what they do is pressed by `desk-trail.test.ts`.
 */
test('[DSK-055] every form of every page of the desk is sent by the router, to a page that acts', async () => {
  const headers = await club.cookieOf(STAFF.administrator)
  const read = async (url: string) => (await club.app.inject({ url, headers })).body
  const patternOf = await patternFinder()
  const found = await deskAddresses(read)
  const addresses = [...[...found.values()].flatMap((address) => address ?? []), ...STAFF_PAGES]
  const faults: string[] = []
  const acting = new Set<string>()
  for (const url of new Set(addresses))
    for (const form of [...documentOf(await read(url)).querySelectorAll('form')].filter(isSent)) {
      const to = (form.getAttribute('action') ?? url).split('?')[0] ?? url
      const name = `${url} ${buttonsOf(form)}`
      const pattern = patternOf(to)
      if (pattern && DESK_ACTS[pattern]) acting.add(pattern)
      else faults.push(`${name} is sent to ${to}, which is no page of the desk that acts`)
      if (form.getAttribute('data-discover') !== 'true' && !OTHERS.some((own) => own.test(name)))
        faults.push(`${name} is not sent by the router`)
    }
  expect(faults).toEqual([])
  expect(acting.size).toBeGreaterThan(60)
})
