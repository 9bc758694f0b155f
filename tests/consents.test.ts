import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { answerConsents, entryTextVersions, yesTo } from '#areas/account/consent-commands.server.ts'
import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { missingConsents } from '#areas/account/rules.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { TERMS_PATH } from '#areas/content/page-text-store.server.ts'
import { findPageId, getDraft } from '#areas/content/store.server.ts'
import { useClub } from './support/club.ts'
import { ORIGIN } from './support/open-club.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

const club = useClub()
const PATH = '/profilo/privacy'

async function read(username: number | null, path = PATH) {
  const answer = await club.app.inject({ url: path, headers: await club.cookieOf(username) })
  const words = answer.body
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  return { status: answer.statusCode, words }
}

async function answer(username: number | null, consenso: string, risposta: string) {
  const headers = {
    origin: ORIGIN,
    'content-type': 'application/x-www-form-urlencoded',
    ...(await club.cookieOf(username)),
  }
  const payload = new URLSearchParams({ consenso, risposta }).toString()
  return club.app.inject({ method: 'POST', url: PATH, headers, payload })
}

async function idOf(username: number | null): Promise<string> {
  return (await findMemberByUsername(club.database.db, username ?? 0))?.id ?? ''
}

/** An editor writes other terms, and says what they are. */
async function publishTerms(words: string, testo: string | null) {
  const { db } = club.database
  const pageId = (await findPageId(db, TERMS_PATH)) ?? ''
  const { number, title, description, sharing } = await getDraft(db, pageId)
  const main = [{ id: 'testo', type: 'rich-text', audience: {}, fields: { content: `<p>${words}</p>` } }]
  const draft = {
    basedOn: number,
    head: { title, description, sharing },
    parentId: null,
    document: { regions: { main } },
  }
  const page = `/redazione/pagine/${pageId}`
  const headers = { origin: ORIGIN, ...(await club.cookieOf(STAFF.editor)) }
  const json = { ...headers, 'content-type': 'application/json' }
  const kept = await club.app.inject({
    method: 'POST',
    url: `${page}/bozza`,
    headers: json,
    payload: JSON.stringify(draft),
  })
  const fields = { act: 'publish', number: String(kept.json().number), ...(testo && { testo }) }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(fields).toString()
  expect((await club.app.inject({ method: 'POST', url: page, headers: form, payload })).statusCode).toBe(302)
}

describe('[IDN-028] the consents of a member', () => {
  test('are seen with their day, and withdrawn with one press, which holds at once', async () => {
    const memberId = await idOf(VISITORS.PREMIUM)
    expect((await read(VISITORS.PREMIUM)).words).toContain('Non hai ancora risposto')
    const given = await answer(VISITORS.PREMIUM, 'directMarketing', 'si')
    expect(given.statusCode).toBe(200)
    expect(given.body).toContain('Fatto. Da adesso vale la tua nuova scelta.')
    expect((await read(VISITORS.PREMIUM)).words).toMatch(
      /Vuoi ricevere le nostre comunicazioni e offerte\? Sì, dal \d+/,
    )
    await answer(VISITORS.PREMIUM, 'directMarketing', 'no')
    expect((await listConsentAnswers(club.database.db, memberId)).directMarketing?.isGiven).toBe(false)
    // Both answers stay, and neither can be written over.
    const lines = sql`select is_given from consent_answers where consent = 'directMarketing' and member_id = ${memberId} order by id`
    expect((await club.database.db.execute(lines)).rows).toEqual([{ is_given: true }, { is_given: false }])
    await expect(club.database.pool.query('update consent_answers set is_given = true')).rejects.toThrow('append-only')
  })

  test('are one’s own, and what is not asked here is refused', async () => {
    const before = await listConsentAnswers(club.database.db, await idOf(VISITORS.TRIAL))
    expect((await answer(null, 'directMarketing', 'si')).statusCode).not.toBe(200)
    for (const [consent, value] of [
      ['acknowledgment', 'no'],
      ['partnerPrivacy', 'si'],
      ['inventato', 'si'],
      ['directMarketing', 'forse'],
    ] as const)
      expect((await answer(VISITORS.PREMIUM, consent, value)).statusCode, consent).toBe(400)
    expect(await listConsentAnswers(club.database.db, await idOf(VISITORS.TRIAL))).toEqual(before)
  })

  test('a partner’s notice is withdrawn, and the club no longer takes it as accepted', async () => {
    const { db } = club.database
    const memberId = await idOf(VISITORS.TRIAL)
    await answerConsents(db, memberId, yesTo(['partnerPrivacy']), { place: 'profile', now: club.clock.now() })
    const { words } = await read(VISITORS.TRIAL)
    expect(words).toContain('Informativa del fornitore dei contenuti')
    expect(words).toContain('Ritira')
    await answer(VISITORS.TRIAL, 'partnerPrivacy', 'no')
    const check = await club.app.inject({
      url: '/api/contact/jump2wl/check',
      headers: await club.cookieOf(VISITORS.TRIAL),
    })
    expect(check.json()).toMatchObject({ privacyHomnyaPresent: false })
    expect((await read(VISITORS.TRIAL)).words).not.toContain('Informativa del fornitore dei contenuti')
  })

  test('the text that was accepted can be read again, also when it reads otherwise today', async () => {
    const { db, pool } = club.database
    const memberId = await idOf(VISITORS.REGISTRATO)
    const now = club.clock.now()
    const { rows } = await pool.query("select html from consent_texts where consent = 'conditionOfUse' order by number")
    expect(rows).toHaveLength(1)
    const path = `${PATH}/testi/conditionOfUse`
    expect((await read(VISITORS.REGISTRATO)).words).toContain('Leggi il testo che hai accettato')
    expect((await read(VISITORS.REGISTRATO, path)).words).toContain('Versione 1, che hai accettato il')
    expect((await read(null, path)).status).toBe(302)
    expect((await read(VISITORS.REGISTRATO, `${PATH}/testi/partnerTerms`)).status).toBe(404)
    // The club corrects the text: it is kept, and nobody is asked again.
    await publishTerms('una correzione', 'correzione')
    expect((await entryTextVersions(db, now)).conditionOfUse).toBe(1)
    // It publishes another: whoever accepted the first is asked again, once.
    await publishTerms('un altro testo', 'nuova')
    const versions = await entryTextVersions(db, now)
    expect(versions.conditionOfUse).toBe(3)
    const texts = await pool.query(
      "select html, asks_again from consent_texts where consent = 'conditionOfUse' order by number",
    )
    expect(
      texts.rows.map(({ html, asks_again }) => [/una correzione|un altro testo/.exec(html)?.[0], asks_again]),
    ).toEqual([
      [undefined, true],
      ['una correzione', false],
      ['un altro testo', true],
    ])
    expect(missingConsents('REGISTRATO', await listConsentAnswers(db, memberId), versions)).toEqual(['conditionOfUse'])
    expect((await read(VISITORS.REGISTRATO, path)).words).toContain('Versione 1')
    await answerConsents(db, memberId, yesTo(['conditionOfUse']), { place: 'entry', now })
    expect(
      missingConsents('REGISTRATO', await listConsentAnswers(db, memberId), await entryTextVersions(db, now)),
    ).toEqual([])
    expect((await read(VISITORS.REGISTRATO, path)).words).toContain('Versione 3')
    // Whoever says nothing corrects.
    await publishTerms('ancora una correzione', null)
    expect((await entryTextVersions(db, now)).conditionOfUse).toBe(3)
  })
})
