import { describe, expect, test } from 'vitest'
import { certificateCode, inItalianLetters, parseCertificateCode } from './certificate-rules.ts'
import type { Question } from './model.ts'
import { afterHeartbeat, completionPercent, lessonStates, studiedSince } from './rules.ts'
import { drawTest, isBankEnough, isPass, questionCount, scoreOf, testDoor } from './test-rules.ts'

const bank = (count: number): Question[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    words: `Domanda ${id}`,
    rightAnswer: 'giusta',
    wrongAnswers: ['a', 'b', 'c'],
  }))

describe('the ECM rules of the final test', () => {
  test.each([
    [1, 3],
    [2, 6],
    [10, 30],
    [4.5, 14],
    [0.1, 1],
    [3.3, 10],
    [3.4, 11],
  ])('[LRN-006] %d credits: at least %i questions', (credits, expected) => {
    expect(questionCount(credits)).toBe(expected)
    expect(isBankEnough(credits, bank(expected))).toBe(true)
    expect(isBankEnough(credits, bank(expected - 1))).toBe(false)
  })

  test('four options that differ, one right, each question once', () => {
    const shown = drawTest(2, bank(9), Math.random)
    expect(shown).toHaveLength(6)
    expect(new Set(shown.map(({ id }) => id)).size).toBe(6)
    for (const { options, right } of shown) {
      expect([...options].sort()).toEqual(['a', 'b', 'c', 'giusta'])
      expect(options[right]).toBe('giusta')
    }
  })

  test('questions and options change order from attempt to attempt', () => {
    const orders = new Set(Array.from({ length: 10 }, () => JSON.stringify(drawTest(3, bank(9), Math.random))))
    expect(orders.size).toBeGreaterThan(1)
  })

  test.each([
    [8, 6, 75, true],
    [9, 6, 66, false],
    [100, 74, 74, false],
    [12, 9, 75, true],
  ])('%i questions, %i right: %i per cent, passed %s', (count, right, score, passed) => {
    const shown = drawTest(count, bank(count), Math.random)
    const answers = Object.fromEntries(shown.slice(0, right).map((question) => [question.id, question.right]))
    expect(scoreOf(shown, answers)).toBe(score)
    expect(isPass(score)).toBe(passed)
  })

  const failed = { isPassed: false }
  test.each([
    ['before the material', false, [], { kind: 'study' }],
    ['after the material', true, [], { kind: 'open', attempt: 1 }],
    ['after a failure, before going through it again', false, [failed], { kind: 'again' }],
    ['after a failure and the material', true, [failed], { kind: 'open', attempt: 2 }],
    ['after four failures', true, Array(4).fill(failed), { kind: 'open', attempt: 5 }],
    ['after five failures', true, Array(5).fill(failed), { kind: 'failed' }],
    ['after a pass', true, [failed, { isPassed: true }], { kind: 'passed' }],
  ])('%s', (_when, isMaterialDone, submitted, expected) => {
    expect(testDoor({ isMaterialDone, submitted })).toEqual(expected)
  })
})

describe('studying', () => {
  const lesson = { durationSeconds: 60 }

  test('nobody gets further than the time that has passed, and a pause gives nothing', () => {
    expect(afterHeartbeat(lesson, null, { positionSeconds: 60, studiedSeconds: 0 }).furthestSeconds).toBe(0)
    const before = { furthestSeconds: 10, completedAt: null }
    expect(afterHeartbeat(lesson, before, { positionSeconds: 60, studiedSeconds: 10 })).toMatchObject({
      furthestSeconds: 20,
      isDone: false,
    })
    const at = (seconds: number) => new Date(seconds * 1000)
    expect(studiedSince(null, at(100)).seconds).toBe(0)
    expect(studiedSince(at(100), at(110)).seconds).toBe(10)
    expect(studiedSince(at(100), at(3700))).toEqual({ seconds: 20, countedUntil: at(3700) })
  })

  test('beating faster gains nothing, and no fraction of a second is lost', () => {
    let counted = new Date(0)
    let studied = 0
    for (let beat = 1; beat <= 200; beat += 1) {
      const { seconds, countedUntil } = studiedSince(counted, new Date(beat * 137))
      studied += seconds
      counted = countedUntil
    }
    expect(studied).toBe(Math.floor((200 * 137) / 1000))
  })

  test('going back keeps what was reached', () => {
    const before = { furthestSeconds: 40, completedAt: null }
    expect(afterHeartbeat(lesson, before, { positionSeconds: 5, studiedSeconds: 10 })).toMatchObject({
      positionSeconds: 5,
      furthestSeconds: 40,
    })
  })

  test('a lesson opens when those before it are done', () => {
    const done = new Map([[1, { completedAt: new Date(0) }]])
    const lessons = [{ id: 1 }, { id: 2 }, { id: 3 }]
    expect(lessonStates(lessons, done)).toEqual(['done', 'open', 'locked'])
    expect(lessonStates(lessons, done, { isOrderFree: true })).toEqual(['done', 'open', 'open'])
  })

  test('only what is finished is one hundred per cent', () => {
    const lessons = [
      { id: 1, durationSeconds: 100 },
      { id: 2, durationSeconds: 100 },
    ]
    const progress = new Map([
      [1, { furthestSeconds: 100, completedAt: new Date(0) }],
      [2, { furthestSeconds: 100, completedAt: null }],
    ])
    expect(completionPercent(lessons, progress)).toBe(99)
    progress.set(2, { furthestSeconds: 100, completedAt: new Date(0) })
    expect(completionPercent(lessons, progress)).toBe(100)
  })
})

describe('the certificate', () => {
  test.each([
    [1, 'uno'],
    [8, 'otto'],
    [17, 'diciassette'],
    [21, 'ventuno'],
    [23, 'ventitré'],
    [28, 'ventotto'],
    [50, 'cinquanta'],
    [100, 'cento'],
    [150, 'centocinquanta'],
    [4.5, 'quattro virgola cinque'],
    [0.1, 'zero virgola uno'],
    [23.3, 'ventitré virgola tre'],
  ])('[LRN-006] %d in letters is %s', (number, words) => {
    expect(inItalianLetters(number)).toBe(words)
  })

  test('a code is read however it was typed, and nothing else is a code', () => {
    const code = certificateCode(new Uint8Array(16).fill(7))
    expect(code).toBe('9999-9999-9999-9999')
    expect(parseCertificateCode(' 9999 99999999-9999 ')).toBe(code)
    expect(parseCertificateCode('123')).toBeNull()
  })
})
