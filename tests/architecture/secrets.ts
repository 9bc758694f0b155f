/** Tests make addresses up, passwords included. */
const INVENTED = 'a password in an address'

const SECRETS: [kind: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*(?:\\n)?[A-Za-z0-9+/=]{20,}/],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})/],
  ['a GitLab token', /\bglpat-[A-Za-z0-9_-]{20,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a payment key', /\b[sr]k_live_[A-Za-z0-9]{20,}/],
  ['a Google key', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/],
  [
    INVENTED,
    /\b[a-z]+:\/\/[^\s:/@'"`$<{]+:(?!password@|secret@|pass@|segreto@)[^\s:/@'"`$<{]{6,}@(?!localhost|127\.0\.0\.1|host\b|example)/,
  ],
]
const SECRET_FILES = /(^|\/)(\.env(\.[a-z]+)?|id_(rsa|ed25519|ecdsa)|[^/]+\.(pem|p12|pfx|key))$/

export function secretFaults(files: readonly { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) => [
    ...(SECRET_FILES.test(path) && path !== '.env.example' ? [`${path}: such a file is never committed.`] : []),
    ...SECRETS.filter(
      ([kind, pattern]) => pattern.test(text) && !(kind === INVENTED && /\.test\.tsx?$/.test(path)),
    ).map(([kind]) => `${path} holds ${kind}: revoke it, and take it from the environment.`),
  ])
}
