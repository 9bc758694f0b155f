import { createServer, type Socket } from 'node:net'
import type { Disk } from 'flydrive'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { failureSentence } from '#backoffice/letter-copy.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { EnvironmentError, parseEnv } from '../env.server.ts'
import type { Log } from '../log/log.server.ts'
import { deliverDueMail } from './deliver.server.ts'
import { sendMail } from './send-mail.server.ts'
import { listOutbox } from './store.server.ts'
import { createMailTransport } from './transport.server.ts'

const database = useTestDatabase()
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
/** Reaches this machine, and is not a name of the loopback. */
const ELSEWHERE = '0.0.0.0'

/** These letters bring nothing along. */
const NO_DISK = {} as Disk

async function deliverTo(url: string) {
  await database.clear()
  const transport = createMailTransport({ url, from: 'Camice <noreply@camice.example>' })
  onTestFinished(() => transport?.close())
  const letter = { to: 'anna@posta.example', subject: 'Ciao', text: 'Parole', html: '<p>Parole</p>' }
  await sendMail(database.db, { ...letter, idempotencyKey: 'una' })
  const counts = await deliverDueMail({ db: database.db, transport, log: silent, disk: NO_DISK })
  const [line] = await listOutbox(database.db)
  return { counts, line }
}

/** A server in clear that says all it is told; what it answers to STARTTLS is given. */
async function plainServer({ offers, answer }: { offers: boolean; answer: string }) {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 posta.example ESMTP\r\n')
    let isLetter = false
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        heard.push(line)
        if (isLetter) {
          if (line === '.') isLetter = false
          if (line === '.') socket.write('250 taken\r\n')
        } else if (/^EHLO/i.test(line))
          socket.write(`250-posta.example\r\n${offers ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN\r\n`)
        else if (/^STARTTLS/i.test(line)) socket.write(`${answer}\r\n`)
        else if (/^AUTH/i.test(line)) socket.write('235 welcome\r\n')
        else if (/^DATA/i.test(line)) {
          isLetter = true
          socket.write('354 go on\r\n')
        } else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, ELSEWHERE, ready))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { heard, port: (server.address() as { port: number }).port }
}

const saidSecrets = (heard: readonly string[]) => heard.filter((line) => /^(AUTH|MAIL|RCPT|DATA)/i.test(line))

describe('[IDN-019] letters leave encrypted or not at all', () => {
  test.each([
    ['without STARTTLS', { offers: false, answer: '502 unknown' }],
    ['that refuses it', { offers: true, answer: '454 not now' }],
    ['whose offer somebody strips on the way', { offers: false, answer: '500 what?' }],
  ])('a server %s gets no letter and no password, and the outbox says so', async (_what, kind) => {
    const { heard, port } = await plainServer(kind)
    const { counts, line } = await deliverTo(`smtp://club:segreta@${ELSEWHERE}:${port}`)
    expect(counts).toMatchObject({ sent: 0, retried: 1 })
    expect(saidSecrets(heard)).toEqual([])
    expect(failureSentence(line?.failure ?? '')).toBe('Il server di posta non offre una connessione sicura.')
  })

  test.each([false, true])(
    'a server with a wrong certificate gets nothing, its offer hidden: %s',
    async (hideSTARTTLS) => {
      const heard: string[] = []
      const server = new SMTPServer({
        hideSTARTTLS,
        onAuth: ({ username = '' }, _session, done) => {
          heard.push(`AUTH ${username}`)
          done(null, { user: username })
        },
        onMailFrom: ({ address }, _session, done) => {
          heard.push(`MAIL ${address}`)
          done()
        },
      })
      server.on('error', () => undefined)
      await new Promise<void>((ready) => server.listen(0, ELSEWHERE, ready))
      onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
      const { port } = server.server.address() as { port: number }
      const { counts, line } = await deliverTo(`smtp://club:segreta@${ELSEWHERE}:${port}`)
      expect(counts).toMatchObject({ sent: 0, retried: 1 })
      expect(heard).toEqual([])
      expect(failureSentence(line?.failure ?? '')).toBe('Il server di posta non offre una connessione sicura.')
    },
  )

  test.each([
    ['the loopback', 'smtp', '127.0.0.1'],
    ['whoever is named smtp+insecure', 'smtp+insecure', ELSEWHERE],
  ])('%s may be spoken to in clear', async (_what, scheme, host) => {
    const { heard, port } = await plainServer({ offers: false, answer: '502 unknown' })
    const { counts } = await deliverTo(`${scheme}://club:segreta@${host}:${port}`)
    expect(counts).toMatchObject({ sent: 1 })
    expect(saidSecrets(heard)).toHaveLength(4)
  })

  test('production refuses smtp+insecure', () => {
    const source = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://club.example.it',
      ALLOW_EMBEDDED_DB: '1',
      MAIL_URL: 'smtp+insecure://posta.example',
    }
    expect(() => parseEnv(source)).toThrow(EnvironmentError)
    expect(() => parseEnv(source)).toThrow(/MAIL_URL: in produzione/)
    expect(parseEnv({ ...source, NODE_ENV: 'development' }).mail.url).toBe('smtp+insecure://posta.example')
  })
})
