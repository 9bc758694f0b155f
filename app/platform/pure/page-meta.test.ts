import { expect, test } from 'vitest'
import { pageMark, pageMeta } from './page-meta.ts'

const page = {
  title: 'Cefalea',
  description: 'I segnali.',
  path: '/news/cefalea',
  origin: 'https://club.example.it',
  clubName: 'Ordine',
}
const told = (more: Partial<Parameters<typeof pageMeta>[0]> = {}) => JSON.stringify(pageMeta({ ...page, ...more }))

test('a page is told with its whole address, the club’s name and, if it has one, its picture', () => {
  expect(pageMeta(page)[0]).toEqual({ title: 'Cefalea | Ordine' })
  expect(told()).toContain('{"property":"og:title","content":"Cefalea"}')
  expect(told()).toContain('"rel":"canonical","href":"https://club.example.it/news/cefalea"')
  expect(told()).toContain(
    `{"property":"og:image","content":"https://club.example.it/condivise/${pageMark('Cefalea', 'Ordine')}.png?di=%2Fnews%2Fcefalea"}`,
  )
  expect(pageMark('Cefalee', 'Ordine')).not.toBe(pageMark('Cefalea', 'Ordine'))
  expect(told()).not.toMatch(/noindex/)
  expect(told({ imagePath: '/files/1/sole.jpg' })).toContain(
    '"summary_large_image"},{"property":"og:image","content":"https://club.example.it/files/1/sole.jpg"}',
  )
})

test('an editor’s own name takes the place of title and club; a hidden page says so', () => {
  const own = pageMeta({ ...page, fullName: 'Tutto sulla cefalea', sharedTitle: 'Cefalea, in breve' })
  expect(own[0]).toEqual({ title: 'Tutto sulla cefalea' })
  expect(JSON.stringify(own)).toContain('{"property":"og:title","content":"Cefalea, in breve"}')
  expect(told({ isHiddenFromSearchEngines: true })).toContain('{"name":"robots","content":"noindex"}')
})
