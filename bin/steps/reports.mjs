import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { inProject } from './project.mjs'

export const vitestReport = inProject('.reports', 'vitest.json')
export const playwrightReport = inProject('.reports', 'playwright.json')

/** A report of yesterday must never be counted today. */
export function forget(report) {
  mkdirSync(inProject('.reports'), { recursive: true })
  rmSync(report, { force: true })
}

/** A step that is one yes or no. */
export const countExit = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/** A file that could not even be read holds no test, and must be counted all the same. */
export function countVitest(code) {
  return count(vitestReport, code, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      ).length,
  }))
}

export function countPlaywright(code) {
  return count(playwrightReport, code, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }))
}

function count(file, code, read) {
  let counted = { passed: 0, failed: 0 }
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The runner died before its report: the exit code below counts as one failure.
  }
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
