import { describe, expect, test } from 'vitest'
import { addressOf, filterChoices, filtersIn, serviceIcons } from './rules.ts'

const nowhere = { destination: null, holidayType: null }
const nothing = {
  isCruise: false,
  nights: null,
  board: null,
  hasSpa: false,
  hasBeachService: false,
  hotelStars: null,
  hasFlight: false,
  hasWifi: false,
  structureType: null,
  hasItalianGuide: false,
}

describe('the filters', () => {
  test('[TRV-002] [TRV-003] offer their choices in order, and start at "Ovunque"', () => {
    const [destination, type] = filterChoices(filtersIn(new URLSearchParams()))
    expect(destination).toMatchObject({ name: 'Destinazione', chosen: 'Ovunque' })
    expect(destination?.choices.map(({ label }) => label)).toEqual(['Ovunque', 'Estero', 'Italia'])
    expect(type).toMatchObject({ name: 'Tipo di vacanza', chosen: 'Ovunque' })
    expect(type?.choices.map(({ label }) => label)).toEqual([
      'Ovunque',
      'Viaggi e tour organizzati',
      'Montagna',
      'Crociera',
      'Città e cultura',
      'Mare',
    ])
  })

  test('every choice is an address that gives the same choice back, and keeps the other filter', () => {
    for (const { choices } of filterChoices({ destination: 'Italia', holidayType: 'Mare' }))
      for (const { label, to, isChosen } of choices) {
        const back = filtersIn(new URL(to, 'http://club').searchParams)
        expect([back.destination ?? 'Ovunque', back.holidayType ?? 'Ovunque']).toContain(label)
        if (isChosen) expect(back).toEqual({ destination: 'Italia', holidayType: 'Mare' })
      }
  })

  test('[TRV-004] no filter is no parameter, and what is not a choice is "Ovunque"', () => {
    expect(addressOf(nowhere)).toBe('/servizi/convenzioni/viaggi')
    expect(filtersIn(new URLSearchParams('destinazione=luna&tipo=__proto__'))).toEqual(nowhere)
  })
})

describe('[TRV-008] the services of a travel', () => {
  test('that are not set have no icon', () => {
    expect(serviceIcons(nothing)).toEqual([])
    expect(serviceIcons({ ...nothing, nights: 1, hasSpa: true }).map(({ label }) => label)).toEqual(['1 notte', 'Spa'])
  })
  test('all have one when all are set', () => {
    const everything = {
      isCruise: true,
      nights: 7,
      board: 'Mezza pensione',
      hasSpa: true,
      hasBeachService: true,
      hotelStars: 4,
      hasFlight: true,
      hasWifi: true,
      structureType: 'Villaggio',
      hasItalianGuide: true,
    }
    expect(serviceIcons(everything)).toHaveLength(10)
  })
})
