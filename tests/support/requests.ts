import { randomUUID } from 'node:crypto'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import type { NewLead } from '#areas/leads/model.ts'
import { insertLead } from '#areas/leads/store.server.ts'
import { daysAfter } from '#platform/pure/dates.ts'
import { documentOf } from './document.ts'
import { ORIGIN, type TestClub } from './open-club.ts'
import { STAFF } from './visitors.ts'

export const QUEUE = '/redazione/richieste'

type Sketch = Partial<NewLead> & { dueAt?: Date; createdAt?: Date; username?: number; note?: string }

/** A request as its form left it, late in a week unless it is said otherwise. */
export async function aRequest({ database: { db }, clock }: TestClub, sketch: Sketch = {}): Promise<string> {
  const { dueAt = daysAfter(clock.now(), 7), createdAt = clock.now(), username, note = 'Buongiorno.', ...lead } = sketch
  const member = username ? await findMemberByUsername(db, username) : null
  const id = await insertLead(
    db,
    {
      eventId: randomUUID(),
      formType: 'assistenza',
      name: member?.name ?? 'Bruna',
      surname: member?.surname ?? 'Testi',
      email: member?.email ?? 'bruna@posta.example',
      phone: null,
      campaignCode: null,
      marketingCode: null,
      isPrivacyRead: true,
      consents: {},
      fields: { note },
      memberId: member?.id ?? null,
      ...lead,
    },
    { now: createdAt, dueAt },
  )
  if (!id) throw new Error('The request was not written.')
  return id
}

/** The queue at the desk, read and used as whoever works there does. */
export function requestDesk(club: TestClub) {
  const open = async (path: string, who: number | null = STAFF.operator) => {
    const { statusCode, body, headers } = await club.app.inject({ url: path, headers: await club.cookieOf(who) })
    const page = documentOf(body)
    const text = (page.querySelector('#contenuto') ?? page.body).textContent?.replace(/\s+/g, ' ') ?? ''
    return { status: statusCode, page, text, body, location: headers.location }
  }
  const post = async (path: string, fields: Record<string, string>, who: number = STAFF.operator) => {
    const headers = {
      ...(await club.cookieOf(who)),
      'content-type': 'application/x-www-form-urlencoded',
      origin: ORIGIN,
    }
    const answer = await club.app.inject({
      method: 'POST',
      url: path,
      headers,
      payload: new URLSearchParams(fields).toString(),
    })
    const text = documentOf(answer.body).body.textContent?.replace(/\s+/g, ' ') ?? ''
    return { status: answer.statusCode, text, body: answer.body, location: answer.headers.location }
  }
  return {
    open,
    post,
    /** The ids in a list, in its order. */
    ids: async (query = '', who: number = STAFF.operator) => {
      const { page } = await open(`${QUEUE}${query}`, who)
      return [...page.querySelectorAll('tbody th a')].map(
        (a) => /[0-9a-f-]{36}/.exec(a.getAttribute('href') ?? '')?.[0],
      )
    },
    act: (id: string, act: string, fields: Record<string, string> = {}, who: number = STAFF.operator) =>
      post(`${QUEUE}/${id}`, { act, ...fields }, who),
    /** Answers as the form of the page does. */
    answer: async (
      id: string,
      risposta: string,
      { act = 'answer', who = STAFF.operator as number, from = '', ...fields } = {},
    ) => {
      const path = `${QUEUE}/${id}${from && `?da=${encodeURIComponent(from)}`}`
      const { page } = await open(path, who)
      const form = page.querySelector('form[aria-label="Rispondi alla richiesta"]')
      const hidden = (name: string) => form?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
      return post(path, { act, key: hidden('key'), seen: hidden('seen'), risposta, ...fields }, who)
    },
  }
}
