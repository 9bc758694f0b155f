import { describe, expect, test } from 'vitest'
import type { Teacher } from '#areas/courses/model.ts'
import { textOfFile } from '#platform/pure/csv.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import { courseSlugs, readLessons } from '../../../db/seed/courses/course-files.ts'
import { judgeLesson, mayReshape, missingToOpen, paragraphsOf, textOf } from './desk-rules.ts'
import type { Question } from './model.ts'
import { judgeQuestion, readQuestionFile } from './question-rules.ts'

const bankOf = (count: number): Question[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    words: `Domanda numero ${id}?`,
    rightAnswer: 'a',
    wrongAnswers: ['b', 'c', 'd'],
  }))

describe('what a course needs before it is opened', () => {
  const course = {
    credits: 4,
    durationHours: 2,
    restOfStudy: null,
    expiryDate: '2027-01-01',
    isExternal: false,
    state: 'draft',
  } as const
  const lessonsOf = (...minutes: number[]) => minutes.map((each) => ({ durationSeconds: each * 60 }))
  const anna: Teacher = {
    slug: 'anna',
    name: 'Anna Verdi',
    qualification: 'Infermiera',
    institution: 'Distretto di Lodi',
    biography: null,
    interests: 'Nessuno',
    photoPath: null,
    photoWords: null,
  }
  const silent = { ...anna, slug: 'ugo', name: 'Ugo Neri', interests: null }
  const people = (lead: Teacher | null, ...teachers: Teacher[]) => ({ people: { lead, teachers } })
  const NO_LEAD = 'Manca il responsabile scientifico: sceglilo nei dati del corso.'
  const NO_TEACHER = 'Manca chi insegna: scegli almeno un docente nei dati del corso.'
  const ready = {
    course,
    ...people(anna, anna),
    lessons: lessonsOf(80, 40),
    bank: bankOf(12),
    isElsewhere: false,
    hasProvider: true,
    today: '2026-11-15',
  } as const

  test.each([
    ['nothing, with a lesson and three questions a credit', {}, []],
    ['more questions are no harm', { bank: bankOf(40) }, []],
    ['six questions', { bank: bankOf(6) }, ['Mancano 6 domande: ne servono 3 per ogni credito, 12 in tutto.']],
    ['one question', { bank: bankOf(11) }, ['Manca 1 domanda: ne servono 3 per ogni credito, 12 in tutto.']],
    ['a lesson', { lessons: [] }, ['Manca il materiale: aggiungi almeno una lezione.']],
    [
      'the number of who certifies it',
      { hasProvider: false },
      ['Manca il numero di provider ECM: un amministratore lo scrive in Redazione, Il Club.'],
    ],
    [
      'a question with four different options',
      { bank: [...bankOf(12), { id: 99, words: 'Due uguali?', rightAnswer: 'a', wrongAnswers: ['a', 'b', 'c'] }] },
      ['Una domanda non ha 4 risposte diverse.'],
    ],
    [
      'a last day to come',
      { course: { ...course, expiryDate: '2026-11-14' } },
      ['L’ultimo giorno è già passato: spostalo nei dati del corso.'],
    ],
    [
      'of another platform: no material of ours',
      { course: { ...course, isExternal: true }, lessons: [], bank: [] },
      [],
    ],
    [
      'where another company keeps the classroom: the same',
      { isElsewhere: true, hasProvider: false, lessons: [], bank: [] },
      [],
    ],
  ] as const)('%s', (_what, change, missing) => {
    expect(missingToOpen({ ...ready, ...change })).toEqual(missing)
  })

  test.each([
    ['somebody who answers for the content', people(null, anna), [NO_LEAD]],
    ['somebody who teaches', people(anna), [NO_TEACHER]],
    ['both', people(null), [NO_LEAD, NO_TEACHER]],
    [
      'what each declared, asked once of whoever is both',
      people(silent, anna, silent),
      ['Manca la dichiarazione di interessi di Ugo Neri: scrivila nella sua scheda.'],
    ],
    ['the same of another platform’s', { ...people(null, anna), course: { ...course, isExternal: true } }, [NO_LEAD]],
    ['nobody, of one opened before that was asked', { ...people(null), course: { ...course, state: 'withdrawn' } }, []],
  ] as const)('[LRN-002] %s', (_what, change, missing) => {
    expect(missingToOpen({ ...ready, ...change })).toEqual(missing)
  })

  const TOO_SHORT = 'Hai dichiarato 2 ore e le lezioni durano 5 minuti. Devono durare almeno la metà.'
  const UNTOLD =
    'Le lezioni durano 1 ora e 10 minuti e hai dichiarato 2 ore: scrivi nei dati del corso come si studia il resto.'
  const told = { course: { ...course, restOfStudy: 'Sulle fonti citate.' } }
  test.each([
    ['five minutes of two hours', { lessons: lessonsOf(5) }, [TOO_SHORT]],
    ['however it is told that the rest is studied', { lessons: lessonsOf(5), ...told }, [TOO_SHORT]],
    [
      'a second less than half',
      { lessons: [{ durationSeconds: 3599 }], ...told },
      ['Hai dichiarato 2 ore e le lezioni durano 59 minuti. Devono durare almeno la metà.'],
    ],
    [
      'an hour',
      { lessons: [{ durationSeconds: 40 }], course: { ...course, durationHours: 1 } },
      ['Hai dichiarato 1 ora e le lezioni durano meno di un minuto. Devono durare almeno la metà.'],
    ],
    ['half of them, and nobody says how the rest is studied', { lessons: lessonsOf(30, 40) }, [UNTOLD]],
    ['half of them, with the rest told', { lessons: lessonsOf(30, 30), ...told }, []],
    ['all of them', { lessons: lessonsOf(60, 60) }, []],
    ['those of another platform', { lessons: lessonsOf(5), isElsewhere: true }, []],
    [
      'one that was opened before that was asked, to be offered again',
      { lessons: lessonsOf(5), course: { ...course, state: 'withdrawn' } },
      [TOO_SHORT],
    ],
  ] as const)('[LRN-007] %s', (_what, change, missing) => {
    expect(missingToOpen({ ...ready, ...change })).toEqual(missing)
  })

  test('everything at once', () => {
    expect(missingToOpen({ ...ready, lessons: [], bank: [] })).toHaveLength(2)
  })
})

