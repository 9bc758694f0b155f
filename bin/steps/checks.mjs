import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, ownNode } from './install.mjs'
import { inProject, Refusal, say } from './project.mjs'
import { notYetProved, provedTypes } from './proved.mjs'
import {
  countExit,
  countPlaywright,
  countVitest,
  forget,
  passedFiles,
  playwrightReport,
  vitestReport,
} from './reports.mjs'
import { run } from './run.mjs'
import { notYetWellFormed } from './well-formed.mjs'

const program = (...name) => inProject('node_modules', ...name)

/** Tests must not depend on the settings of whoever runs them. */
function cleanEnv(more = {}) {
  const { NODE_ENV, DATABASE_URL, DATABASE_REPLICA_URL, PORT, HOST, DEMO_MODE, ...rest } = process.env
  return { ...rest, PATH: `${program('.bin')}:${process.env.PATH}`, ...more }
}

const node = (args, env) => run(ownNode, args, { env: cleanEnv(env) })

/** The words of a step that works beside another one wait for their turn. */
const aside = async (args) => {
  const { code, output } = await run(ownNode, args, { env: cleanEnv(), isAside: true })
  return { ...countExit(code), output }
}

/**
 * A step that is quick looks again only at what a change since it was last well can reach; the others look at everything. What is well is
 * remembered by both.
 */
export const typeCheck = ({ isQuick }) => ({
  title: 'Tipi',
  isAside: true,
  work: async () => {
    const types = provedTypes()
    if (isQuick && types.isProved) return countExit(0)
    const generated = await aside([program('@react-router/dev/bin.cjs'), 'typegen'])
    // Several checkers repeat each other's work, and the cores are wanted by the tests.
    const compiler = [program('typescript/bin/tsc'), '--noEmit', '--checkers', '1']
    const result = generated.failed > 0 ? generated : await aside(compiler)
    if (result.failed === 0) types.remember()
    return result
  },
})

export const lint = ({ isQuick }) => ({
  title: 'Forma',
  isAside: true,
  work: async () => {
    const { paths, remember } = notYetWellFormed({ isQuick })
    if (paths.length === 0) return countExit(0)
    const quietly = ['--no-errors-on-unmatched', '--files-ignore-unknown=true']
    const result = await aside([program('@biomejs/biome/bin/biome'), 'check', ...quietly, ...paths])
    if (result.failed === 0) remember()
    return result
  },
})

export const vitest = ({ isQuick }) => ({
  title: 'Architettura, regole, database, chiamate, pagine',
  work: async () => {
    forget(vitestReport)
    // Calls and pages are tried through the front door of the built club, as it ships.
    await ensureBuilt()
    const proofs = await notYetProved(cleanEnv())
    const files = isQuick && proofs && proofs.files.length < proofs.all ? proofs.files : null
    if (files) say(`File di prova da eseguire: ${files.length} di ${proofs.all}; agli altri non è cambiato nulla.`)
    if (files?.length === 0) return { passed: 0, failed: 0, names: [] }
    const result = countVitest((await node([program('vitest/vitest.mjs'), 'run', ...(files ?? [])])).code)
    await proofs?.remember(passedFiles(result))
    return result
  },
})

export const playwright = {
  title: 'Percorsi nel browser',
  work: async () => {
    forget(playwrightReport)
    const browser = await ensureBrowser()
    await ensureBuilt()
    const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
    const args = [program('@playwright/test/cli.js'), 'test', '--reporter=list,json']
    return countPlaywright((await node(args, { ...report, CHROME_PATH: browser })).code)
  },
}

/**
 * Runs every step, also after one that fails: one run tells everything that is wrong. Steps that have little to say work beside the
 * first of the others, which often waits for the database, and are told of when it has ended.
 */
export async function runChecks(steps) {
  const total = { passed: 0, failed: 0, names: [] }
  const begin = Date.now()
  const installation = await orOneFailure(async () => {
    await ensureInstalled({ withDevelopment: true })
    return { passed: 0, failed: 0, names: [] }
  })
  if (installation.failed > 0) {
    console.log('0 passed, 1 failed')
    return false
  }
  const told = (title, { passed, failed, names, output = '' }, taken) => {
    total.passed += passed
    total.failed += failed
    total.names.push(...(failed > 0 && names.length === 0 ? [title] : names))
    if (failed > 0 && output) say(output)
    say(`${title}: ${failed === 0 ? 'bene' : 'NON bene'}, ${taken}`)
  }
  const timed = async ({ work }) => {
    const started = Date.now()
    const result = await orOneFailure(work)
    return [result, seconds(started)]
  }
  const beside = (async () => {
    const results = []
    for (const step of steps.filter(({ isAside }) => isAside)) results.push([step.title, ...(await timed(step))])
    return results
  })()
  for (const step of steps.filter(({ isAside }) => !isAside)) {
    say(`\n${step.title}`)
    told(step.title, ...(await timed(step)))
    for (const result of (await beside).splice(0)) told(...result)
  }
  say(`\nIn tutto ${seconds(begin)}.`)
  for (const name of total.names) say(`Non riuscita: ${name}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

/** A step that cannot even begin says why, and the others still run. */
async function orOneFailure(work) {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    return { passed: 0, failed: 1, names: [] }
  }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
