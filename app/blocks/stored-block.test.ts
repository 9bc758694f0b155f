import { expect, test } from 'vitest'
import { z } from 'zod'
import { MOST_REMEMBERED, readStoredBlock } from './stored-block.server.ts'

function countingBlocks() {
  let times = 0
  const schema = z.strictObject({ title: z.string(), tags: z.array(z.string()).default([]) }).transform((fields) => {
    times += 1
    return fields
  })
  return { known: { note: { schema } }, timesRead: () => times }
}

const note = (title: string, id = 'n') => ({ id, type: 'note', audience: {}, fields: { title } })

test('the same words are read once, other words again', () => {
  const { known, timesRead } = countingBlocks()
  const first = readStoredBlock(note('Uno'), known)
  expect(first).toMatchObject({ kind: 'block', block: { id: 'n', fields: { title: 'Uno', tags: [] } } })
  expect(readStoredBlock(note('Uno'), known)).toBe(first)
  expect(timesRead()).toBe(1)
  expect(readStoredBlock(note('Due'), known)).toMatchObject({ block: { fields: { title: 'Due' } } })
  expect(readStoredBlock(note('Uno', 'm'), known)).toMatchObject({ block: { id: 'm' } })
  expect(timesRead()).toBe(3)
})

test('what one page was given cannot be changed for the others', () => {
  const { known } = countingBlocks()
  const read = readStoredBlock(note('Uno'), known)
  if (read.kind !== 'block') throw new Error('The block is valid.')
  const fields = read.block.fields as { tags: string[] }
  expect(() => fields.tags.push('x')).toThrow(TypeError)
})

test('a block that is no longer known or valid is found out each time', () => {
  const { known } = countingBlocks()
  const broken = { ...note('Uno'), fields: { title: 3 } }
  for (let time = 0; time < 2; time += 1) {
    expect(readStoredBlock(broken, known)).toMatchObject({ kind: 'invalid', faults: [{ path: 'fields.title' }] })
    expect(readStoredBlock(note('Uno'), {})).toEqual({ kind: 'unknown-type', type: 'note' })
  }
})

test('no more than so many are remembered: the one asked for longest ago is read again', () => {
  const { known, timesRead } = countingBlocks()
  for (let index = 0; index <= MOST_REMEMBERED; index += 1) readStoredBlock(note(String(index)), known)
  readStoredBlock(note(String(MOST_REMEMBERED)), known)
  expect(timesRead()).toBe(MOST_REMEMBERED + 1)
  readStoredBlock(note('0'), known)
  expect(timesRead()).toBe(MOST_REMEMBERED + 2)
})
