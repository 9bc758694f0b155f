import type { HearingWire } from './wire.ts'

/** A hearing as the page shows it. Apart from the shapes, so that Zod stays out of the browser. */
export type ShownHearing = {
  type: string
  heldAt: string
  place: string
  outcome: string
  documents: { id: string; name: string; path: string }[]
}

export function fromHearing({ tipoUdienzaDesc, dataUdienza, luogo, esito, documentazioni }: HearingWire): ShownHearing {
  return {
    type: tipoUdienzaDesc,
    heldAt: dataUdienza,
    place: luogo,
    outcome: esito,
    documents: documentazioni.map(({ id, nome, fileSharePoint }) => ({ id, name: nome, path: fileSharePoint })),
  }
}
