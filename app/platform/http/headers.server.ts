import type { FastifyInstance } from 'fastify'
import { contentPolicy, type PolicyOptions } from './content-policy.server.ts'

/** For everything that is not a document: even if a browser were led to show it, nothing in it would run. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

const FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** What every answer carries, whatever its status. Documents replace the policy; public pages and assets replace the cache rule. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Record<string, string> {
  return {
    'content-security-policy': INERT_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    'x-frame-options': 'DENY',
    'cache-control': 'private, no-store',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The headers a finished document adds to the common ones. */
export function documentSecurityHeaders(
  document: Buffer,
  options: PolicyOptions = {},
): { 'content-security-policy': string; 'x-frame-options'?: string } {
  return {
    'content-security-policy': contentPolicy(document, options),
    ...(options.isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
  }
}

/** First hook of the app, so that no later refusal can answer without them. */
export function registerHeaders(app: FastifyInstance, options: { isHttps: boolean }): void {
  const headers = securityHeaders(options)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
