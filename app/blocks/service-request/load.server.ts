import { formFor, requestPrompt } from '#areas/services/rules.ts'
import type { LoadParts } from '../block.ts'
import type { ServiceRequestData, ServiceRequestFields } from './schema.ts'

export async function loadServiceRequest(
  fields: ServiceRequestFields,
  { audience }: LoadParts,
): Promise<ServiceRequestData> {
  return {
    ...fields,
    form: formFor(audience, fields.form),
    prompt: requestPrompt(audience, fields.form),
  }
}
