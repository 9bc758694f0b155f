import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { parseEnv } from '../env.server.ts'
import { putFile } from '../files/commands.server.ts'
import { filePath } from '../files/model.ts'
import type { Log } from '../log/log.server.ts'
import { deliverDueMail, startMailDelivery } from './deliver.server.ts'
import { mailLayout } from './mail-layout.ts'
import { type Letter, MAX_ATTEMPTS, retryDelaySeconds } from './model.ts'
import { sendAgain, sendMail } from './send-mail.server.ts'
import { countOutbox, deleteOldLetters, getLetter, listOutbox } from './store.server.ts'
import { outbox } from './tables.server.ts'
import { createMailTransport, type MailTimeouts, type MailTransport } from './transport.server.ts'

const database = useTestDatabase({ maxConnections: 20 })
beforeEach(() => database.clear())

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const FROM = 'Camice <noreply@camice.example>'
/** For a server that does not answer; one that does is given its time, however busy the machine. */
const IMPATIENT = { connectMs: 300, answerMs: 300, wholeMs: 600 }

function letter(change: Partial<Letter> = {}): Letter {
  return {
    to: 'anna@posta.example',
    subject: 'Benvenuta',
    text: 'Ciao Anna',
    html: '<p>Ciao Anna</p>',
    idempotencyKey: 'benvenuta-1',
    ...change,
  }
}

type Received = { to: string[]; source: string }

async function mailServer(
  options: SMTPServerOptions = {},
  timeouts?: MailTimeouts,
): Promise<{ transport: MailTransport; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let source = ''
      stream.on('data', (chunk) => {
        source += chunk
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { transport: transportTo((server.server.address() as { port: number }).port, timeouts), received }
}

function transportTo(port: number, timeouts?: MailTimeouts): MailTransport {
  const transport = createMailTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM }, timeouts)
  if (!transport) throw new Error('No transport.')
  onTestFinished(() => transport.close())
  return transport
}

const refusal = (code: number) =>
  Object.assign(new Error(`${code} anna@posta.example is not welcome`), { responseCode: code })
const disk = new Disk(
  new FSDriver({ location: mkdtempSync(path.join(tmpdir(), 'camice-mail-')), visibility: 'private' }),
)
const deliver = (transport: MailTransport | null) => deliverDueMail({ db: database.db, transport, log: silent, disk })
/** Brings the turn of every waiting letter forward, instead of waiting for it. */
const hasten = () =>
  database.pool.query("update outbox set next_attempt_at = now(), leased_until = now() - interval '1 s'")

describe('writing a letter', () => {
  test('it leaves only if the transaction is kept', async () => {
    const { transport, received } = await mailServer()
    const undone = database.db.transaction(async (tx) => {
      await sendMail(tx, letter())
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await database.db.transaction((tx) => sendMail(tx, letter({ idempotencyKey: 'altra' })))
    expect(await deliver(transport)).toMatchObject({ sent: 1 })
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['anna@posta.example'])
    expect(received[0]?.source).toContain('Subject: Benvenuta')
  })

  test('the same key twenty times at once is one letter', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => sendMail(database.db, letter())))
    expect(ids.filter(Boolean)).toHaveLength(1)
    expect(await listOutbox(database.db)).toHaveLength(1)
  })

  test.each([
    ['a second header in the subject', { subject: 'Ciao\r\nBcc: tutti@posta.example' }],
    ['no words', { text: '' }],
  ])('%s is refused', async (_what, change) => {
    await expect(sendMail(database.db, letter(change))).rejects.toThrow()
    expect(await listOutbox(database.db)).toEqual([])
  })

  test.each(['anna', '', 'a@b, c@d', 'Anna <a@b.it>', 'a@b.it\r\nBcc: c@d.it', `${'a'.repeat(250)}@b.it`])(
    'to %j it fails alone: what it is about is kept, and the next one leaves',
    async (to) => {
      const { transport, received } = await mailServer()
      await database.db.transaction(async (tx) => {
        await sendMail(tx, letter({ to, idempotencyKey: 'nessuno', holdsSecret: true }))
        await sendMail(tx, letter())
      })
      expect(await deliver(transport)).toMatchObject({ sent: 1 })
      expect(received.map((each) => each.to)).toEqual([['anna@posta.example']])
      const failed = (await listOutbox(database.db)).find((each) => each.to === to)
      expect(await getLetter(database.db, failed?.id ?? '')).toMatchObject({
        state: 'failed',
        failure: 'EENVELOPE',
        text: '',
      })
    },
  )
})

