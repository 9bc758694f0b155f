import { z } from 'zod'
import { callToAction } from '../fields/call-to-action.ts'
import { link } from '../fields/link.ts'
import { permission } from '../fields/permission.ts'

const anchorLinkSchema = z
  .strictObject({
    label: z.string().trim().min(1).max(40).meta({ title: 'Etichetta' }),
    link: link().meta({
      title: 'Dove porta',
      description: '# e il nome di un blocco di questa pagina, oppure un indirizzo.',
    }),
    audience: permission(),
  })
  .meta({ title: 'Sezione' })

/** BLK-011…014. */
export const anchorMenuSchema = z
  .strictObject({
    label: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .default('In questa pagina')
      .meta({ title: 'Nome per chi usa un lettore di schermo', isDetail: true }),
    links: z.array(anchorLinkSchema).min(1).max(12).meta({ title: 'Sezioni' }),
    callsToAction: z.array(callToAction()).max(4).default([]).meta({ title: 'Pulsanti' }),
    telemedicineLink: link().optional().meta({
      title: 'Servizio di telemedicina',
      description: 'Solo sulla pagina della telemedicina: dove porta «Accedi al servizio».',
    }),
  })
  .meta({
    title: 'Indice della pagina',
    description: 'I collegamenti alle parti di una pagina lunga, sempre a portata di mano.',
  })

export type AnchorMenuFields = z.output<typeof anchorMenuSchema>

/** What the strip shows; the address of the service reaches only who may open it. */
export type AnchorMenu = Omit<AnchorMenuFields, 'telemedicineLink'> & {
  telemedicine: { access: 'open'; link: string } | { access: 'reactivating' } | null
}
