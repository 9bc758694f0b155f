import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

/** From the project's folder, as the migrations: the built club runs from another one than this file's. */
const placeOf = (name: string) => path.resolve('db/seed/content', name)

/** The names in a folder of the content and in those inside it, in their order. */
export function namesIn(folder: string): string[] {
  const names = readdirSync(placeOf(folder), { recursive: true, encoding: 'utf8' })
  return names.map((name) => name.replaceAll(path.sep, '/')).toSorted()
}

export function readText(name: string): string {
  return readFileSync(placeOf(name), 'utf8')
}

export function readYaml<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
  return shaped(name, shape, parse(readText(name)))
}

/** Markdown that begins with its data, in YAML between two lines of dashes. */
export function readMarkdown<Shape extends z.ZodType>(
  name: string,
  shape: Shape,
): { front: z.output<Shape>; body: string } {
  const [, front, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(readText(name)) ?? []
  if (front === undefined || body === undefined)
    throw new Error(`${name} does not begin with its data between two ---.`)
  return { front: shaped(name, shape, parse(front)), body: body.trim() }
}

function shaped<Shape extends z.ZodType>(name: string, shape: Shape, value: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(value)
  if (error) throw new Error(`${name}: ${z.prettifyError(error)}`)
  return data as z.output<Shape>
}
