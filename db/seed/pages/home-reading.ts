import { block } from './seed-page.ts'

/** NWS-018, NWS-023, BLK-023, BLK-025. What there is to read and to use, on the home page. */
export const homeReading = [
  block(
    'letture',
    'favorite-news',
    { label: 'Le tue letture', title: 'Quello di cui ti occupi, prima' },
    { visibility: ['REGISTRATO', 'TRIAL', 'PREMIUM', 'EX_TRIAL', 'EX_PREMIUM'] },
  ),
  block(
    'notizie',
    'news-block',
    {
      label: 'News e Approfondimenti',
      title: 'Che cosa è cambiato, e che cosa cambia per te',
      rows: 6,
    },
    { visibility: ['SUSPECT'] },
  ),
  block('strumenti', 'latest-tools', { label: 'Strumenti', title: 'Da tenere aperti durante il turno' }),
]

export const homeHealthNews = block('rassegna', 'health-news', {
  label: 'Dal mondo',
  title: 'Dalla rassegna della salute',
})
