/** What is answered to anything but a reading. */
export const REFUSED_WORDS =
  'Stai guardando come un iscritto: non puoi fare niente al suo posto. Esci, e fallo dalla redazione.'

/** What is answered in place of a page, a call or a file that stays closed. */
export const CLOSED_WORDS = 'Questa parte resta chiusa mentre guardi come un iscritto: la vede solo lui.'
