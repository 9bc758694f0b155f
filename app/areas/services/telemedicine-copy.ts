/** TEL-003. The door of the service: it asks who enters, then leads where the setting of the club says. */
export const TELEMEDICINE_LINK = '/telemedicina/accesso'

/** TEL-001. The news of the page are the ones about its own subject. */
export const NEWS_TOPIC = 'Telemedicina'
export const HOME_NEWS = 2

/** TEL-006 */
export const HOME_CONTENTS = 3
export const LIST_CONTENTS = 9

export const LEAD =
  'Visita a distanza, referta e fatti pagare da un solo posto, con il paziente che non deve installare nulla.'

/** TEL-001 */
export const FEATURES = [
  { icon: 'calendar-check', title: 'Agenda online', text: 'Il paziente prenota da solo negli orari che hai aperto.' },
  { icon: 'video', title: 'Video visita', text: 'Dal browser, cifrata, anche con più partecipanti.' },
  {
    icon: 'medical-records',
    title: 'Referti',
    text: 'Si scrivono durante la visita e arrivano al paziente in modo sicuro.',
  },
  { icon: 'credit-card', title: 'Pagamenti digitali', text: 'Prima della visita, con la ricevuta già pronta.' },
] as const
