import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testEnv, testServer } from '../../../tests/support/http.ts'
import { fixedClock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import type { StaffPermission } from '../pure/permissions.ts'
import { callDefiner } from './call.server.ts'
import type { OpenApi } from './openapi.server.ts'
import { registerCalls } from './register-calls.server.ts'

type Visitor = { member: { permissions: StaffPermission[] } | null }
const defineCall = callDefiner<Visitor>()

const node = z.object({
  name: z.string(),
  get children() {
    return z.array(node)
  },
})

const calls = [
  defineCall({
    method: 'GET',
    path: '/FAD/Corsi/{id}',
    summary: 'Stato e dati di un corso <script>alert(1)</script>.',
    access: 'member',
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ username: z.string().optional() }),
    answer: z.object({
      title: z.string().describe('Titolo del corso'),
      opensAt: z.date(),
      tags: z.array(z.object({ code: z.string() })),
    }),
    handle: async () => ({ title: '', opensAt: new Date(0), tags: [] }),
  }),
  defineCall({
    method: 'POST',
    path: '/favorites',
    summary: 'Aggiunge ai preferiti.',
    access: 'contents.write',
    body: z.object({ id: z.number(), tree: node }),
    answer: z.void(),
    statuses: { 201: 'Aggiunto.', 409: 'C’è già.' },
    handle: async () => undefined,
  }),
]

async function api(permissions: StaffPermission[] | null = ['contents.write']) {
  return testServer((app) =>
    registerCalls(app, calls, {
      db: {} as Db,
      clock: fixedClock('2026-11-15'),
      publicOrigin: testEnv().publicOrigin,
      isStrict: true,
      resolveViewer: () => ({ member: permissions && { permissions } }),
    }),
  )
}

test('the OpenAPI document describes every call from the shapes that check it', async () => {
  const document = (await (await api()).inject('/api/openapi.json')).json<OpenApi>()
  expect(document.openapi).toBe('3.1.0')
  const course = document.paths['/FAD/Corsi/{id}']?.get
  expect(course?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['id', 'path', true],
    ['username', 'query', false],
  ])
  expect(course?.responses['200']?.content?.['application/json'].schema).toMatchObject({
    properties: { title: { type: 'string' }, opensAt: { type: 'string', format: 'date-time' } },
  })
  expect(course?.responses).toHaveProperty('401')
  const favorites = document.paths['/favorites']?.post
  expect(Object.keys(favorites?.responses ?? {})).toEqual(['201', '400', '404', '409', 'default'])
  expect(favorites?.requestBody?.required).toBe(true)
})

const readers: [StaffPermission[] | null, string[]][] = [
  [null, []],
  [['members.read'], []],
  [['contents.write'], ['/favorites']],
  [['members.read', 'contents.write'], ['/favorites']],
]
test.each(readers)(
  '[IDN-026] the calls of the desk and their words are described to whoever has %j only where they may make them',
  async (permissions, own) => {
    const app = await api(permissions)
    const text = (await app.inject('/api/openapi.json')).body
    expect(Object.keys(JSON.parse(text).paths)).toEqual(['/FAD/Corsi/{id}', ...own])
    const page = (await app.inject('/api/docs')).body
    for (const told of [text, page]) expect(told.includes('Aggiunge ai preferiti')).toBe(own.length > 0)
    expect(text.includes('children')).toBe(own.length > 0)
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/favorites', payload: {} })
    if (own.length > 0) expect(statusCode).toBe(400)
    else expect([statusCode, JSON.parse(body).message]).toEqual([404, 'Questa chiamata non esiste.'])
  },
)

test('every reference of the document leads somewhere', async () => {
  const text = (await (await api()).inject('/api/openapi.json')).body
  const document = JSON.parse(text) as Record<string, unknown>
  const references = [...text.matchAll(/"\$ref":"#\/([^"]*)"/g)].map((match) => match[1] ?? '')
  expect(references.length).toBeGreaterThan(1)
  for (const reference of references) {
    const target = reference
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document)
    expect(target, reference).toBeDefined()
  }
})

test('the readable page is valid HTML in Italian, escapes what it quotes and needs nothing from elsewhere', async () => {
  const answer = await (await api()).inject('/api/docs')
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('Può chiamare: Soci')
  expect(answer.body).toContain('Titolo del corso')
  expect(answer.body).toContain('tags[].<wbr>code')
  expect(answer.body).not.toContain('<script')
  expect(answer.body).not.toMatch(/(src|href)="https?:/)
  expect(answer.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const report = await validator.validateString(answer.body)
  const messages = report.results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message}`),
  )
  expect(messages.filter((message) => !/no-trailing-whitespace|doctype-style|long-title/.test(message))).toEqual([])
})