test.each([
  ['draft', true, true, true],
  ['open', true, false, false],
  ['open', false, true, false],
  ['open', false, false, true],
  ['withdrawn', true, true, false],
] as const)(
  'the lessons of a course %s, ready %s, studied %s, may change shape: %s',
  (state, isReady, isStudied, may) => {
    expect(mayReshape({ state }, { isReady, isStudied })).toBe(may)
  },
)

describe('a lesson as it is typed', () => {
  test('every lesson of the seed comes back as it was', () => {
    const all = courseSlugs().flatMap(readLessons)
    expect(all.length).toBeGreaterThan(20)
    for (const { paragraphs } of all) expect(paragraphsOf(textOf(paragraphs))).toEqual(paragraphs)
  })

  const lesson = {
    title: 'Il lavaggio',
    kind: 'text',
    duration: '12:30',
    text: 'Uno\ndue\n\n## Tre\n- a\n- b\nquattro',
    filmPath: '',
    captionsPath: '',
  }

  test('lines become paragraphs, headings and items', () => {
    expect(judgeLesson(lesson)).toEqual({
      kind: 'told',
      fields: {
        title: 'Il lavaggio',
        kind: 'text',
        durationSeconds: 750,
        paragraphs: ['Uno due', '## Tre', '- a', '- b', 'quattro'],
        filmPath: null,
        captionsPath: null,
      },
    })
  })

  const filmPath = '/files/11111111-1111-4111-8111-111111111111/film.mp4'
  const captionsPath = '/files/22222222-2222-4222-8222-222222222222/it.vtt'

  test('a film is kept with its captions, and only where the lesson is one', () => {
    const film = judgeLesson({ ...lesson, kind: 'video', filmPath, captionsPath })
    expect(film).toMatchObject({ kind: 'told', fields: { filmPath, captionsPath } })
    const text = judgeLesson({ ...lesson, filmPath, captionsPath })
    expect(text).toMatchObject({ kind: 'told', fields: { filmPath: null, captionsPath: null } })
  })

  test.each([
    ['title', { title: '' }],
    ['kind', { kind: 'quiz' }],
    ['duration', { duration: 'mezz’ora' }],
    ['duration', { duration: '3:75' }],
    ['duration', { duration: '0' }],
    ['text', { text: ' \n ' }],
    ['filmPath', { kind: 'video', filmPath: 'https://altrove.example/film.mp4', captionsPath }],
    ['captionsPath', { kind: 'video', filmPath }],
  ])('a wrong %s is refused at its field: %j', (field, change) => {
    const judged = judgeLesson({ ...lesson, ...change })
    expect(judged.kind === 'refused' && Object.keys(judged.errors)).toEqual([field])
  })
})

