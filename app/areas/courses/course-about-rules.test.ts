import { describe, expect, test } from 'vitest'
import { type AboutTyped, judgeAbout, typedAboutOf } from './course-about-rules.ts'

const empty: AboutTyped = { outcomes: '', meantFor: '', beforeStart: '', restOfStudy: '', lead: [], people: [] }
const line = (length: number) => 'a'.repeat(length)
const lines = (count: number, length = 10) => Array.from({ length: count }, () => line(length)).join('\n')

describe('[LRN-003] what is typed of a course', () => {
  test.each([
    ['none', '', 0],
    ['three', lines(3), 3],
    ['eight, with empty lines between', lines(8).replaceAll('\n', '\n\n  \n'), 8],
    ['the longest', lines(3, 160), 3],
  ])('%s of what one learns is taken', (_what, outcomes, count) => {
    const { fields, errors } = judgeAbout({ ...empty, outcomes })
    expect(errors).toEqual({})
    expect(fields.outcomes).toHaveLength(count)
  })

  test.each([
    ['two', lines(2)],
    ['nine', lines(9)],
    ['one too short', `${lines(3)}\n${line(9)}`],
    ['one too long', `${lines(3)}\n${line(161)}`],
  ])('%s is told, and the words stay', (_what, outcomes) => {
    expect(Object.keys(judgeAbout({ ...empty, outcomes }).errors)).toEqual(['outcomes'])
  })

  test.each(['meantFor', 'beforeStart'] as const)('%s holds 400 characters', (field) => {
    expect(judgeAbout({ ...empty, [field]: line(400) }).errors).toEqual({})
    expect(Object.keys(judgeAbout({ ...empty, [field]: line(401) }).errors)).toEqual([field])
    expect(judgeAbout({ ...empty, [field]: '  ' }).fields[field]).toBeNull()
  })

  test('[LRN-007] how the rest is studied is told in 10 to 300 characters, or not at all', () => {
    for (const length of [10, 300])
      expect(judgeAbout({ ...empty, restOfStudy: ` ${line(length)} ` }).fields.restOfStudy).toBe(line(length))
    for (const length of [9, 301])
      expect(Object.keys(judgeAbout({ ...empty, restOfStudy: line(length) }).errors)).toEqual(['restOfStudy'])
    expect(judgeAbout({ ...empty, restOfStudy: '  ' }).fields.restOfStudy).toBeNull()
  })

  test('what is kept is typed again as it was', () => {
    const typed = {
      outcomes: lines(4),
      meantFor: 'A chi assiste a casa.',
      beforeStart: '',
      restOfStudy: 'Sulle fonti citate nel testo.',
      lead: ['anna'],
      people: ['anna', 'ugo'],
    }
    expect(typedAboutOf(judgeAbout(typed).fields)).toEqual(typed)
  })
})
