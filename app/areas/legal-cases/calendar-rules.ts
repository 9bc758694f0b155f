import type { Hearing, LegalCase } from './model.ts'

const HOUR_MS = 3_600_000

/** The hearings of a case as a calendar file (RFC 5545), to be kept in any agenda. */
export function hearingsCalendar(legalCase: LegalCase, hearings: readonly Hearing[], now: Date): string {
  const seat = [legalCase.court, legalCase.seat, legalCase.section].filter(Boolean).join(', ')
  const events = hearings.flatMap(({ id, type, heldAt, place }) => [
    'BEGIN:VEVENT',
    `UID:${id}@udienze`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(heldAt)}`,
    `DTEND:${stamp(new Date(heldAt.getTime() + HOUR_MS))}`,
    `SUMMARY:${escapeText(`${type}: ${legalCase.name}`)}`,
    `LOCATION:${escapeText(place || seat)}`,
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Camice//Le mie cause//IT', ...events, 'END:VCALENDAR']
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n')
}

/** A line has at most 75 bytes; what follows goes on the next ones, after a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > 74) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
