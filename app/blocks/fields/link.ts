import { z } from 'zod'

/** A path of ours, a fragment, a web address, mail or telephone. Anything that could run or leave unseen is refused. */
const ALLOWED = /^(?:\/(?![/\\])[^\s\\]*|#[^\s]*|https?:\/\/[^\s\\]+|mailto:[^\s]+|tel:\+?[\d-]+)$/i

export function link() {
  return z
    .string()
    .trim()
    .max(500)
    .regex(ALLOWED, 'Scrivi un indirizzo che inizi con /, #, https://, mailto: o tel:.')
    .meta({ title: 'Link', input: 'link' })
}
