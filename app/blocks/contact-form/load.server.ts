import type { LoadParts } from '../block.ts'
import type { ContactFormData, ContactFormFields } from './schema.ts'

/** FRM-009. Where editors name no other club, one writes to this one, whatever it is called. */
export async function loadContactForm(
  fields: ContactFormFields,
  { club }: Pick<LoadParts, 'club'>,
): Promise<ContactFormData> {
  return { ...fields, clubs: fields.clubs?.length ? fields.clubs : club ? [club.name] : [] }
}
