import { parseSync } from 'vite'
import { TEST_MS } from '../support/patience.ts'
import type { SourceFile } from './source.ts'
import { isNode, type Node } from './vocabulary.ts'

/** OPS-054. What a busy machine may need for anything but a hang. */
const LEAST_BOUND_MS = 30_000

const COUNT =
  'looks at the clock beside an expectation: count instead (statementsOf, hashesOf, growthOf in tests/support), or measure it in tests/bench.'
const WAIT =
  'waits a fixed time: wait for the fact with expect.poll, or with until (tests/support/patience.ts); holdTimers ends a pause.'
const SHORTENED = 'gives a test or a hook less than every test has: leave the number out.'
const BOUND = `gives less than ${LEAST_BOUND_MS / 1000} seconds: leave it out, and the limit of tests/support/patience.ts holds.`

/** To parse every test would take longer than all the other walls: most name no time at all. */
const SUSPECT = /(performance|Date)\.now|hrtime|imeout|timers\/promises|waitFor\(|, [\d_]{4,}\s*\)/

/** Of the bench time is the subject. */
export function isTried({ path }: SourceFile): boolean {
  if (path.startsWith('tests/')) return !path.startsWith('tests/bench/')
  return /\.test\.tsx?$/.test(path) || /^(playwright|vitest)\.config\.ts$/.test(path)
}

/** Tests that fail because the machine is slow, and not because something is wrong. */
export function waitingFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isTried(file) && SUSPECT.test(file.text))
    .flatMap(({ path, text }) => {
      const { program, errors } = parseSync(path, text)
      if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
      const nodes = nodesIn(program)
      const expects = nodes.some((node) => node.type === 'CallExpression' && rootOf(node.callee) === 'expect')
      const lineOf = ({ start }: Node) => text.slice(0, Number(start)).split('\n').length
      return nodes.flatMap((node) => faultsOf(node, expects).map((fault) => `${path}:${lineOf(node)} ${fault}`))
    })
}

function faultsOf(node: Node, expects: boolean): string[] {
  if (node.type === 'ImportDeclaration' && expects && /timers\/promises$/.test(String(literalOf(node.source))))
    return [WAIT]
  if (node.type === 'MemberExpression') {
    const [object, property] = [nameOf(node.object), nameOf(node.property)]
    if (property === 'waitForTimeout') return [WAIT]
    const isClock = /^(performance|Date)\.now$|^process\.hrtime$/.test(`${object}.${property}`)
    return isClock && expects ? [COUNT] : []
  }
  if (node.type === 'Property')
    return /^(timeout|(test|hook|teardown)Timeout)$/.test(nameOf(node.key)) && isShort(node.value) ? [BOUND] : []
  return node.type === 'CallExpression' ? faultsOfCall(node, expects) : []
}

const LIMITED = ['test', 'it', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']

function faultsOfCall({ callee, arguments: given }: Node, expects: boolean): string[] {
  const [object, property] = isNode(callee) ? [nameOf(callee.object), nameOf(callee.property)] : ['', '']
  const isBareTimer =
    nameOf(callee) === 'setTimeout' || /^(globalThis|window)\.setTimeout$/.test(`${object}.${property}`)
  if (isBareTimer) return expects ? [WAIT] : []
  const last = Array.isArray(given) ? given.slice(1).at(-1) : undefined
  if (property === 'setTimeout') return Array.isArray(given) && given.some((each) => isShort(each)) ? [BOUND] : []
  if (property === 'waitFor') return isShort(last) ? [BOUND] : []
  return LIMITED.includes(rootOf(callee)) && property !== 'each' && isShort(last, TEST_MS) ? [SHORTENED] : []
}

const isShort = (node: unknown, least = LEAST_BOUND_MS) => {
  const value = literalOf(node)
  return typeof value === 'number' && value > 0 && value < least
}

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '')
const literalOf = (node: unknown) => (isNode(node) && node.type === 'Literal' ? node.value : undefined)

/** What a chain of calls and members begins with: `test` of `test.each(rows)(…)`. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return ''
  return nameOf(node) || rootOf(node.callee ?? node.object ?? node.tag)
}

function nodesIn(tree: unknown, found: Node[] = []): Node[] {
  if (isNode(tree)) found.push(tree)
  if (typeof tree === 'object' && tree !== null) for (const part of Object.values(tree)) nodesIn(part, found)
  return found
}
