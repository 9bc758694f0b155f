// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { mount, one, settle } from '#design/mount-example.tsx'
import type { HearingWire } from '../wire.ts'
import { CaseItem } from './case-item.tsx'

afterEach(() => vi.unstubAllGlobals())

const legalCase = {
  id: '1',
  name: 'Pratica 2026/7',
  court: 'Tribunale',
  seat: 'Milano',
  section: '',
  status: 'In corso',
  businessLine: 'Lavoro',
  specialization: '',
  rulings: [],
}

/** Opens, closes and opens the case again; what was asked meanwhile. */
async function opened(hearings: HearingWire[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(hearings)
  })
  const drawn = await mount(<CaseItem legalCase={legalCase} />)
  for (const isOpen of [true, false, true])
    await settle(() => {
      one<HTMLDetailsElement>('details').open = isOpen
    })
  return { ...drawn, asked }
}

test('[CAU-005] hearings are asked for once, by the name of the case, and say the day and the hour', async () => {
  const { box, asked, unmount } = await opened([
    { tipoUdienzaDesc: 'Prima', dataUdienza: '2026-12-10T08:30:00.000Z', luogo: '', esito: '', documentazioni: [] },
  ])
  expect(asked).toEqual(['/api/CRM/CauseLegaliAttive/Pratica%202026%2F7/Udienze'])
  expect(box.querySelector('time')?.textContent).toBe('10/12/2026, 09:30')
  expect(box.querySelector('a[download]')?.getAttribute('href')).toBe(
    '/api/CRM/CauseLegaliAttive/Pratica%202026%2F7/Calendario',
  )
  await unmount()
})

test('a case without hearings offers no empty file for the agenda', async () => {
  const { box, unmount } = await opened([])
  expect(box.textContent).toContain('Nessuna udienza fissata.')
  expect(box.querySelector('a[download]')).toBeNull()
  await unmount()
})
