/** @typedef {{ title: string, outcome: 'passed' | 'failed' | 'skipped' }} TestOutcome */

const CITATION = /\[([A-Z]{3}-\d{3}(?:,\s*[A-Z]{3}-\d{3})*)\]/g

/** The ids a title cites: `[AUD-001] …` or `[AUD-001, AUD-003] …`. @param {string} title @returns {string[]} */
export function citedIds(title) {
  return [...title.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(/,\s*/))
}

/** @returns {TestOutcome[]} */
export function readVitestReport(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

/** A test that passed only when tried again has not passed. @returns {TestOutcome[]} */
export function readPlaywrightReport(report) {
  const outcomes = { expected: 'passed', skipped: 'skipped' }
  const walk = (suite, path) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title: [...path, title].join(' '), outcome: outcomes[status] ?? 'failed' })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...path, inner.title])),
  ]
  return (report.suites ?? []).flatMap((suite) => walk(suite, []))
}

/**
 * A row is proved when a test that cites it ran and passed, and none that cites it failed.
 * @param {Map<string, { id: string }[]>} requirements
 * @param {TestOutcome[]} outcomes
 */
export function weigh(requirements, outcomes) {
  const known = new Set([...requirements.values()].flat().map(({ id }) => id))
  const passed = new Set()
  const failed = new Set()
  const unknown = new Set()
  for (const { title, outcome } of outcomes) {
    for (const id of citedIds(title)) {
      if (!known.has(id)) unknown.add(id)
      else if (outcome === 'passed') passed.add(id)
      else if (outcome === 'failed') failed.add(id)
    }
  }
  const files = [...requirements].map(([file, rows]) => {
    const isProved = ({ id }) => passed.has(id) && !failed.has(id)
    return {
      file,
      rows: rows.length,
      proved: rows.filter(isProved).map(({ id }) => id),
      missing: rows.filter((row) => !isProved(row)).map(({ id }) => id),
    }
  })
  const sum = (count) => files.reduce((total, file) => total + count(file), 0)
  return {
    rows: sum((file) => file.rows),
    proved: sum((file) => file.proved.length),
    failed: [...failed].toSorted(),
    unknown: [...unknown].toSorted(),
    files,
  }
}