describe('questions', () => {
  const question = { words: 'Quanto dura il lavaggio?', A: '10 s', B: '20 s', C: '40 s', D: '90 s', right: 'C' }

  test('four options, one right', () => {
    expect(judgeQuestion(question)).toEqual({
      kind: 'told',
      fields: { words: question.words, rightAnswer: '40 s', wrongAnswers: ['10 s', '20 s', '90 s'] },
    })
  })

  test.each([
    ['words', { words: 'Breve' }],
    ['B', { B: ' ' }],
    ['D', { D: ' 10  S ' }],
    ['right', { right: '' }],
  ])('a wrong %s is refused at its field: %j', (field, change) => {
    const judged = judgeQuestion({ ...question, ...change })
    expect(judged.kind === 'refused' && Object.keys(judged.errors)).toEqual([field])
  })

  const good = 'Quanto dura il lavaggio?;10 s;20 s;40 s;90 s;C'

  test.each([
    ['semicolons', good],
    ['a line of titles', `domanda;A;B;C;D;esatta\n${good}`],
    ['commas and quotes', '"Quanto dura, in secondi, il lavaggio?",10 s,20 s,40 s,"90 s",3'],
    ['tabs, and empty lines at the end', `${good.replaceAll(';', '\t')}\r\n\r\n`],
    ['the mark Excel writes first', `\uFEFF${good}`],
  ])('a file is read with %s', (_what, text) => {
    const { questions, faults } = readQuestionFile(readCsv(text), [])
    expect(faults).toEqual([])
    expect(questions).toMatchObject([{ rightAnswer: '40 s', wrongAnswers: ['10 s', '20 s', '90 s'] }])
  })

  test('every wrong line is told with its number', () => {
    const text = [
      'domanda;A;B;C;D;esatta',
      good,
      'Quale lettera è esatta?;uno;due;tre;quattro;E',
      'Ci sono due risposte uguali?;uno;due;Uno;quattro;A',
      good.toUpperCase(),
      'È già nel corso, vero o no?;uno;due;tre;quattro;A',
    ].join('\n')
    const { faults } = readQuestionFile(readCsv(text), ['è già nel corso,  vero o no?'])
    expect(faults).toEqual([
      { line: 3, reason: 'La risposta esatta è «E»: deve essere A, B, C o D.' },
      { line: 4, reason: 'La risposta C è uguale a un’altra: devono essere quattro diverse.' },
      { line: 5, reason: 'La stessa domanda è già alla riga 2.' },
      { line: 6, reason: 'La stessa domanda è già nella banca del corso.' },
    ])
  })

  test.each([
    ['fewer cells', `${good}\nChe cosa manca qui?;uno;due;tre;A`, 2, 'Ha 5 celle invece di 6.'],
    ['an open quote', `${good}\n"Virgolette aperte;uno;due;tre;quattro;A`, 2, 'Le virgolette non si chiudono.'],
    [
      'an override of direction',
      'Quanto dura il \u202Elavaggio?;10 s;20 s;40 s;90 s;C',
      1,
      'caratteri che non si possono',
    ],
    ['five columns', 'Che cosa manca qui?;uno;due;tre;A', 1, 'Ha 5 colonne e ne servono 6'],
  ])('[IDN-027] a file with %s is refused whole', (_what, text, line, reason) => {
    const { questions, faults } = readQuestionFile(readCsv(text), [])
    expect([questions, faults]).toEqual([[], [{ line, reason: expect.stringContaining(reason) }]])
  })

  test('[IDN-027] a cell between quotes may go on in the next line', () => {
    const { questions, faults } = readQuestionFile(
      readCsv(`"Quanto dura,\nin secondi?";10 s;20 s;40 s;90 s;C\n${good}`),
      [],
    )
    expect(faults).toEqual([])
    expect(questions.map(({ words }) => words)).toEqual(['Quanto dura, in secondi?', 'Quanto dura il lavaggio?'])
  })

  test.each(['', '\n \n', 'domanda;A;B;C;D;esatta'])('an empty file says so: %j', (text) => {
    expect(readQuestionFile(readCsv(text), []).faults).toEqual([{ line: 1, reason: 'Il file è vuoto.' }])
  })

  test('accents survive both alphabets', () => {
    expect(textOfFile(new TextEncoder().encode('città'))).toBe('città')
    expect(textOfFile(new Uint8Array([0x63, 0x69, 0x74, 0x74, 0xe0]))).toBe('città')
  })
})
