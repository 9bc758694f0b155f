import { formFor, requestAccess } from '#areas/services/rules.ts'
import type { LoadParts } from '../block.ts'
import type { ServiceRequestData, ServiceRequestFields } from './schema.ts'

export async function loadServiceRequest(
  fields: ServiceRequestFields,
  { audience }: LoadParts,
): Promise<ServiceRequestData> {
  const access = requestAccess(audience, fields.form)
  return {
    ...fields,
    form: formFor(audience, fields.form),
    prompt: access.kind === 'prompt' ? access.prompt : null,
  }
}
