import { expect, test } from 'vitest'
import { newsInOrder } from './news-order.ts'

const news = (title: string, at: string, specializations: string[] = []) => ({
  title,
  publicationDate: new Date(at),
  specializations,
})
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

const items = [
  news('mattina', '2026-11-14T08:00:00Z'),
  news('cardiologia, stesso giorno', '2026-11-14T06:00:00Z', ['Cardiologia']),
  news('il giorno prima, cardiologia', '2026-11-13T22:30:00Z', ['Cardiologia']),
  news('dopo la mezzanotte di Roma', '2026-11-13T23:30:00Z'),
]

test('[BLK-025] the newest day comes first, and of one day what is about the reader’s specialization', () => {
  expect(titles(newsInOrder(items, ['Cardiologia']))).toEqual([
    'cardiologia, stesso giorno',
    'mattina',
    'dopo la mezzanotte di Roma',
    'il giorno prima, cardiologia',
  ])
})

test('[BLK-025] for somebody without a specialization only the day counts', () => {
  expect(titles(newsInOrder(items, []))).toEqual([
    'mattina',
    'cardiologia, stesso giorno',
    'dopo la mezzanotte di Roma',
    'il giorno prima, cardiologia',
  ])
})
