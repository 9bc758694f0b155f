import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import Fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { listenOrRefuse, type OpenClub } from '../../server.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')

/** Opens the club as `npm start` does, in a process of its own with this environment only. */
async function openWith(env: Record<string, string>): Promise<{ code: number; stderr: string }> {
  const script = `
    import { main } from './bin/steps/project.mjs'
    await main(async () => (await import('./build/server/index.js')).openClub(() => undefined))`
  const { code, stderr } = await run(['--input-type=module', '-e', script], env)
  return { code, stderr }
}

async function run(script: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, script, {
    cwd: projectFolder,
    env: { PATH: '/usr/bin:/bin', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (chunk) => {
      written[stream] += chunk
    })
  const [code] = await once(child, 'close')
  return { code, stdout: written.stdout.trim(), stderr: written.stderr.trim() }
}

describe('the club does not start', () => {
  test('in a wrong environment, and lists everything that is wrong', async () => {
    const { code, stderr } = await openWith({ PORT: 'tremila', NODE_ENV: 'production', DEMO_MODE: '1' })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^L’ambiente non è valido, il club non parte\. Correggi:\n/)
    for (const name of ['PORT', 'DATABASE_URL', 'DEMO_MODE', 'PUBLIC_ORIGIN']) expect(stderr).toContain(`  - ${name}: `)
    expect(stderr).not.toContain('    at ')
  })

  test('[ACC-005] with a wrong VAT number or account, and `check:deploy` reports both', async () => {
    const wrong = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://club@127.0.0.1:1/club',
      PUBLIC_ORIGIN: 'https://club.example.it',
      APP_SECRET: 'un segreto abbastanza lungo per questa prova',
      CLUB_VAT_NUMBER: '12345678901',
      CLUB_IBAN: 'IT60X0542811101000000123457',
    }
    const { code, stderr } = await openWith(wrong)
    expect(code).toBe(1)
    const refused = stderr.split('\n').slice(1)
    expect(refused).toEqual([
      expect.stringMatching(/^ {2}- CLUB_VAT_NUMBER: non è una partita IVA/),
      expect.stringMatching(/^ {2}- CLUB_IBAN: non è un IBAN/),
    ])
    const checked = await run(['bin/check-deploy.mjs'], wrong)
    expect(checked.code).toBe(1)
    for (const name of ['CLUB_VAT_NUMBER', 'CLUB_IBAN'])
      expect(checked.stdout + checked.stderr).toContain(`${name}: non è`)
  })

  test('without its database, and says so in one sentence', async () => {
    expect(await openWith({ DATABASE_URL: 'postgres://club@127.0.0.1:1/club' })).toEqual({
      code: 1,
      stderr: 'Il database non risponde (connect ECONNREFUSED 127.0.0.1:1): controlla DATABASE_URL e riavvia.',
    })
  })

  test('on a busy port, says so in one sentence and lets go of everything it had opened', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const app = Fastify()
    const closed = vi.fn()
    app.addHook('onClose', closed)
    const close = vi.fn(async () => undefined)
    const club = { env: { host: '127.0.0.1', port }, close } as unknown as OpenClub
    await expect(listenOrRefuse(app, club)).rejects.toThrow(
      `La porta ${port} è già occupata: ferma chi la usa oppure scegline un’altra, per esempio PORT=3001 npm start.`,
    )
    expect(closed).toHaveBeenCalled()
    expect(close).toHaveBeenCalled()
    other.close()
  })
})
