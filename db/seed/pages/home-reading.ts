import { block } from './seed-page.ts'

/** NWS-018, NWS-023, NWS-024. What there is to read and to use, on the home page. */
export const homeReading = [
  block('letture', 'favorite-news', { label: 'News e Approfondimenti', title: 'Quello di cui ti occupi, prima' }),
  block('strumenti', 'latest-tools', { label: 'Risorse', title: 'Gli ultimi strumenti' }),
]

export const homeHealthNews = block('rassegna', 'health-news', {
  label: 'Dal mondo',
  title: 'Dalla rassegna della salute',
})
