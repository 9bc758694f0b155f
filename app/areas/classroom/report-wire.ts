import { z } from 'zod'
import { toCsv } from '#platform/pure/csv.ts'
import { type ReportedEvent, type ReportLine, type ReportProblem, reportCredits } from './report-rules.ts'

export const reportParamsWire = z.object({
  id: z.coerce.number().int().min(0).max(2_147_483_647),
  formato: z.enum(['xml', 'csv']),
})

/** Distance learning (1; 2 is on the job, 3 in a room), without an expert who answers (10; with one, 11); an event, not a plan. */
const DISTANCE = { tipo_form: '1', cod_tipologia_form: '10', tipo_eve: 'E' }
const PARTICIPANT = 'P'

/** The report of an event, in the form of the schema `rapporto_evento` 1.16. */
export function toReportXml(event: ReportedEvent, lines: readonly ReportLine[]): string {
  const attributes = attributesOf({
    cod_evento: String(event.eventId),
    cod_edi: String(event.edition),
    cod_org: event.providerNumber,
    cod_accr: event.accreditingBody,
    data_ini: event.from,
    data_fine: event.to,
    crediti: reportCredits(event.credits),
    ore: String(event.hours),
    ...DISTANCE,
    cod_obi: event.objectiveNumber,
    num_part: String(event.followers),
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<dataroot>',
    `  <evento ${attributes}>`,
    ...lines.flatMap((line) => [
      `    <partecipante ${attributesOf(participantOf(line))}>`,
      `      <professione cod_prof="${line.profession}"><disciplina>${line.discipline}</disciplina></professione>`,
      '    </partecipante>',
    ]),
    '  </evento>',
    '</dataroot>',
    '',
  ].join('\n')
}

function participantOf(line: ReportLine): Record<string, string> {
  return {
    cod_fisc: line.fiscalCode,
    nome: line.name,
    cognome: line.surname,
    ruolo: PARTICIPANT,
    lib_dip: line.employment,
    part_reclutato: line.isRecruited ? '1' : '0',
    ...(line.isRecruited && line.sponsor && { sponsor: line.sponsor }),
    cred_acq: line.credits,
    data_acq: line.passedOn,
  }
}

/** The same lines as a sheet, with the columns the regulator's own form has. */
export function toReportCsv(lines: readonly ReportLine[]): string {
  const head = 'cod_fisc;nome;cognome;ruolo;lib_dip;cred_acq;data_acq;part_reclutato;sponsor;cod_prof.disciplina'
  const rows = lines.map((line) =>
    [
      line.fiscalCode,
      line.name,
      line.surname,
      PARTICIPANT,
      line.employment,
      line.credits,
      line.passedOn,
      line.isRecruited ? '1' : '0',
      line.isRecruited ? line.sponsor.replaceAll(';', ',') : '',
      `${line.profession}.${line.discipline}`,
    ].join(';'),
  )
  return `${[head, ...rows].join('\r\n')}\r\n`
}

/** DSK-033. Whoever cannot be reported, all of them, with what is missing. */
export function toMissingCsv(problems: readonly ReportProblem[]): string {
  return toCsv([
    ['Cognome', 'Nome', 'Username', 'E-mail', 'Che cosa manca'],
    ...problems.map(({ participant: { surname, name, account }, missing }) => [
      surname,
      name,
      String(account?.username ?? ''),
      account?.email ?? '',
      missing.map(({ reason }) => reason).join(' '),
    ]),
  ])
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function attributesOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)}"`)
    .join(' ')
}