describe('delivering', () => {
  test('ten processes at once send each letter once', async () => {
    const { transport, received } = await mailServer()
    for (let n = 0; n < 25; n += 1)
      await sendMail(database.db, letter({ idempotencyKey: `l-${n}`, subject: `Lettera ${n}` }))
    await Promise.all(Array.from({ length: 10 }, () => deliver(transport)))
    const subjects = received.map(({ source }) => /Subject: (.*)/.exec(source)?.[1]?.trim())
    expect(new Set(subjects).size).toBe(25)
    expect(received).toHaveLength(25)
    expect(await countOutbox(database.db)).toEqual({ waiting: 0, failed: 0 })
  })

  test('a greylisting server gets it later, once, under the same identifier', async () => {
    let calls = 0
    const { transport, received } = await mailServer({
      onRcptTo: (_address, _session, done) => {
        calls += 1
        done(calls === 1 ? refusal(451) : undefined)
      },
    })
    const id = await sendMail(database.db, letter())
    expect(await deliver(transport)).toMatchObject({ retried: 1 })
    expect(await deliver(transport)).toMatchObject({ sent: 0, retried: 0 })
    await hasten()
    expect(await deliver(transport)).toMatchObject({ sent: 1 })
    expect(received).toHaveLength(1)
    expect(received[0]?.source).toContain(`Message-ID: <${id}@camice.example>`)
  })

  test('a refusal for good is kept as failed, without the sentence that names the person', async () => {
    const { transport } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    await sendMail(database.db, letter())
    expect(await deliver(transport)).toMatchObject({ failed: 1 })
    const [line] = await listOutbox(database.db)
    expect(line).toMatchObject({ state: 'failed', failure: 'SMTP 550', attempts: 1 })
  })

  test('one refused for good leaves again when somebody says so, once; one that is on its way or has gone does not', async () => {
    let isOpen = false
    const { transport, received } = await mailServer({
      onRcptTo: (_address, _session, done) => done(isOpen ? undefined : refusal(550)),
    })
    const id = (await sendMail(database.db, letter())) ?? ''
    await expect(sendAgain(database.db, id)).rejects.toThrow('non si può inviare di nuovo')
    await deliver(transport)
    isOpen = true
    const asked = await Promise.allSettled([sendAgain(database.db, id), sendAgain(database.db, id)])
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await deliver(transport)).toMatchObject({ sent: 1 })
    expect(received).toHaveLength(1)
    expect(await getLetter(database.db, id)).toMatchObject({ state: 'sent', failure: null, attempts: 1 })
    await expect(sendAgain(database.db, id)).rejects.toThrow('è già partita')
  })

  test('a server that hangs is left in time and tried again', async () => {
    const { transport } = await mailServer({ onMailFrom: () => undefined }, IMPATIENT)
    await sendMail(database.db, letter())
    expect(await deliver(transport)).toMatchObject({ retried: 1 })
    const [line] = await listOutbox(database.db)
    expect(line).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('a server that drips, resets or is not there is tried again', async () => {
    const dripping = createServer((socket) => {
      socket.on('error', () => undefined)
      const timer = setInterval(() => socket.write('2'), 100)
      socket.on('close', () => clearInterval(timer))
    })
    const resetting = createServer((socket) => socket.resetAndDestroy())
    for (const server of [dripping, resetting]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void server.close())
    }
    const port = (server: typeof dripping) => (server.address() as { port: number }).port
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const nobody = port(closed)
    await new Promise((resolve) => closed.close(resolve))
    await sendMail(database.db, letter())
    for (const where of [port(dripping), port(resetting), nobody]) {
      expect(await deliver(transportTo(where, IMPATIENT))).toMatchObject({ retried: 1 })
      await hasten()
    }
    const { transport } = await mailServer()
    expect(await deliver(transport)).toMatchObject({ sent: 1 })
  })

  test('a letter of a process that died is taken by the next one when the lease ends', async () => {
    const { transport, received } = await mailServer()
    await sendMail(database.db, letter())
    await database.pool.query("update outbox set state = 'sending', leased_until = now() + interval '1 hour'")
    expect(await deliver(transport)).toMatchObject({ sent: 0 })
    await hasten()
    expect(await deliver(transport)).toMatchObject({ sent: 1 })
    expect(received).toHaveLength(1)
  })

  test('after as many attempts as make sense it fails', async () => {
    const { transport } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(451)) })
    await sendMail(database.db, letter())
    await database.pool.query('update outbox set attempts = $1', [MAX_ATTEMPTS - 1])
    expect(await deliver(transport)).toMatchObject({ failed: 1 })
    expect(await countOutbox(database.db)).toEqual({ waiting: 0, failed: 1 })
  })

  test('words that open an account are wiped once sent, the others stay', async () => {
    const { transport } = await mailServer()
    const secret = (await sendMail(database.db, letter({ idempotencyKey: 'a', holdsSecret: true }))) ?? ''
    const plain = (await sendMail(database.db, letter({ idempotencyKey: 'b' }))) ?? ''
    await deliver(transport)
    expect(await getLetter(database.db, secret)).toMatchObject({ state: 'sent', text: '', html: '' })
    expect(await getLetter(database.db, plain)).toMatchObject({ state: 'sent', text: 'Ciao Anna' })
  })

  test('without a server it is kept and readable, and does not leave by surprise when there is one', async () => {
    const id = (await sendMail(database.db, letter())) ?? ''
    expect(await deliver(null)).toMatchObject({ kept: 1 })
    expect(await getLetter(database.db, id)).toMatchObject({
      state: 'kept',
      text: 'Ciao Anna',
      html: '<p>Ciao Anna</p>',
    })
    const { transport, received } = await mailServer()
    await deliver(transport)
    expect(received).toEqual([])
  })

  test('that opens an account and is refused for good is wiped too, since nobody will send it again', async () => {
    const { transport } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    const id = (await sendMail(database.db, letter({ holdsSecret: true }))) ?? ''
    expect(await deliver(transport)).toMatchObject({ failed: 1 })
    expect(await getLetter(database.db, id)).toMatchObject({ state: 'failed', text: '', html: '' })
    await expect(sendAgain(database.db, id)).rejects.toThrow('le sue parole non ci sono più')
  })

  test('is forgotten: sent or kept after ninety days, failed after thirty', async () => {
    const now = new Date()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    for (const [state, days] of [
      ['sent', 89],
      ['sent', 91],
      ['kept', 89],
      ['kept', 91],
      ['failed', 29],
      ['failed', 31],
      ['waiting', 91],
    ] as const) {
      const key = `${state} ${days}`
      await sendMail(database.db, letter({ idempotencyKey: key }))
      await database.db
        .update(outbox)
        .set({ state, createdAt: daysAgo(days), sentAt: state === 'sent' ? daysAgo(days) : null })
        .where(eq(outbox.idempotencyKey, key))
    }
    expect(await deleteOldLetters(database.db, daysAgo(90))).toBe(3)
    const left = await database.db.select({ key: outbox.idempotencyKey }).from(outbox)
    expect(left.map(({ key }) => key).sort()).toEqual(['failed 29', 'kept 89', 'sent 89', 'waiting 91'])
  })

  test('while a process lives a letter leaves as soon as it is written', async () => {
    const { transport, received } = await mailServer()
    const delivery = await startMailDelivery({ db: database.db, url: database.url, transport, log: silent, disk })
    await database.db.transaction((tx) => sendMail(tx, letter()))
    await expect.poll(() => received.length, { interval: 20 }).toBe(1)
    await delivery.close()
  })
})

