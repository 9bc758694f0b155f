import type { Transporter } from 'nodemailer'
import type { DueLetter, Enclosed } from './model.ts'

export type MailTransport = {
  /** Resolves when the server has taken the letter; rejects with what it answered. */
  send(letter: DueLetter, enclosed?: readonly Enclosed[]): Promise<void>
  close(): void
}

export type MailTimeouts = { connectMs: number; answerMs: number; wholeMs: number }

const TIMEOUTS: MailTimeouts = { connectMs: 10_000, answerMs: 20_000, wholeMs: 60_000 }

/** Null without a server: then letters stay in the outbox. */
export function createMailTransport(
  { url, from }: { url?: string; from: string },
  timeouts: MailTimeouts = TIMEOUTS,
  /** The name the desk gave the club, in place of the one beside the address. */
  senderName: () => string | null = () => null,
): MailTransport | null {
  if (!url) return null
  const server = new URL(url)
  const isSecure = server.protocol === 'smtps:'
  const isInClear = server.protocol === 'smtp+insecure:'
  const host = server.hostname.replace(/^\[|\]$/g, '')
  const options = {
    host,
    port: Number(server.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // IDN-019. Otherwise whoever stands in between takes the offer of encryption away, and reads letters and password.
    requireTLS: !isSecure && !isInClear && !isLoopback(host),
    ignoreTLS: isInClear,
    auth: server.username
      ? { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) }
      : undefined,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.answerMs,
    dnsTimeout: timeouts.connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let opened: Promise<Transporter> | undefined
  // A demo, and whoever keeps letters in the outbox, never reads the library.
  const open = () => {
    opened ??= import('nodemailer').then(({ createTransport }) => createTransport(options))
    return opened
  }
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'camice.invalid'
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }, enclosed = []) {
      // The same identifier at each attempt lets the receiver throw a second copy away.
      const name = senderName()
      const sender = name ? { name, address } : from
      const messageId = `<${id}@${domain}>`
      const letter = { from: sender, to, subject, text, html, messageId, attachments: [...enclosed] }
      const transport = await open()
      const sending = transport.sendMail(unsubscribeUrl ? { ...letter, headers: oneClick(unsubscribeUrl) } : letter)
      await inTime(sending, timeouts.wholeMs)
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** RFC 8058. A mail program shows its own button, and posts to this address without asking anything. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A server that sends one byte now and then never trips the idle timeouts. */
async function inTime(sending: Promise<unknown>, wholeMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The mail server did not end.'), { code: 'ETIMEDOUT' })),
      wholeMs,
    )
  })
  try {
    await Promise.race([sending, limit])
  } finally {
    clearTimeout(timer)
    // When the limit wins, the late refusal of the loser has nobody else to hear it.
    sending.catch(() => undefined)
  }
}
