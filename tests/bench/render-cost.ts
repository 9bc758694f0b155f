import { Writable } from 'node:stream'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router'
import { SUSPECT_AUDIENCE } from '#areas/audience/model.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import type { Bar } from './report.ts'

const WARM_UP = 300
const ROUNDS = 100
const TURNS = 15

/** What a rendered public page costs in all, against React alone rendering the same tree. */
export async function measureRenderCost(built: string, databaseUrl: string): Promise<Bar[]> {
  const { openDatabase, loadBuild, loadRenderer, parseEnv, systemClock } = await import(built)
  const { createPageRenderer } = await loadRenderer()
  const database = openDatabase({ url: databaseUrl })
  const env = parseEnv({ DEMO_MODE: '1' })
  const { build, captured } = capturing(await loadBuild())
  const render = createPageRenderer(build, { mode: 'production', isHttps: false })
  const silent = () => undefined
  const log = { debug: silent, info: silent, warn: silent, error: silent }
  const url = `${env.publicOrigin}/`
  const parts: PageParts = {
    db: database.db,
    clock: systemClock,
    now: systemClock.now(),
    log,
    disk: await openDisk(env),
    isDemo: true,
    isSecure: false,
    secret: 'bench',
    club: env.club,
    origin: env.publicOrigin,
    outside: standInOutside(),
    isPageThere: async () => true,
    forgetMember: silent,
    placeAt: () => ({ kind: 'taken' as const }),
  }
  const whole = () => render(new Request(url), SUSPECT_AUDIENCE, null, parts)
  await whole()
  const context = captured()
  const alone = () => renderAlone(context, url)
  for (let round = 0; round < WARM_UP; round += 1) {
    await whole()
    await alone()
  }
  // They take turns, and the middle one counts: a collection of garbage falls on either.
  const ratios: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) ratios.push((await cpuOf(whole)) / (await cpuOf(alone)))
  const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(TURNS / 2)] ?? Number.NaN
  await database.close()
  return [{ name: 'rendered public page / React alone, processor time', ratio, atMost: 2.5 }]
}

/** The built routes with an entry that remembers what the router hands to React. */
function capturing(build: ServerBuild): { build: ServerBuild; captured(): EntryContext } {
  let context: EntryContext | undefined
  const module = { ...build.entry.module }
  const original = module.default
  module.default = (request, status, headers, handed, loadContext) => {
    context ??= { ...handed, serverHandoffStream: undefined }
    return original(request, status, headers, handed, loadContext)
  }
  return {
    build: { ...build, entry: { ...build.entry, module } },
    captured: () => {
      if (!context) throw new Error('The page was not rendered.')
      return context
    },
  }
}

function renderAlone(context: EntryContext, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      write: (_chunk, _encoding, done) => done(),
      final: (done) => {
        done()
        resolve()
      },
    })
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url }), {
      onAllReady: () => pipe(sink),
      onError: reject,
    })
  })
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const begin = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) await work()
  const { user, system } = process.cpuUsage(begin)
  return user + system
}