test('retries wait half a minute, then longer, at most six hours', () => {
  expect([1, 2, 3, 6, 12].map(retryDelaySeconds)).toEqual([30, 60, 120, 960, 21_600])
})

test('the layout says the same in both forms and escapes what it is given', () => {
  const { club } = parseEnv({})
  const { text, html } = mailLayout(club, {
    title: 'Nuova password',
    greeting: 'Ciao <Anna>,',
    paragraphs: ['Hai chiesto una nuova password.'],
    action: { label: 'Scegli la password', url: 'https://club.example.it/x?a=1&b=2' },
    note: 'Il collegamento dura un’ora.',
  })
  expect(text).toContain('Scegli la password: https://club.example.it/x?a=1&b=2')
  expect(text).toContain('Camice Club S.r.l.')
  expect(html).toContain('Ciao &lt;Anna&gt;,')
  expect(html).toContain('href="https://club.example.it/x?a=1&amp;b=2"')
  expect(html).toContain('Il collegamento dura un’ora.')
  expect(html, 'and dark where the reader’s mail is').toContain('prefers-color-scheme:dark')
})

test.each([
  ['Ciao Anna Maria,', 'Ciao Anna Maria,'],
  ['Ciao Nicolò D’Angelo,', 'Ciao Nicolò D’Angelo,'],
  ['Ciao M. Teresa,', 'Ciao M. Teresa,'],
  ['Ciao hai vinto, vai su https://truffa.example,', 'Ciao,'],
  ['Ciao hai vinto su truffa.example,', 'Ciao,'],
  ['Ciao chiama 899 123 456,', 'Ciao,'],
  ['Ciao Anna\nHai vinto,', 'Ciao,'],
])('a name that is none of a person is not repeated: %j', (greeting, shown) => {
  const { text, html } = mailLayout(parseEnv({}).club, { title: 'Benvenuta', greeting, paragraphs: ['grazie.'] })
  expect(text.split('\n\n')[1]).toBe(shown)
  expect(html).toContain(`<p style="margin:0 0 16px">${shown}</p>`)
})

