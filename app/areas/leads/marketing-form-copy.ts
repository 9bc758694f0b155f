/** What may be asked of whoever draws the forms: letters, digits and a few signs, so that nothing else reaches the page. */
export const FORM_NAME = /^[\w.-]{1,80}$/

/** What the frame may do: anything but be a page of ours. */
export const GRANTED = 'allow-scripts allow-forms allow-popups'

/**
 * API-041. The script of others runs in a page of its own, apart from the club: without our cookies, our storage and our
 * pages, also for who opens the address by itself.
 */
export function marketingFormHeaders(script: string | null): Record<string, string> {
  const theirs = script ? ` ${new URL(script).origin}` : ` 'none'`
  const sources = ['script', 'connect', 'font', 'frame'].map((kind) => `${kind}-src${theirs}`)
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      ...sources,
      `img-src data:${script ? theirs : ''}`,
      `style-src 'unsafe-inline'${script ? theirs : ''}`,
      `form-action${theirs}`,
      "frame-ancestors 'self'",
      "base-uri 'none'",
      `sandbox ${GRANTED}`,
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'origin',
  }
}

export function marketingFormPage(script: string | null, form: { formId: string; code: string }): string {
  const body = script
    ? `<script src="${new URL(script).href.replaceAll('&', '&amp;')}" data-form-id="${form.formId}" data-code="${form.code}" async></script><noscript>Per compilare il modulo serve JavaScript.</noscript>`
    : '<p>Questo modulo non è ancora attivo.</p>'
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Modulo</title></head><body style="margin:0;font-family:sans-serif"><main>${body}</main></body></html>`
}
