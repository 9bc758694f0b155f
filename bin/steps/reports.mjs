import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { inProject } from './project.mjs'

export const vitestReport = inProject('.reports', 'vitest.json')
export const playwrightReport = inProject('.reports', 'playwright.json')

/** A report of yesterday must never be counted today. */
export function forget(report) {
  mkdirSync(inProject('.reports'), { recursive: true })
  rmSync(report, { force: true })
}

/** A step that is one yes or no. */
export const countExit = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, names: [] })

/** A file that could not even be read holds no test, and must be counted all the same. */
export function countVitest(code) {
  return count(vitestReport, code, (report) => {
    const names = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return status === 'failed' ? [failure(name, '', message)] : []
      return failed.map((test) => failure(name, test.fullName, test.failureMessages[0]))
    })
    return { passed: report.numPassedTests, failed: names.length, names }
  })
}

/** The test files in which all is well; none where something failed that no file answers for. */
export function passedFiles({ failed, names }) {
  if (failed > 0 && names.length === 0) return []
  const { testResults } = JSON.parse(readFileSync(vitestReport, 'utf8'))
  const isPassed = ({ status, assertionResults }) => status === 'passed' && assertionResults.length > 0
  return testResults.filter(isPassed).map(({ name }) => relative(inProject(), name))
}

export function countPlaywright(code) {
  return count(playwrightReport, code, ({ suites, stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    names: [...suites.flatMap(failedJourneys), ...errors.map(({ message }) => failure('playwright', '', message))],
  }))
}

function failedJourneys({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ title, tests }) => failure(file, title, tests[0]?.results[0]?.error?.message)),
    ...suites.flatMap(failedJourneys),
  ]
}

/** Where, what and the first line of why: enough to know a failure from the end of a long log. */
function failure(file, title, message = '') {
  const [why = ''] = stripVTControlCharacters(message).split('\n')
  return [relative(inProject(), file.startsWith('/') ? file : inProject(file)), title, why].filter(Boolean).join(' › ')
}

function count(file, code, read) {
  let counted = { passed: 0, failed: 0, names: [] }
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The runner died before its report: the exit code below counts as one failure.
  }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