test('a letter that is sent again and again carries the address that ends it, in the two headers of RFC 8058', async () => {
  const { transport, received } = await mailServer()
  const unsubscribeUrl = 'https://club.example.it/api/PubMed/Disiscrizione/1'
  await sendMail(database.db, letter({ unsubscribeUrl }))
  await sendMail(database.db, letter({ idempotencyKey: 'benvenuta-2' }))
  await deliver(transport)
  const sources = received.map(({ source }) => source.replace(/\r\n[ \t]+/g, ' '))
  const carrying = sources.filter((source) => source.includes(`List-Unsubscribe: <${unsubscribeUrl}>`))
  expect(carrying).toHaveLength(1)
  expect(carrying[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(sources.filter((source) => source.includes('List-Unsubscribe'))).toHaveLength(1)
  await expect(sendMail(database.db, letter({ idempotencyKey: '3', unsubscribeUrl: 'javascript:1' }))).rejects.toThrow()
})

test('a letter with a list says each thing with where it is, as text and as a page', () => {
  const content = {
    title: 'Novità',
    paragraphs: [],
    sections: [{ title: 'Cardiologia', items: [{ title: 'A & B', url: 'https://x.it/1?a=1&b=2', about: 'Rossi' }] }],
    links: [{ label: 'Annulla', url: 'https://x.it/fine' }],
  }
  const { text, html } = mailLayout(parseEnv({}).club, content)
  expect(text).toContain('CARDIOLOGIA\n\nA & B\nRossi\nhttps://x.it/1?a=1&b=2')
  expect(text).toContain('Annulla: https://x.it/fine')
  expect(html).toContain('<a href="https://x.it/1?a=1&amp;b=2"')
  expect(html).toContain('A &amp; B')
})

test('what is copied elsewhere stands on its own line, and a list of letters shows what this one says', () => {
  const { text, html } = mailLayout(parseEnv({}).club, {
    title: 'Completa il bonifico',
    greeting: 'Ciao Anna,',
    paragraphs: ['il tuo ordine è registrato.', 'Ci hai scritto:\ndue righe'],
    facts: [
      { term: 'IBAN', value: 'IT60 X054' },
      { term: 'Causale', value: 'Ordine <7>' },
    ],
  })
  expect(text).toContain('\n\nIBAN: IT60 X054\nCausale: Ordine <7>\n\n')
  expect(html).toMatch(/IBAN<\/th><td[^>]*>IT60 X054<\/td>/)
  expect(html).toContain('Ordine &lt;7&gt;</td>')
  expect(html).toContain('Ci hai scritto:<br>due righe')
  expect(/<body[^>]*><div style="display:none[^>]*>([^<]*)</.exec(html)?.[1]).toMatch(
    /^Il tuo ordine è registrato\. Ci hai/,
  )
})

test('[DSK-041] what leaves with a letter is in it, and a letter whose file is gone does not leave without it', async () => {
  const { transport, received } = await mailServer()
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')
  const upload = { bytes, name: 'modulo.pdf', accepts: ['document'], ownerId: null, isPublic: false } as const
  const file = await putFile(database.db, disk, upload)
  await sendMail(database.db, letter({ attachments: [filePath(file)] }))
  const gone = '/files/00000000-0000-4000-8000-000000000000/x.pdf'
  await sendMail(database.db, letter({ idempotencyKey: 'benvenuta-2', attachments: [gone] }))
  expect(await deliver(transport)).toMatchObject({ sent: 1, failed: 1 })
  expect(received).toHaveLength(1)
  expect(received[0]?.source).toContain('filename=modulo.pdf')
  expect(received[0]?.source).toContain(bytes.toString('base64').slice(0, 40))
  await expect(sendMail(database.db, letter({ idempotencyKey: '4', attachments: ['/etc/passwd'] }))).rejects.toThrow()
})
