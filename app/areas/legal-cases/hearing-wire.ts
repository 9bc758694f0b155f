import type { HearingWire } from './wire.ts'

/** A hearing as the page shows it. Apart from the shapes, so that Zod stays out of the browser. */
export type ShownHearing = { type: string; heldAt: string; documents: { id: string; name: string; path: string }[] }

export function fromHearing({ tipoUdienzaDesc, dataUdienza, documentazioni }: HearingWire): ShownHearing {
  return {
    type: tipoUdienzaDesc,
    heldAt: dataUdienza,
    documents: documentazioni.map(({ id, nome, fileSharePoint }) => ({ id, name: nome, path: fileSharePoint })),
  }
}
