import { z } from 'zod'
import { formatEuro, parseEuro } from '../pure/money.ts'
import { normalizePhone, PHONE_PROBLEM, phoneProblem } from '../pure/person-fields.ts'
import { excerpt } from '../pure/text.ts'

/** What a form draws for a field. The browser gets this and nothing else of a record. */
export type FieldLook = {
  kind:
    | 'line'
    | 'phone'
    | 'text'
    | 'number'
    | 'choice'
    | 'choices'
    | 'tick'
    | 'day'
    | 'minute'
    | 'link'
    | 'audience'
    | 'film'
    | 'captions'
    | 'parts'
  title: string
  help?: string | undefined
  /** Stands inside the box, at its end. */
  unit?: string | undefined
  example?: string | undefined
  isOptional?: boolean | undefined
  /** Takes the whole width, where its neighbours stand two in a row. */
  isWide?: boolean | undefined
  longest?: number | undefined
  /** How many lines a text shows. */
  rows?: number | undefined
  options?: readonly { value: string; label: string }[] | undefined
  /** What its form chooses among by words, as the address that is asked calls it. */
  chooses?: string | undefined
  /** The fields of each part, and how many parts there may be. */
  parts?: readonly (FieldLook & { name: string })[] | undefined
  most?: number | undefined
  /** Fields under one heading stand together. */
  group?: string | undefined
  /** What the form of a new one begins with. */
  begins?: string | undefined
  /** Asked once, when the thing is made. */
  isOnlyNew?: boolean | undefined
  /** What it holds is read in its own form alone: not on the trail, nor in lists and sheets. */
  isSecret?: boolean | undefined
}

/**
 * One field of a record: how it is typed in a form and in a sheet, what it may hold, and how it is said. The shape is the rule: forms,
 * sheets and calls all ask it.
 */
export type Field<Value = unknown> = {
  readonly look: FieldLook
  readonly shape: z.ZodType<Value>
  /** What is said beside the field when it is wrong. */
  readonly wrong: string
  /** The name in a form, where it is not the field's own. */
  readonly formName?: string | undefined
  /** What was typed, as a value that the shape then accepts or not. */
  read(typed: string): unknown
  write(value: Value): string
  /** For lists, the trail and sheets that people read. */
  say(value: Value): string
}

// biome-ignore lint/suspicious/noExplicitAny: each field of a list holds something else; they are checked where each is made.
export type Fields = Readonly<Record<string, Field<any>>>
/** What the fields hold. */
export type ValuesOf<Known extends Fields> = {
  [Name in keyof Known]: Known[Name] extends Field<infer Value> ? Value : never
}

export type About = Pick<
  FieldLook,
  'title' | 'help' | 'unit' | 'example' | 'group' | 'isWide' | 'rows' | 'begins' | 'isOnlyNew' | 'isSecret' | 'chooses'
> & {
  wrong?: string
  formName?: string
}

type Making<Value> = {
  kind: FieldLook['kind']
  shape: z.ZodType<Value>
  wrong: string
  read: (typed: string) => unknown
  write: (value: Value) => string
  say?: (value: Value) => string
} & Partial<FieldLook>

export function field<Value>(about: About, making: Making<Value>): Field<Value> {
  const { wrong = making.wrong, formName, ...words } = about
  const { shape, wrong: _, read, write, say = write, ...look } = making
  return { look: { ...look, ...words }, shape, wrong, formName, read, write, say }
}

const LONGEST_SAID = 120
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
const lines = (text: string) => text.replaceAll('\r\n', '\n').trim()
/** Capitals are for the beginning of a label, not for the middle of a sentence. */
const inSentence = (title: string) => `${title.slice(0, 1).toLowerCase()}${title.slice(1)}`

type Lengths = { min?: number; max: number }

function lengthsInWords({ min = 1, max }: Lengths): string {
  return min > 1 ? `da ${min} a ${max} caratteri` : `al massimo ${max} caratteri`
}

/** One line of words. */
export function line(about: About & Lengths): Field<string> {
  const { min = 1, max, ...rest } = about
  return field(rest, {
    kind: 'line',
    longest: max,
    shape: z.string().min(min).max(max),
    wrong: `${about.title}: ${lengthsInWords({ min, max })}.`,
    read: oneLine,
    write: (value) => value,
  })
}

/** A telephone number, kept as its digits (decision 45). */
export function phone(about: About): Field<string> {
  return field(about, {
    kind: 'phone',
    shape: z.string().refine((number) => phoneProblem(number) === null),
    wrong: PHONE_PROBLEM,
    read: normalizePhone,
    write: (value) => value,
  })
}

/** Words on several lines. */
export function text(about: About & Lengths & { keepsLines?: boolean }): Field<string> {
  const { min = 1, max, keepsLines = false, ...rest } = about
  return field(rest, {
    kind: 'text',
    longest: max,
    isOptional: min === 0,
    shape: z.string().min(min).max(max),
    wrong: `${about.title}: ${lengthsInWords({ min, max })}.`,
    read: keepsLines ? lines : oneLine,
    write: (value) => value,
    say: (value) => excerpt(value, LONGEST_SAID),
  })
}

