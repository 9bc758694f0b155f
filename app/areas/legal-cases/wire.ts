import { z } from 'zod'
import type { Hearing, LegalCase } from './model.ts'
import { hearingsInOrder, recognisedRulings } from './rules.ts'

export const hearingWire = z.object({
  tipoUdienzaDesc: z.string(),
  dataUdienza: z.iso.datetime(),
  luogo: z.string(),
  esito: z.string(),
  documentazioni: z.array(z.object({ id: z.string(), nome: z.string(), fileSharePoint: z.string() })),
})
export type HearingWire = z.infer<typeof hearingWire>

/** CAU-003 */
export const legalCaseWire = z.object({
  pratica: z.object({
    nome: z.string(),
    organoGiudicanteDesc: z.string(),
    sede: z.string(),
    sezione: z.string(),
    provvedimenti: z.array(z.object({ tipo: z.string(), valore: z.string() })),
    statoCausa: z.string(),
  }),
  lineaDiBusiness: z.object({ descrizione: z.string(), specializzazione: z.string() }),
  udienze: z.array(hearingWire),
})
export type LegalCaseWire = z.infer<typeof legalCaseWire>

/** CAU-004. Rulings we do not recognise are left out here, so that no screen can show them. */
export function toLegalCase(legalCase: LegalCase, hearings: readonly Hearing[]): LegalCaseWire {
  return {
    pratica: {
      nome: legalCase.name,
      organoGiudicanteDesc: legalCase.court,
      sede: legalCase.seat,
      sezione: legalCase.section,
      provvedimenti: recognisedRulings(legalCase.rulings).map(({ type, value }) => ({ tipo: type, valore: value })),
      statoCausa: legalCase.status,
    },
    lineaDiBusiness: { descrizione: legalCase.businessLine, specializzazione: legalCase.specialization },
    udienze: toHearings(hearings),
  }
}

/** CAU-006. A document opens through a call of ours, which asks again whose it is. */
export function toHearings(hearings: readonly Hearing[]): HearingWire[] {
  return hearingsInOrder(hearings).map(({ type, heldAt, place, outcome, documents }) => ({
    tipoUdienzaDesc: type,
    dataUdienza: heldAt.toISOString(),
    luogo: place,
    esito: outcome,
    documentazioni: documents.map(({ id, name }) => ({
      id,
      nome: name,
      fileSharePoint: `/api/CRM/CauseLegaliAttive/Documenti/${id}`,
    })),
  }))
}

export const caseParams = z.object({ caseName: z.string().min(1).max(120) })
export const documentParams = z.object({ id: z.uuid('L’identificativo del documento non è valido.') })
