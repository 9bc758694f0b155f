import type { Club } from '../env.server.ts'

export type MailContent = {
  /** Also the heading of the letter. */
  title: string
  greeting?: string
  paragraphs: readonly string[]
  /** What is copied somewhere else, one thing for each line: the data of a transfer. */
  facts?: readonly { term: string; value: string }[]
  /** Lists of things to read, each with where it is. */
  sections?: readonly MailSection[]
  action?: { label: string; url: string }
  /** A line after the action, for instance how long a link lasts. */
  note?: string
  /** Quiet links at the foot: to read it elsewhere, to stop receiving it. */
  links?: readonly { label: string; url: string }[]
}

export type MailSection = {
  title: string
  items: readonly { title: string; url: string; about: string }[]
}

/** The club's letter: one column, words first, readable without pictures, in the dark and as plain text. */
export function mailLayout(
  club: Pick<Club, 'name' | 'legalName' | 'address' | 'phone' | 'email' | 'look' | 'logo'>,
  content: MailContent,
): { text: string; html: string } {
  const shown = content.greeting && ADVERTISES.test(content.greeting) ? { ...content, greeting: 'Ciao,' } : content
  return { text: textOf(club, shown), html: inBrand(htmlOf(club, shown), club) }
}

/**
 * What no name holds and mail programs make a link or a call of. A name is what somebody typed, perhaps beside the mailbox of another:
 * the club's letters must not carry the words of a stranger.
 */
const ADVERTISES = /[/:@\d]|\p{L}\.\p{L}{2}|[\r\n]/u

/** The letter is written in the colours of the house; a club with its own has them in their place, wherever they stand as a style. */
function inBrand(html: string, { look }: Sender): string {
  if (!look) return html
  return html
    .replaceAll(/(?<=(?:color|background):)#12558f/g, look.onPaper)
    .replaceAll(/(?<=(?:color|background):)#86bdf2/g, look.inTheDark)
}

type Sender = Parameters<typeof mailLayout>[0]

function textOf(club: Sender, content: MailContent): string {
  const { title, greeting, paragraphs, facts = [], sections = [], action, note, links = [] } = content
  const parts = [
    title,
    greeting,
    ...paragraphs,
    facts.map(({ term, value }) => `${term}: ${value}`).join('\n'),
    ...sections.flatMap((section) => [
      section.title.toLocaleUpperCase('it'),
      ...section.items.map((item) => `${item.title}\n${item.about}\n${item.url}`),
    ]),
    action && `${action.label}: ${action.url}`,
    note,
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    footer(club).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function footer(club: Sender): string[] {
  return [`${club.name} · ${club.legalName}, ${club.address}`, `Assistenza: ${club.phone}, ${club.email}`]
}

/** Where the mail program is dark and reads styles, so is the letter; the others keep the colours written on each part. */
const IN_THE_DARK =
  '@media (prefers-color-scheme:dark){body{background:#0d141c!important;color:#e8edf3!important}.sheet{background:#18212b!important}.soft{color:#b3bfcc!important}.blue{color:#86bdf2!important}.press{background:#86bdf2!important;color:#0d141c!important}}'

function htmlOf(club: Sender, content: MailContent): string {
  const { title, greeting, paragraphs, facts = [], sections = [], action, note, links = [] } = content
  const body = [greeting, ...paragraphs]
    .filter((part) => part !== undefined)
    .map((part) => `<p style="margin:0 0 16px">${escaped(part).replace(/\r?\n/g, '<br>')}</p>`)
  const table = facts.length > 0 ? factsHtml(facts) : ''
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" class="press" style="display:inline-block;padding:13px 26px;border-radius:999px;background:#12558f;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p><p class="soft" style="margin:0 0 16px;font-size:14px;color:#4c5a6b">Se il pulsante non funziona, copia questo indirizzo nel browser:<br><span style="word-break:break-all">${escaped(action.url)}</span></p>`
    : ''
  const lists = sections.map(sectionHtml).join('')
  const foot = links.map(
    ({ label, url }) => `<a href="${escaped(url)}" class="blue" style="color:#12558f">${escaped(label)}</a>`,
  )
  const last = note ? `<p class="soft" style="margin:0 0 16px;font-size:15px;color:#4c5a6b">${escaped(note)}</p>` : ''
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${IN_THE_DARK}</style></head><body style="margin:0;padding:24px 12px;background:#f9f8f5;color:#1c2a3a;font:17px/1.55 'Source Sans 3',-apple-system,'Segoe UI',Roboto,sans-serif">${preview(paragraphs)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:560px;background:#ffffff;border-radius:14px"><tr><td style="padding:32px 28px;overflow-wrap:anywhere;word-break:break-word">${headOf(club)}<h1 style="margin:0 0 16px;font:600 26px/1.2 Georgia,serif">${escaped(title)}</h1>${body.join('')}${table}${lists}${button}${last}</td></tr></table><p class="soft" style="max-width:560px;margin:20px auto 0;font-size:13px;color:#4c5a6b">${[...(foot.length > 0 ? [foot.join(' · ')] : []), ...footer(club).map(escaped)].join('<br>')}</p></td></tr></table></body></html>`
}

/** What a list of letters shows beside the subject: what this one says, and not the name of the club and the subject again. */
function preview([first = '', second = '']: readonly string[]): string {
  const words = `${first.charAt(0).toLocaleUpperCase('it')}${first.slice(1)} ${second}`.trim().slice(0, 180)
  return `<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0">${escaped(words)}</div>`
}

function factsHtml(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ term, value }) =>
      `<tr><th scope="row" align="left" valign="top" class="soft" style="padding:4px 16px 4px 0;font-weight:400;color:#4c5a6b;white-space:nowrap">${escaped(term)}</th><td valign="top" style="padding:4px 0;font-weight:600">${escaped(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:inherit">${rows.join('')}</table>`
}

function headOf({ name, logo }: Sender): string {
  // With its width said, for programs that do not scale by the height alone.
  const width = logo && Math.round(Math.min(200, (40 * logo.width) / logo.height))
  const picture = logo
    ? `<img src="${escaped(logo.url)}" alt="${logo.saysName ? escaped(name) : ''}" width="${width}" style="display:block;width:${width}px;height:auto;border:0;background:#ffffff;border-radius:8px">`
    : ''
  if (logo?.saysName) return `<p style="margin:0 0 24px">${picture}</p>`
  const written = `<p class="blue" style="margin:0 0 24px;font:600 20px Georgia,serif;color:#12558f">${escaped(name)}</p>`
  return picture ? `<p style="margin:0 0 10px">${picture}</p>${written}` : written
}

function sectionHtml({ title, items }: MailSection): string {
  const list = items.map(
    ({ title: name, url, about }) =>
      `<p style="margin:0 0 16px"><a href="${escaped(url)}" class="blue" style="color:#12558f;font-weight:600">${escaped(name)}</a><br><span class="soft" style="font-size:15px;color:#4c5a6b">${escaped(about)}</span></p>`,
  )
  return `<h2 style="margin:28px 0 12px;font:600 20px/1.3 Georgia,serif">${escaped(title)}</h2>${list.join('')}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