type Range = { min: number; max: number }

/** A whole number; thousands may be told apart by a dot, as pages show them. */
export function whole(about: About & Range): Field<number> {
  const { min, max, ...rest } = about
  return field(rest, {
    kind: 'number',
    longest: max.toLocaleString('it-IT', { useGrouping: 'always' }).length,
    shape: z.int().min(min).max(max),
    wrong: `Scrivi un numero da ${min} a ${max}.`,
    read: (typed) => {
      const digits = typed.trim().replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')
      return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
    },
    write: String,
    say: (value) => `${value.toLocaleString('it-IT')}${about.unit ? ` ${about.unit}` : ''}`,
  })
}

/** An amount in euro, kept in cents. */
export function euro(about: About & Range): Field<number> {
  const { min, max, ...rest } = about
  return field(rest, {
    kind: 'number',
    unit: '€',
    longest: 12,
    shape: z
      .int()
      .min(min * 100)
      .max(max * 100),
    wrong: 'Scrivi un importo in euro, per esempio 289 o 12,50.',
    read: parseEuro,
    write: (cents) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ','),
    say: formatEuro,
  })
}

/** A few lines, each once, in their order. */
export function lineList(about: About & { most: number; longest: number }): Field<string[]> {
  const { most, longest, ...rest } = about
  return field(rest, {
    kind: 'text',
    shape: z.array(z.string().min(1).max(longest)).max(most),
    wrong: `Una cosa per riga: al massimo ${most}, ciascuna entro ${longest} caratteri.`,
    isOptional: true,
    read: (typed) => [...new Set(typed.split('\n').map(oneLine).filter(Boolean))],
    write: (value) => value.join('\n'),
    say: (value) => excerpt(value.join(', '), LONGEST_SAID),
  })
}

type Options<Code extends string> = Readonly<Record<Code, string>>

/** One of a few. */
export function choice<const Code extends string>(about: About & { options: Options<Code> }): Field<Code> {
  const { options, ...rest } = about
  const codes = Object.keys(options) as Code[]
  return field<Code>(rest, {
    kind: 'choice',
    options: codes.map((value) => ({ value, label: options[value] })),
    shape: z.enum(codes as [Code, ...Code[]]) as unknown as z.ZodType<Code>,
    wrong: `Scegli ${inSentence(about.title)}.`,
    read: (typed) => typed.trim(),
    write: (value) => value,
    say: (value) => options[value],
  })
}

/** Any of a few, also none. */
export function choices<const Code extends string>(about: About & { options: Options<Code> }): Field<Code[]> {
  const { options, ...rest } = about
  const codes = Object.keys(options) as Code[]
  return field<Code[]>(rest, {
    kind: 'choices',
    options: codes.map((value) => ({ value, label: options[value] })),
    shape: z.array(z.enum(codes as [Code, ...Code[]])) as unknown as z.ZodType<Code[]>,
    wrong: `Scegli ${inSentence(about.title)}.`,
    read: (typed) => {
      const typedCodes = typed.split(',').map((code) => code.trim())
      return typedCodes.every((code) => code === '' || Object.hasOwn(options, code))
        ? codes.filter((code) => typedCodes.includes(code))
        : null
    },
    write: (value) => value.join(','),
    say: (value) => value.map((code) => options[code]).join(', '),
  })
}

const YES = ['on', 'sì', 'si', 'vero', '1', 'true']
const NO = ['', 'no', 'falso', '0', 'false']

/** Yes or no. */
export function tick(about: About): Field<boolean> {
  return field(about, {
    kind: 'tick',
    shape: z.boolean(),
    wrong: 'Scrivi sì o no.',
    read: (typed) => {
      const word = typed.trim().toLowerCase()
      return YES.includes(word) ? true : NO.includes(word) ? false : null
    },
    write: (value) => (value ? 'on' : ''),
    say: (value) => (value ? 'Sì' : 'No'),
  })
}

/** The address of a film that was sent at the desk, or of its captions: the two stand one after the other. */
export function film(about: About & { kind: 'film' | 'captions'; own: RegExp }): Field<string> {
  const { kind, own, ...rest } = about
  return field(rest, {
    kind,
    shape: z.string().max(300).regex(own),
    wrong: kind === 'film' ? 'Carica qui il filmato.' : 'Un filmato ha sempre i sottotitoli: caricali in WebVTT.',
    read: (typed) => typed.trim(),
    write: (value) => value,
  })
}

/** The same field where nothing may be said. */
export function optional<Value>(asked: Field<Value>): Field<Value | null> {
  return {
    ...asked,
    look: { ...asked.look, isOptional: true },
    shape: asked.shape.nullable(),
    read: (typed) => (typed.trim() === '' ? null : asked.read(typed)),
    write: (value) => (value === null ? '' : asked.write(value)),
    say: (value) => (value === null ? '' : asked.say(value)),
  }
}
