const HIDDEN = '[nascosto]'

const SENSITIVE_NAME =
  /passw|passcode|passphrase|secret|token|authori[sz]ation|cookie|e-?mail|\bpec\b|phone|telefon|cellular|mobile|fiscal|\bcf\b|iban|card|surname|cognome|address|indirizzo|birth|nascita|^(body|query|querystring|params|headers|payload|detail)$/i

const PATTERNS = [
  // E-mail addresses. No mailbox has a longer name (RFC 5321), and without an end to it a long path would be read once for each letter.
  /[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g,
  // Fiscal codes, omocode forms included.
  /\b[A-Z]{6}[\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]\b/gi,
  // Italian telephone numbers, with or without prefix and separators.
  /(?<![\w-])(?:\+|00)39[\s.-]?\d(?:[\s.-]?\d){5,10}(?![\w-])|(?<![\w.-])3\d{2}[\s.-]?\d{3}[\s.-]?\d{3,4}(?![\w-])|(?<![\w.-])0\d{1,3}[\s./-]?\d{5,8}(?![\w.-])/g,
  // Bearer tokens, and anything long and random enough to be a key.
  /\bBearer\s+\S+/gi,
  /\b[\w-]{40,}\b/g,
  // Name of a secret followed by its value, as errors of drivers and parsers quote them.
  /\b(?:password|passwd|token|secret|pwd)["']?\s*[:=]\s*["']?[^\s"',;&]+/gi,
]

/** Takes the persons out of a sentence. The second net: the first is not to write them. */
export function redactText(text: string): string {
  let clean = text
  for (const pattern of PATTERNS) clean = clean.replace(pattern, HIDDEN)
  return clean
}

/** Takes the persons out of anything that is logged, however deep; by the name of the field and by the look of the value. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value.length > 10_000 ? `${value.slice(0, 10_000)}…` : value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > 6) return '[…]'
  if (value instanceof Error) return redactError(value, depth)
  if (Array.isArray(value)) return value.slice(0, 100).map((part) => redact(part, depth + 1))
  const prototype = Object.getPrototypeOf(value)
  // A request, a reply or a connection is a machine, not a fact: all it may leave in the log is its kind.
  if (prototype !== Object.prototype && prototype !== null) return `[${prototype.constructor?.name || 'object'}]`
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SENSITIVE_NAME.test(name) ? HIDDEN : redact(part, depth + 1)]),
  )
}

/** Of an error only what helps to find it: a driver also hangs the row, the query and its parameters on it. */
function redactError(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const plain = (part: unknown) => (typeof part === 'string' ? redactText(part) : undefined)
  return {
    type: error.constructor.name,
    message: redactText(withoutParameters(error.message)),
    stack: redactText(withoutParameters(error.message) + framesOf(error)),
    code: plain(code),
    constraint: plain(constraint),
    table: plain(table),
    cause: error.cause === undefined ? undefined : redact(error.cause, depth + 1),
  }
}

/** The query layer writes "Failed query: … params: …" into its message, and the parameters are people, on as many lines as they wrote. */
function withoutParameters(message: string): string {
  return message.replace(/\nparams: [\s\S]*/, '\nparams: [nascosto]')
}

/** Where it happened, without the message that a stack begins with: what a person wrote may look like anything, also like a line of it. */
function framesOf({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message)
  // A message that was changed later is not in its stack: then only one that holds no parameters is believed.
  if (at < 0 && stack.includes('\nparams: ')) return ''
  const frames = at < 0 ? stack.slice(Math.max(0, stack.indexOf('\n    at '))) : stack.slice(at + message.length)
  return frames.startsWith('\n    at ') ? frames : ''
}
