// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { audienceContext } from '#areas/audience/context.server.ts'
import { SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import { mount } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type PageParts, pagePartsContext } from '#platform/http/page-parts.server.ts'
import type { DirectoryAnswer } from './model.ts'
import { loader } from './pages/directory.tsx'
import { DirectoryResults } from './ui/directory-results.tsx'

const words = () => currentToasts().map(({ text }) => text)
afterEach(() => toast.clear())

const filters = { text: '', professionType: null, province: null }

test('[DIR-010] a list that cannot be read is said in a toast, and the service only in the log', async () => {
  const logged: unknown[] = []
  const context = new RouterContextProvider()
  const log = { error: (_details: unknown, sentence: unknown) => void logged.push(sentence) }
  // A database that is away: whatever is asked of it fails.
  const db = {
    select: () => {
      throw new Error('away')
    },
  } as unknown as Db
  context.set(pagePartsContext, { db, log, club: { name: 'Camice' }, origin: '' } as unknown as PageParts)
  context.set(audienceContext, SUSPECT_AUDIENCE)
  const request = new Request('http://localhost/professionisti-sanitari')
  const { data, init } = await loader({ context, request } as unknown as Parameters<typeof loader>[0])
  expect(data.answer).toBeNull()
  expect(init?.headers).toEqual({ 'cache-control': 'no-store' })
  expect(logged).toEqual(['Errore del servizio /professionallist/professionalcards'])

  const { box, unmount } = await mount(<DirectoryResults filters={filters} page={1} answer={data.answer} />)
  expect(words()).toEqual(['Errore del servizio durante la richiesta della lista.'])
  expect(box.textContent).not.toContain('/professionallist')
  await unmount()
})

test('[DIR-007] no pages are shown where there are no cards', async () => {
  const answer = { cards: [], suggested: [], pages: 0, total: 0 }
  const { box, unmount } = await mount(<DirectoryResults filters={filters} page={1} answer={answer} />)
  expect(box.querySelector('nav')).toBeNull()
  expect(words()).toEqual([])
  await unmount()
})

test('[DIR-007] where there are cards there are pages, also when there is one', async () => {
  const card = { slug: 'rossi', name: 'Anna Rossi' } as unknown as DirectoryAnswer['cards'][number]
  const answer = { cards: [card], suggested: [], pages: 1, total: 1 }
  const { box, unmount } = await mount(<DirectoryResults filters={filters} page={1} answer={answer} />)
  expect(box.querySelector('nav[aria-label=Pagine] [aria-current=page]')?.textContent).toBe('1')
  await unmount()
})
