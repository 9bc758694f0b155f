import { beforeAll, describe, expect, test } from 'vitest'
import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import type { Attempt, JobContext } from '#platform/jobs/define-job.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { forgetImports } from './commands.server.ts'
import { resumeImportsJob, runImportJob } from './jobs.server.ts'
import { goOn, inviteSome } from './run-commands.server.ts'

/** DSK-028…030. Members that arrive in a file, as the built club takes them. */
const club = useClub()
const IMPORTS = '/redazione/iscritti/importa'
const DAY_MS = 24 * 3_600_000
const BOUNDARY = 'confine'
let disk: Awaited<ReturnType<typeof openDisk>>

beforeAll(async () => {
  disk = await openDisk(club.env)
  await installJobs({ url: club.database.url, jobs: [runImportJob(disk)] })
})

const query = async (text: string, values: unknown[] = []) => (await club.database.pool.query(text, values)).rows
const cookie = (who: number) => club.cookieOf(who)

async function send(content: string | Uint8Array, who: number = STAFF.administrator) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="soci.csv"\r\ncontent-type: text/csv\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content as string),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  const headers = {
    ...(await cookie(who)),
    origin: ORIGIN,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  }
  return club.app.inject({ method: 'POST', url: IMPORTS, headers, payload })
}
async function post(url: string, fields: Record<string, string>, who: number = STAFF.administrator) {
  const headers = { ...(await cookie(who)), origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const read = async (url: string, who: number = STAFF.administrator) =>
  club.app.inject({ url, headers: await cookie(who) })
const text = async (url: string) => documentOf((await read(url)).body).querySelector('main')?.textContent ?? ''

/** What the job does, by the same command. */
const work = (url: string, db: Db = club.database.db) =>
  goOn({ db, disk, now: () => club.clock.now() }, url.split('/').at(-1) ?? '')

/** Sends a file and rehearses it with the columns as they were guessed; answers its page. */
async function rehearsed(content: string | Uint8Array): Promise<string> {
  const sent = await send(content)
  const url = String(sent.headers.location)
  expect(url).toMatch(new RegExp(`^${IMPORTS}/[0-9a-f-]{36}$`))
  await pair(url)
  return url
}
async function pair(url: string, more: Record<string, string> = {}) {
  const page = documentOf((await read(url)).body)
  const selects = [...page.querySelectorAll('select[name^=column-]')]
  const fields = selects.map((select): [string, string] => [
    select.getAttribute('name') ?? '',
    select.querySelector('option[selected]')?.getAttribute('value') ?? '',
  ])
  expect((await post(url, { act: 'rehearse', ...Object.fromEntries(fields), ...more })).statusCode).toBe(302)
  await work(url)
}

const emails = async (like: string) =>
  (await query('select email from members where email like $1 order by email', [like])).map(({ email }) => email)

describe('[DSK-028] a file of members', () => {
  test.each([
    [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'È un foglio Excel: salvalo come CSV'],
    ['', 'Scegli un file, che non sia vuoto.'],
    ['Nome\nAda\nUgo\n', 'Il file ha una colonna sola'],
    ['Nome;Cognome\n', 'Il file non ha righe sotto l’intestazione.'],
  ])('that is none is told for what it is', async (content, sentence) => {
    const refused = await send(content)
    expect([refused.statusCode, refused.body.includes(sentence)]).toEqual([400, true])
  })

  test('is of whoever may import alone, at every address', async () => {
    const url = await rehearsed('Nome;Cognome;E-mail\nEva;Porta;eva.porta@posta.example\n')
    for (const who of [STAFF.operator, STAFF.editor, 1003]) {
      for (const address of [IMPORTS, url, `${url}/da-correggere`])
        expect((await read(address, who)).statusCode).toBe(403)
      expect((await post(url, { act: 'start' }, who)).statusCode).toBe(403)
      expect((await send('Nome;Cognome\nA;B\n', who)).statusCode).toBe(403)
    }
    expect(await emails('eva.porta%')).toEqual([])
    expect((await read('/redazione/trova?cerca=importa+iscritti')).body).toContain(IMPORTS)
    expect((await read('/redazione/trova?cerca=importa+iscritti', STAFF.operator)).body).not.toContain(IMPORTS)
  })

  test('may be larger than any other form of the desk', async () => {
    const row = `Ada;Grande;${'x'.repeat(1_000)}`
    const sent = await send(`Nome;Cognome;Note\n${Array(14_000).fill(row).join('\n')}\n`)
    expect(sent.statusCode).toBe(302)
    const headers = {
      ...(await cookie(STAFF.administrator)),
      origin: ORIGIN,
      'content-type': 'multipart/form-data; boundary=x',
    }
    const payload = Buffer.alloc(53 * 1024 * 1024, 65)
    expect((await club.app.inject({ method: 'POST', url: IMPORTS, headers, payload })).statusCode).toBe(413)
  })

  test('is guessed, corrected, kept under a name, rehearsed in four groups, and its wrong rows come back', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const person = {
      name: 'Anna',
      surname: 'Giusti',
      email: 'anna.giusti@posta.example',
      phone: '3331234567',
      clientCode: 'GR-1',
    }
    await makeMember(db, { now, person: { ...person, username: 2801 } })
    const coded = await makeMember(db, {
      now,
      person: { ...person, username: 2802, email: 'altra@posta.example', clientCode: 'GR-2' },
    })
    await upsertDetails(db, coded, { fiscalCode: 'RSSMRA83A01H501X' })
    const rows = [
      'Codice cliente;Nome;Cognome;Posta;Telefono;Codice fiscale',
      ';Irène;Nuova;irene.gruppi@posta.example;;',
      'GR-1;Anna;Giusti;;3339999999;',
      ';Anna;Giusti;;;RSSMRA83A01H501X',
      ';Ugo;;ugo;12;RSSMRA83A01H501A',
      ';Lia;Doppia;lia.gruppi@posta.example;;',
      ';Lia;DOPPIA;lia.gruppi@posta.example;;',
    ]
    const sent = await send(new Uint8Array(Buffer.from(`${rows.join('\r\n')}\r\n`, 'latin1')))
    const url = String(sent.headers.location)
    const page = documentOf((await read(url)).body)
    const chosen = (at: number) =>
      page.querySelector(`select[name=column-${at}] option[selected]`)?.getAttribute('value')
    expect([0, 1, 2, 3, 4, 5].map(chosen)).toEqual(['clientCode', 'name', 'surname', 'email', 'phone', 'fiscalCode'])
    const wrong = await post(url, { act: 'rehearse', 'column-1': 'name', 'column-2': 'name' })
    expect([wrong.statusCode, wrong.body.includes('«Nome» è scelto per due colonne.')]).toEqual([400, true])
    await pair(url, { keptAs: 'Gestionale Vecchio' })
    expect(await text(url)).toContain('1 nuovo, 1 da aggiornare, 1 già così, 3 da correggere')
    expect(await emails('%.gruppi@posta.example'), 'nothing is written').toEqual([])
    const table = [...documentOf((await read(url)).body).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(table).toContainEqual([
      '5',
      'ColonnaTelefono',
      'Valore12',
      expect.stringMatching(/^PerchéNumero di telefono non valido/),
    ])
    expect(table).toContainEqual([
      '7',
      'ColonnaE-mail',
      'Valorelia.gruppi@posta.example',
      'PerchéUn’altra riga è della stessa persona.',
    ])
    const file = await read(`${url}/da-correggere`)
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(file.body.trim().split('\r\n')).toHaveLength(4)
    expect(file.body).toContain('"Ugo";"";"ugo";"12";"RSSMRA83A01H501A";"5";')
    const next = String((await send('E-mail strana;Posta;Cognome\nx;y@z.it;Rossi\n')).headers.location)
    await post(next, { act: 'use-pairing', key: 'gestionale vecchio' })
    const again = documentOf((await read(next)).body)
    expect(again.querySelector('select[name=column-1] option[selected]')?.getAttribute('value')).toBe('email')
  })

  test('updates whoever is known only if it is ticked, and an empty cell erases nothing', async () => {
    const { db } = club.database
    const person = {
      username: 2810,
      name: 'Pia',
      surname: 'Nota',
      email: 'pia.nota@posta.example',
      phone: '3330000001',
      clientCode: 'PN-1',
    }
    await makeMember(db, { now: club.clock.now(), person })
    const content = 'Codice cliente;Nome;Telefono;Professione\nPN-1;;3330000002;Farmacista\n'
    const first = await rehearsed(content)
    await post(first, { act: 'start' })
    await work(first)
    expect(await findMemberByUsername(db, 2810)).toMatchObject({ name: 'Pia', phone: '3330000001' })
    const second = await rehearsed(content)
    await post(second, { act: 'start', updatesKnown: 'on' })
    await work(second)
    expect(await findMemberByUsername(db, 2810)).toMatchObject({
      name: 'Pia',
      phone: '3330000002',
      profession: 'Farmacista',
    })
    const [line] = await query(
      "select details from audit_events e join members m on m.id = e.member_id where m.username = 2810 and details ->> 'what' = 'imported'",
    )
    expect(line.details.changes).toEqual([{ field: 'Telefono' }, { field: 'Professione' }])
    expect((await labelsOf('Nota')).map(({ count }) => count)).toEqual(['1'])
    const third = await rehearsed(content)
    expect(await text(third)).toContain('0 nuovi, 0 da aggiornare, 1 già così, 0 da correggere')
  })
})

const many = (name: string, count: number) =>
  ['Nome;Cognome;E-mail', ...Array.from({ length: count }, (_, at) => `Ada;${name};${name}${at}@posta.example`)].join(
    '\n',
  )
const labelsOf = async (name: string): Promise<{ name: string; count: string }[]> =>
  query(
    `select l.name, count(*) from labels l join member_labels ml on ml.label_id = l.id join members m on m.id = ml.member_id
     where m.surname = $1 group by l.name`,
    [name],
  )

describe('[DSK-029] an import', () => {
  test('goes on after a crash without doubling anybody, two at once, and marks whoever it touched', async () => {
    const url = await rehearsed(many('Crollo', 1_203))
    await post(url, { act: 'start' })
    await expect(work(url, dyingAfter(club.database.db, 2))).rejects.toThrow('The process died.')
    const [{ done }] = await query("select done from member_imports where file_name = 'soci.csv' and state = 'running'")
    expect(done).toBe(500)
    expect(await emails('crollo%')).toHaveLength(500)
    const jobs = async () => (await query("select 1 from pgboss.job where name = 'run-member-import'")).length
    const before = await jobs()
    const clockIn = (milliseconds: number) => ({ now: () => new Date(club.clock.now().getTime() + milliseconds) })
    for (const clock of [clockIn(0), clockIn(61_000)])
      await resumeImportsJob(disk).handle({ db: club.database.db, clock } as JobContext, {}, {} as Attempt)
    expect((await jobs()) - before, 'taken up by whoever is alive, once nobody works at it').toBe(1)
    await Promise.all([work(url), work(url)])
    // FIG-024. Whoever arrives with a file is counted as such.
    expect(await query("select distinct came_by from members where surname = 'Crollo'")).toEqual([
      { came_by: 'imported' },
    ])
    expect(await emails('crollo%')).toHaveLength(1_203)
    expect(new Set(await emails('crollo%')).size).toBe(1_203)
    const [label] = await labelsOf('Crollo')
    expect(label?.name).toMatch(new RegExp(`^Importazione del ${formatDateIt(romeDayOf(club.clock.now()))}, \\d+$`))
    expect(Number(label?.count)).toBe(1_203)
    expect(await text(url)).toContain('1.203 di 1.203')
    const again = await rehearsed(many('Crollo', 1_203))
    expect(await text(again)).toContain('0 nuovi, 0 da aggiornare, 1.203 già così, 0 da correggere')
  })

  test('finds whoever registered since the rehearsal, and makes nobody twice', async () => {
    const url = await rehearsed(many('Tardi', 3))
    await makeMember(club.database.db, {
      now: club.clock.now(),
      person: { name: 'Ada', surname: 'Tardi', email: 'tardi1@posta.example' },
    })
    await post(url, { act: 'start' })
    await work(url)
    expect(await emails('tardi%')).toEqual(['tardi0@posta.example', 'tardi1@posta.example', 'tardi2@posta.example'])
    expect((await labelsOf('Tardi')).map(({ count }) => count)).toEqual(['2'])
  })

  test('is stopped, and taken up again where it was', async () => {
    const url = await rehearsed(many('Fermo', 700))
    await post(url, { act: 'start' })
    await expect(work(url, dyingAfter(club.database.db, 2))).rejects.toThrow()
    await post(url, { act: 'stop' })
    await work(url)
    expect(await emails('fermo%')).toHaveLength(500)
    expect(await text(url)).toContain('500 di 700')
    expect((await post(url, { act: 'start' })).statusCode).toBe(409)
    await post(url, { act: 'resume' })
    await work(url)
    expect(await emails('fermo%')).toHaveLength(700)
  })

  test('gives Premium without an order or an invoice', async () => {
    const rows =
      'Nome;Cognome;E-mail;Piano;Premium dal;Premium al\nAda;Pagata;ada.pagata@posta.example;Camice Essenziale;'
    const today = romeDayOf(club.clock.now())
    const url = await rehearsed(`${rows}01/01/${today.slice(0, 4)};31/12/${today.slice(0, 4)}\n`)
    await post(url, { act: 'start' })
    await work(url)
    const [{ username }] = await query("select username from members where email = 'ada.pagata@posta.example'")
    const member = await findMemberByUsername(club.database.db, username)
    expect(member && subscriptionTypeAt(member.membership, club.clock.now())).toBe('PREMIUM')
    expect(await query('select name, is_given from owned_products where member_id = $1', [member?.id])).toEqual([
      { name: 'Camice Essenziale', is_given: true },
    ])
    expect(await query('select 1 from orders where member_id = $1', [member?.id])).toEqual([])
    expect((await query('select 1 from wallets where member_id = $1', [member?.id])).length).toBeGreaterThan(0)
  })

  test('is taken back for seven days, but for whoever has entered, bought or written, who are named', async () => {
    const url = await rehearsed(many('Indietro', 5))
    await post(url, { act: 'start' })
    await work(url)
    await query("update members set last_visit_on = current_date where email = 'indietro1@posta.example'")
    await query(`insert into leads (event_id, form_type, member_id, email, is_privacy_read, created_at, updated_at)
      select gen_random_uuid(), 'assistenza', id, email, true, now(), now() from members where email = 'indietro2@posta.example'`)
    expect(await text(url)).toContain('Togli chi è arrivato con questa importazione')
    await post(url, { act: 'undo' })
    await work(url)
    expect(await emails('indietro%')).toEqual(['indietro1@posta.example', 'indietro2@posta.example'])
    const page = await text(url)
    for (const words of ['3 tolti', 'È già entrato.', 'Ci ha scritto.']) expect(page).toContain(words)
    const other = await rehearsed(many('Settimana', 1))
    await post(other, { act: 'start' })
    await work(other)
    club.clock.advance(7 * DAY_MS)
    expect(await text(other)).not.toContain('Togli chi è arrivato')
    expect((await post(other, { act: 'undo' })).statusCode).toBe(409)
    club.clock.advance(2 * DAY_MS)
    await forgetImports(club.database.db, disk, club.clock.now())
    expect((await read(other)).statusCode).toBe(404)
    expect(await query('select 1 from member_import_rows where import_id = $1', [other.split('/').at(-1)])).toEqual([])
    club.clock.reset()
  })
})

describe('[DSK-030] an import', () => {
  test('takes a consent only with its day and place, and invents none', async () => {
    const rows = [
      'Nome;Cognome;E-mail;Newsletter;Giorno dei consensi;Dove sono stati dati i consensi;Password;Punti',
      'Ada;Consensi;si.consensi@posta.example;sì;12/03/2026;Modulo cartaceo, congresso di Pisa;segreta;500',
      'Ugo;Consensi;mai.consensi@posta.example;sì;;;segreta;500',
    ]
    const url = await rehearsed(rows.join('\n'))
    await post(url, { act: 'start' })
    await work(url)
    const [yes, never] = await query("select id, username from members where surname = 'Consensi' order by name")
    const answers = await listConsentAnswers(club.database.db, yes.id)
    expect(Object.keys(answers)).toEqual(['directMarketing'])
    expect(answers.directMarketing).toMatchObject({ isGiven: true, source: 'Modulo cartaceo, congresso di Pisa' })
    expect(await listConsentAnswers(club.database.db, never.id)).toEqual({})
    const access = await text(`/redazione/iscritti/${yes.username}/accesso`)
    expect(access).toContain('dato il 12/03/2026: Modulo cartaceo, congresso di Pisa')
    for (const { id } of [yes, never]) {
      expect(await query('select 1 from credentials where member_id = $1', [id])).toEqual([])
      expect(await query('select 1 from loyalty_accounts where member_id = $1 and balance > 0', [id])).toEqual([])
    }
  })

  test('writes only if it is ticked, says where the address comes from, and at most 2,000 times an hour', async () => {
    const { db } = club.database
    const sender = { club: club.env.club, origin: ORIGIN }
    const quiet = await rehearsed(many('Zitti', 2))
    await post(quiet, { act: 'start' })
    await work(quiet)
    expect(await inviteSome(db, sender, club.clock.now())).toBe(0)
    const url = await rehearsed(many('Invitati', 260))
    const refused = await post(url, { act: 'start', writesNew: 'on' })
    expect([refused.statusCode, refused.body.includes('Scrivi da dove il Club ha questi indirizzi')]).toEqual([
      400,
      true,
    ])
    await post(url, { act: 'start', writesNew: 'on', source: 'l’elenco del congresso di Pisa' })
    await work(url)
    const now = club.clock.now()
    await query(
      `insert into member_import_rows (import_id, line, cells, outcome, invited_at)
       select $1, 100000 + n, '{}', 'same', $2 from generate_series(1, 1995) n`,
      [url.split('/').at(-1), now],
    )
    expect(await inviteSome(db, sender, now)).toBe(5)
    expect(await inviteSome(db, sender, now)).toBe(0)
    const later = new Date(now.getTime() + 3_700_000)
    expect(await inviteSome(db, sender, later)).toBe(250)
    expect(await inviteSome(db, sender, later)).toBe(5)
    const letters = await query("select text from outbox where recipient like 'invitati%'")
    expect(letters).toHaveLength(260)
    expect(letters[0].text).toContain('Abbiamo il tuo indirizzo da: l’elenco del congresso di Pisa.')
    expect(letters[0].text).toContain(`${ORIGIN}/recover-password?t=`)
    expect(await query("select 1 from outbox where recipient like 'zitti%'")).toEqual([])
  })
})

/** A database whose process dies in the midst of its nth transaction, when all of it was done and nothing kept. */
function dyingAfter(db: Db, nth: number): Db {
  let begun = 0
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver)
      return (act: (tx: Db) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          begun += 1
          const done = await act(tx as unknown as Db)
          if (begun === nth) throw new Error('The process died.')
          return done
        })
    },
  })
}
