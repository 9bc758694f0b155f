// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { mount } from '#design/mount-example.tsx'
import { filterChoices } from '../rules.ts'
import { TravelFilters } from './travel-filters.tsx'

test('[TRV-005] each filter opens a panel of its own, and "Applica filtri" closes it', async () => {
  const { box, unmount } = await mount(
    <TravelFilters filters={filterChoices({ destination: 'Italia', holidayType: null })} />,
  )
  const [destination, holiday] = box.querySelectorAll('details')
  if (!destination || !holiday) throw new Error('two panels')
  expect(destination.querySelector('summary')?.textContent).toBe('DestinazioneItalia')
  expect(holiday.querySelector('summary')?.textContent).toBe('Tipo di vacanzaOvunque')
  destination.open = true
  holiday.open = true
  destination.querySelector('button')?.click()
  expect([destination.open, holiday.open]).toEqual([false, true])
  await unmount()
})
