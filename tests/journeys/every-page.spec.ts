import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { VISITORS } from '../support/visitors.ts'
import { contextOf, layoutShift, settle, watch } from './visit.ts'

/** Editors' pages and our own that anybody may open; a page added to routes.ts is added here by the test of the access table. */
const PAGES = [
  '/',
  '/servizi',
  '/assistenza',
  '/accessibilita',
  '/privacy-policy',
  '/corsi-ecm-fad',
  '/corsi-ecm-fad/ebook',
  '/corsi-ecm-fad/videoclip',
  '/corsi-ecm-fad/privacy-in-ambulatorio',
  '/login',
  '/registrazione',
  '/assistenza/contatti',
  '/recover-password',
  '/risorse/calcolatori',
  '/risorse/calcolatori/has-bled',
  '/professionisti-sanitari',
  '/news-approfondimenti',
  '/news-approfondimenti/clinica-e-terapia/antibiotici-quanto-a-lungo',
  '/risorse',
  '/risorse/scheda-braden',
  '/search?s=consenso',
]
/** Where what a type sees differs most: asked of axe for every type; the others are the same page under another frame. */
const BY_TYPE = new Set(['/', '/servizi', '/corsi-ecm-fad', '/risorse', '/corsi-ecm-fad/privacy-in-ambulatorio'])
const WIDTHS = [360, 1280]

/** Axe costs seconds a page: every page is asked as a visitor on a phone and as a Premium member on a desktop. */
const isAskedOfAxe = (type: SubscriptionType, width: number, path: string) =>
  (type === 'SUSPECT' && width === 360) ||
  (type === 'PREMIUM' && width === 1280) ||
  (width === 360 && BY_TYPE.has(path))

for (const [type, username] of Object.entries(VISITORS) as [SubscriptionType, number | null][])
  for (const width of WIDTHS)
    test(`every public page is accessible, silent and still for ${type} at ${width} px`, async ({ browser }) => {
      test.setTimeout(300_000)
      const context = await contextOf(browser, username)
      for (const path of PAGES) {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 800 })
        const complaints = watch(page)
        await page.goto(path)
        await settle(page)
        expect(complaints, path).toEqual([])
        expect(await layoutShift(page), path).toBeLessThan(0.02)
        if (isAskedOfAxe(type, width, path)) {
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            path,
          ).toEqual([])
        }
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }))
        expect(scroll, `${path} scrolls sideways`).toBeLessThanOrEqual(client)
        await page.close()
      }
      await context.close()
    })
