import { expect, test } from 'vitest'
import { declaredFields } from './declared-fields.ts'

test('[IDN-007] only the fields a form declares are given back, each cut at a length, and a tick that is off is not there', () => {
  const form = new FormData()
  form.append('name', 'Nina')
  form.append('note', 'x'.repeat(50))
  form.append('photo', new File(['a'], 'a.png'))
  for (let at = 0; at < 900; at += 1) form.append(`x${at}`, 'mine')
  expect(declaredFields(form, ['name', 'note', 'photo', 'privacy'], { longest: 10 })).toEqual({
    name: 'Nina',
    note: 'x'.repeat(10),
  })
  expect(declaredFields(new URLSearchParams('a=1&b=2'), ['b'])).toEqual({ b: '2' })
})
