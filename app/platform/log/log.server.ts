import type { FastifyBaseLogger } from 'fastify'

/** Structured log. Personal data never goes in; redaction is the second net, not the first. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>
